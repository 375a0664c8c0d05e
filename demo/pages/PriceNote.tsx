import { useContentLang, useSite } from '#src/entries/index.ts';
import { shippingNote } from '#src/entries/sites.ts';
import { Link } from '#src/entries/ui.ts';

/** What a price includes, with the link to what is added to it. */
export function PriceNote({ className }: { className?: string | undefined }) {
  const site = useSite();
  const note = shippingNote(site);
  return (
    <p className={className} lang={useContentLang()}>
      {note ? (
        <>
          {note.textBeforeLink}
          <Link href={note.href}>{note.linkText}</Link>
          {note.textAfterLink}
        </>
      ) : (
        site.rules.priceNote.sum
      )}
    </p>
  );
}
