import { useText } from '#src/i18n/SiteContext.ts';
import { goBack } from '#src/lib/nativeBridge.ts';
import { ChevronLeftIcon } from '#src/ui/Icon/frameIcons.tsx';
import styles from './Header.module.css';

/** One step back: by the native app, the mobile app or the browser's history (HDR-03). */
export function BackButton() {
  const text = useText();
  return (
    <button type="button" className={styles.back} data-part="back" onClick={() => goBack()}>
      <ChevronLeftIcon label={text('header.back')} />
    </button>
  );
}
