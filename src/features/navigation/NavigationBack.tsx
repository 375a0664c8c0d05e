import { useState } from 'react';
import { useOwnLang, useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { ChevronLeftIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Navigation.module.css';
import { useIsMatch } from './useIsMatch.ts';

interface NavigationBackProps {
  title: string;
  /** The title's language, if it is not that of the level. */
  titleLang?: string | undefined;
  isShown: boolean;
  onPress: () => void;
}

/**
 * The title of a level, in the phone menu with a button that goes one level up. The button is rendered when its
 * level first opens: a page has dozens of levels. It stays, because its level slides out when it closes.
 */
export function NavigationBack({ title, titleLang, isShown, onPress }: NavigationBackProps) {
  const text = useText();
  const ownLang = useOwnLang();
  const isMatch = useIsMatch();
  const [wasShown, setWasShown] = useState(false);
  if (isShown && isMatch && !wasShown) setWasShown(true);
  return (
    <div className={styles.back}>
      {isMatch && wasShown && (
        <IconButton
          className={styles.backButton}
          label={text('navigation.back')}
          lang={ownLang}
          data-part="nav-back"
          data-item=""
          onPress={onPress}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      <span lang={titleLang}>{title}</span>
    </div>
  );
}
