import { type ReactNode, useState } from 'react';
import { GROUP_TITLES } from '#demo/model/scenarioPanel.ts';
import { useIsHydrated, useText } from '#src/entries/index.ts';
import { Button, CheckIcon, CloseIcon, CopyIcon, Link, ReloadIcon } from '#src/entries/ui.ts';
import { choiceName, parameterName } from './choiceName.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './ScenarioPanelState.module.css';

interface ScenarioPanelStateProps extends Pick<ContentOf<'scenarioPanel'>, 'active' | 'shared'> {
  /** The country's name. */
  site: string;
  /** The language's own name. */
  language: string;
  /** The link to the shop. */
  children: ReactNode;
}

/** The active settings, each with a link that removes it, and the links for sharing. */
export function ScenarioPanelState({ active, shared, site, language, children }: ScenarioPanelStateProps) {
  const text = useText();
  return (
    <aside className={styles.state} aria-labelledby="panel-state">
      <h2 id="panel-state" className={styles.title}>
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
              const value = parameter && parameterName(parameter, text);
              const fullName = value ? text('ui.labelled', { label: words, value }) : words;
              return (
                <li key={`${name} ${parameter}`} className={styles.setting}>
                  <span className={styles.group}>{text(GROUP_TITLES[group])}</span>
                  <span className={styles.words}>
                    {words}
                    {value && <span className={styles.parameter}>{value}</span>}
                  </span>
                  <a
                    className={styles.remove}
                    href={href}
                    aria-label={text('demo.remove', { name: fullName })}
                  >
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
      <section className={styles.shared} aria-labelledby="panel-shared">
        <h3 id="panel-shared" className={styles.subtitle}>
          {text('demo.share.title')}
        </h3>
        <SharedLink label={text('demo.share.shop')} href={shared.shop} />
        <SharedLink label={text('demo.share.panel')} href={shared.panel} />
      </section>
    </aside>
  );
}

/** A link for sharing: a selectable field and, with scripts, a copy button. */
function SharedLink({ label, href }: { label: string; href: string }) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without clipboard permission, people can copy from the field.
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.link}>
      <label className={styles.field}>
        <span>{label}</span>
        {/* The addresses differ at their end, so it is in view. */}
        <textarea readOnly rows={3} value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {isHydrated && (
        <Button
          variant="secondary"
          size="small"
          onPress={copy}
          aria-label={text('ui.labelled', {
            label: text(isCopied ? 'promotion.copied' : 'demo.copy'),
            value: label,
          })}
        >
          {isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          <span key={String(isCopied)}>{text(isCopied ? 'promotion.copied' : 'demo.copy')}</span>
        </Button>
      )}
    </div>
  );
}
