import { type FormEvent, type ReactNode, useState } from 'react';
import type { ProductTile } from '#server/model/pageState.ts';
import { BagIcon, Button, Notification, useCart, useText } from '#src/index.ts';
import styles from './AddToCart.module.css';
import { useCsrf } from './csrfContext.ts';

interface AddToCartProps {
  product: ProductTile;
  size?: 'small' | 'large';
  /** Fields above the button, such as the choice of a variant; named `tcm` they choose what is added. */
  children?: ReactNode;
  /** What the server said to this form, when it was sent without scripts. */
  answer?: 'added' | 'failed' | undefined;
}

/**
 * Puts one of a product into the cart and says what came of it. It is a form, so it also works before the page is
 * hydrated and without scripts.
 */
export function AddToCart({ product, size = 'small', children, answer: given }: AddToCartProps) {
  const text = useText();
  const { addToCart } = useCart();
  const csrf = useCsrf();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<'added' | 'failed' | { refusal: string } | undefined>(given);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const tcm = String(new FormData(event.currentTarget).get('tcm') ?? product.tcm);
    setBusy(true);
    setAnswer(undefined);
    const result = await addToCart({ productId: product.id, tcm });
    setBusy(false);
    setAnswer(result.ok ? 'added' : { refusal: result.error.message });
  }

  return (
    <form className={styles.form} method="post" action={product.href} onSubmit={add}>
      <input type="hidden" name="csrf" value={csrf} />
      {children ?? <input type="hidden" name="tcm" value={product.tcm} />}
      <Button
        type="submit"
        variant={size === 'large' ? 'activating' : 'secondary'}
        size={size}
        isBlock
        isLoading={isBusy}
        aria-label={size === 'small' ? `${text('page.product.add')}: ${product.title}` : undefined}
      >
        <BagIcon size="small" />
        {text('page.product.add')}
      </Button>
      {answer && (
        <Notification state={answer === 'added' ? 'success' : 'error'} variant="footnotesize">
          {answer === 'added'
            ? text('page.product.added', { title: product.title })
            : answer === 'failed'
              ? text('page.product.failed')
              : answer.refusal}
        </Notification>
      )}
    </form>
  );
}
