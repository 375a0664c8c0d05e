import { useShellText } from '#src/i18n/SiteContext.ts';
import { LockIcon } from '#src/ui/Icon/frameIcons.tsx';
import styles from './Header.module.css';

/** The hint in the checkout that the connection is secure. */
export function SecureHint() {
  const text = useShellText();
  return (
    <p className={styles.secureHint}>
      <LockIcon size="small" />
      {text('secured_purchase')}
    </p>
  );
}
