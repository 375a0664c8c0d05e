import { useId, useState } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { CloseIcon, MenuIcon } from '#src/ui/Icon/icons.tsx';
import styles from './HeaderNavigation.module.css';
import { topEntries } from './topEntries.ts';

/** The four top-level entries as links; on a phone behind a menu button (HDR-12). */
export function HeaderNavigation() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? CloseIcon : MenuIcon;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        data-part="menu-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon label={text('header.menu')} />
      </button>
      <nav
        id={id}
        className={styles.navigation}
        aria-label={text('header.navigation')}
        data-vitrine="navigation"
        data-open={isOpen || undefined}
      >
        <ul className={styles.entries}>
          {topEntries(text).map(({ title, url }) => (
            <li key={title}>
              <a className={styles.entry} href={safeHref(url) ?? undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
