import { useShellText } from '#src/i18n/SiteContext.ts';
import { goBack } from '#src/lib/nativeBridge.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { ChevronLeftIcon } from '#src/ui/Icon/frameIcons.tsx';
import styles from './Header.module.css';

/** Goes one step back: in the native app, the mobile app or the browser's history. */
export function BackButton() {
  const text = useShellText();
  return (
    <IconButton
      className={styles.back}
      label={text('header.back')}
      data-part="back"
      data-scripted=""
      onPress={() => goBack()}
    >
      <ChevronLeftIcon />
    </IconButton>
  );
}
