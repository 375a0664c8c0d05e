import type { HelpAnswer, HelpContact } from '#demo/model/helpAnswers.ts';
import { useContentLang, useText } from '#src/entries/index.ts';
import { Link } from '#src/entries/ui.ts';
import { ContactWays } from './ContactWays.tsx';
import { Delivery } from './Delivery.tsx';
import styles from './HelpAnswers.module.css';

interface HelpAnswersProps {
  answers: readonly HelpAnswer[];
  contact?: HelpContact | undefined;
}

/** The questions of most customers with their answers: payment, delivery, returns and contact. */
export function HelpAnswers({ answers, contact }: HelpAnswersProps) {
  const text = useText();
  const lang = useContentLang();
  return (
    <div className={styles.answers}>
      {answers.map(({ subject, heading, text: words, names, links }) => (
        <section key={subject} className={styles.answer}>
          <h2 className={styles.heading} lang={lang}>
            {heading}
          </h2>
          {words && <p lang={lang}>{words}</p>}
          {names.length > 0 && (
            <p className={styles.names} lang={lang}>
              {names.join(', ')}
            </p>
          )}
          {subject === 'delivery' && <Delivery />}
          {subject === 'contact' && (
            <>
              <p>{text('forms.contact.intro')}</p>
              {contact && <ContactWays contact={contact} />}
            </>
          )}
          <ul lang={lang}>
            {links.map(({ href, text: name }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
