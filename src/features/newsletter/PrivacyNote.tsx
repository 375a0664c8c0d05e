import { useSite } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Link } from '#src/ui/Link/Link.tsx';

/** The link to the privacy policy, as a sentence. */
export function PrivacyNote({ className }: { className?: string | undefined }) {
  const richText = useRichText();
  const { links } = useSite();
  return (
    <p className={className}>
      {richText('newsletter.privacy', {
        privacy: (words) => (
          <Link href={links.privacy} isExternal>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
