import { CartChangeError } from '../lines/CartChangeError.tsx';
import type { LineKey } from '../store/cartLines.ts';
import type { CartApi } from '../store/useCart.ts';
import { CartReadError } from './CartReadError.tsx';
import styles from './MiniCartContent.module.css';

interface CartErrorsProps {
  cart: CartApi;
  /** The lines and forms that show their own errors. @default none */
  places?: ReadonlySet<LineKey>;
}

/** The errors above the cart: of reading it, and of changes that have no place in it. */
export function CartErrors({ cart: { readError, errors, commands }, places }: CartErrorsProps) {
  const above = errors.filter(({ key }) => key === null || !places?.has(key));
  if (readError === null && above.length === 0) return null;
  return (
    <div className={styles.errors}>
      {readError !== null && <CartReadError error={readError} onRetry={commands.reload} />}
      {above.map((error) => (
        <CartChangeError
          key={`${error.id} ${error.count}`}
          error={error}
          variant="banner"
          commands={commands}
        />
      ))}
    </div>
  );
}
