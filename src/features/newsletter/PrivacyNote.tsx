import { useSite } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Link } from '#src/ui/Link/Link.tsx';

interface PrivacyNoteProps {
  className?: string | undefined;
}

/** The link to the privacy policy, as a sentence. */
export function PrivacyNote({ className }: PrivacyNoteProps) {
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
