import { useAtomValue } from 'jotai/react';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { ChevronLeftIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Navigation.module.css';
import { isMatchAtom } from './navigationAtoms.ts';

interface NavigationBackProps {
  /** The title of the current level. */
  title: string;
  onPress: () => void;
}

/** Goes one level up in the phone menu; CSS hides the button elsewhere (NAV-07). */
export function NavigationBack({ title, onPress }: NavigationBackProps) {
  const text = useText();
  const isMatch = useAtomValue(isMatchAtom);
  return (
    <div className={styles.back}>
      <IconButton
        className={styles.backButton}
        label={text('navigation.back')}
        data-part="nav-back"
        data-item={isMatch ? '' : undefined}
        onPress={onPress}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span>{title}</span>
    </div>
  );
}
