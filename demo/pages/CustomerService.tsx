import type { HelpContact } from '#demo/model/helpAnswers.ts';
import { useContentLang } from '#src/entries/index.ts';
import { ContactWays } from './ContactWays.tsx';
import { SideCard } from './FormPage.tsx';

/** Who would rather call, or write a letter. */
export function CustomerService({ contact }: { contact: HelpContact | undefined }) {
  const lang = useContentLang();
  if (!contact) return null;
  return (
    <SideCard heading={contact.heading} lang={lang}>
      <ContactWays contact={contact} />
      <address>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </SideCard>
  );
}
