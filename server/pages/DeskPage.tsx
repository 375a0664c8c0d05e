import { DESK_GROUPS, type DeskChoice } from '#server/render/pageState.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { CheckIcon, MailIcon, ReloadIcon, StoreIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import type { ContentOf } from './contentOf.ts';
import styles from './DeskPage.module.css';

/** The demo desk: every situation of the shop behind a link that can be shared (BEY-03). */
export function DeskPage({ groups, active, unknown }: ContentOf<'desk'>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <div>
          <h1 className={styles.heading}>{text('demo.title')}</h1>
          <p className={styles.text}>{text('demo.text')}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink href="/">
            <StoreIcon size="small" />
            {text('demo.to_shop')}
          </ButtonLink>
          <ButtonLink href="/demo/outbox" variant="secondary">
            <MailIcon size="small" />
            {text('demo.outbox')}
          </ButtonLink>
          <ButtonLink href="/demo/elements" variant="secondary">
            {text('demo.elements.title')}
          </ButtonLink>
        </div>
      </header>

      {unknown.length > 0 && (
        <Notification state="error" isAnnounced={false}>
          {text('demo.unknown', { names: unknown.join(', ') })}
        </Notification>
      )}

      <section className={styles.active} aria-label={text('demo.active')}>
        <h2>{text('demo.active')}</h2>
        {active.length === 0 ? (
          <p className={styles.text}>{text('demo.none')}</p>
        ) : (
          <ul className={styles.chips}>
            {active.map((name) => (
              <li key={name} className={styles.chip}>
                <code>{name}</code>
              </li>
            ))}
            <li>
              <ButtonLink href="/demo?scenario=" size="small" variant="secondary">
                <ReloadIcon size="small" />
                {text('demo.reset')}
              </ButtonLink>
            </li>
          </ul>
        )}
      </section>

      <div className={styles.groups}>
        {DESK_GROUPS.map((group) => {
          const choices = groups[group];
          if (!choices?.length) return null;
          return (
            <section
              key={group}
              className={styles.group}
              aria-labelledby={`desk-${group}`}
              data-group={group}
            >
              <h2 id={`desk-${group}`}>{text(`demo.${group}`)}</h2>
              <ul className={styles.choices}>
                {choices.map((choice) => (
                  <Choice key={choice.label} {...choice} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

function Choice({ label, description, href, isActive }: DeskChoice) {
  return (
    <li>
      <a
        className={styles.choice}
        href={href}
        aria-current={isActive || undefined}
        title={description}
        data-active={isActive || undefined}
      >
        {isActive && <CheckIcon size="small" />}
        {label}
      </a>
    </li>
  );
}
