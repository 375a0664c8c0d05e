import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import styles from '../panel/MiniCartContent.module.css';
import type { ChangeErrorCode } from '../store/cartErrorTexts.ts';

/** The link to log in again after the session has ended; `null` for other errors. */
export function CartLogIn({ code }: { code: ChangeErrorCode }) {
  const text = useText();
  const { paths } = useSite();
  if (code !== 'SESSION_ENDED') return null;
  return (
    <ButtonLink className={styles.again} href={paths.signIn} size="small">
      {text('mini_cart.error.session_login')}
    </ButtonLink>
  );
}
