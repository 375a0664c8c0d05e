import type { HelpContact } from '#demo/model/helpAnswers.ts';
import { useContentLang } from '#src/entries/index.ts';
import { Link } from '#src/entries/ui.ts';

/** The telephone number of the customer service, and when it answers. */
export function ContactWays({ contact: { href, number, hours } }: { contact: HelpContact }) {
  return (
    <p lang={useContentLang()}>
      {href ? (
        <Link href={href} variant="standalone">
          {number}
        </Link>
      ) : (
        number
      )}
      <br />
      {hours}
    </p>
  );
}
