import { type ReactNode, useState } from 'react';
import {
  Button,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  Link,
  ReloadIcon,
  useIsHydrated,
  useText,
} from '#src/index.ts';
import { choiceName } from './choiceName.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './DeskState.module.css';

interface DeskStateProps extends Pick<ContentOf<'desk'>, 'active' | 'shared'> {
  /** The country's name. */
  site: string;
  /** The language's own name. */
  language: string;
  /** The way into the shop. */
  children: ReactNode;
}

/** What is set at the moment, with the way back for each setting, and the links that say all of it (BEY-03). */
export function DeskState({ active, shared, site, language, children }: DeskStateProps) {
  const text = useText();
  return (
    <aside className={styles.state} aria-labelledby="desk-state">
      <h2 id="desk-state" className={styles.title}>
        {text('demo.active')}
      </h2>
      <p className={styles.place}>
        <strong>{site}</strong>
        <span>{language}</span>
      </p>
      {active.length === 0 ? (
        <p className={styles.none}>{text('demo.none')}</p>
      ) : (
        <>
          <ul className={styles.settings}>
            {active.map(({ group, name, parameter, label, href }) => {
              const words = choiceName(name, label, text);
              const whole = parameter ? `${words}: ${parameter}` : words;
              return (
                <li key={`${name} ${parameter}`} className={styles.setting}>
                  <span className={styles.group}>{text(`demo.${group}`)}</span>
                  <span className={styles.words}>
                    {words}
                    {parameter && <code className={styles.parameter}>{parameter}</code>}
                  </span>
                  <a className={styles.remove} href={href} aria-label={text('demo.remove', { name: whole })}>
                    <CloseIcon size="small" />
                  </a>
                </li>
              );
            })}
          </ul>
          <p className={styles.reset}>
            <Link href="/demo?scenario=">
              <ReloadIcon size="small" /> {text('demo.reset')}
            </Link>
          </p>
        </>
      )}
      {children}
      <section className={styles.shared} aria-labelledby="desk-shared">
        <h3 id="desk-shared" className={styles.subtitle}>
          {text('demo.share.title')}
        </h3>
        <SharedLink label={text('demo.share.shop')} href={shared.shop} />
        <SharedLink label={text('demo.share.desk')} href={shared.desk} />
      </section>
    </aside>
  );
}

/** A link to pass on: a field to select from, and a button that copies it where scripts run. */
function SharedLink({ label, href }: { label: string; href: string }) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without the permission the field is still there to copy from.
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.link}>
      <label className={styles.field}>
        <span>{label}</span>
        <input readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {isHydrated && (
        <Button
          variant="secondary"
          size="small"
          onPress={copy}
          aria-label={`${text(isCopied ? 'demo.copied' : 'demo.copy')}: ${label}`}
        >
          {isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          {text(isCopied ? 'demo.copied' : 'demo.copy')}
        </Button>
      )}
    </div>
  );
}
