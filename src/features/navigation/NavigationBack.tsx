import { useText } from '#src/i18n/SiteContext.ts';
import { ChevronLeftIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Navigation.module.css';

interface NavigationBackProps {
  /** Where the person is. */
  title: string;
  onPress: () => void;
}

/** One level up in the phone's menu; elsewhere styles leave it out (NAV-07). */
export function NavigationBack({ title, onPress }: NavigationBackProps) {
  const text = useText();
  return (
    <div className={styles.back}>
      <button type="button" data-part="nav-back" aria-label={text('navigation.back')} onClick={onPress}>
        <ChevronLeftIcon />
      </button>
      <span>{title}</span>
    </div>
  );
}
