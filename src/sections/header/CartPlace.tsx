import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { BagIcon } from '#src/ui/Icon/icons.tsx';
import styles from './Header.module.css';

interface CartPlaceProps {
  isMiniCart: boolean;
  pageType: string | undefined;
}

/** The way to the cart. */
export function CartPlace(_props: CartPlaceProps) {
  const text = useText();
  return (
    <a className={styles.tool} href={LINKS.cart} data-part="cart-link">
      <BagIcon size="large" />
      <span>{text('header.cart')}</span>
    </a>
  );
}
