import { useShellText, useSite } from '#src/i18n/SiteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HeaderLogo.module.css';

/** The shop's name beside its mark, a lit shop window; without space only the mark. Links to the site's root. */
export function HeaderLogo() {
  const { brand, paths } = useSite();
  const text = useShellText();
  return (
    <a className={styles.logo} href={paths.home} data-part="logo">
      <svg className={styles.mark} viewBox="0 0 28 32" aria-hidden="true" focusable="false">
        <path className={styles.frame} d="M3 30V13.5C3 7.1 7.9 2 14 2s11 5.1 11 11.5V30Z" />
        <path d="M3 23.5h22" />
        <circle className={styles.thing} cx="14" cy="16.5" r="5" />
      </svg>
      <span className={styles.name} aria-hidden="true" translate="no">
        {brand.name}
      </span>
      <VisuallyHidden>{text('header.logo')}</VisuallyHidden>
    </a>
  );
}
