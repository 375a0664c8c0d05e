import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { variantToAdd } from '#demo/model/chosenVariant.ts';
import type { ProductDetails, ProductTile } from '#demo/model/products.ts';
import type { FormFailure } from '#src/entries/forms.ts';
import { useCart, useContentLang, useText } from '#src/entries/index.ts';
import { BagIcon, Button, CheckIcon, Notification, useAnnounce, VisuallyHidden } from '#src/entries/ui.ts';
import styles from './AddToCart.module.css';
import { AddToCartBar } from './AddToCartBar.tsx';
import { PageFields } from './PageFields.tsx';

/** How long a button shows the confirmation. */
const CONFIRMED_MS = 2_000;

/** A refusal of the cart is a sentence of its own. */
type Answer = 'added' | FormFailure | { refusal: string };

interface AddToCartProps {
  product: ProductTile & Partial<Pick<ProductDetails, 'variants'>>;
  size?: 'small' | 'large';
  /** Variant fields above the button. */
  children?: ReactNode;
  /** The server's result, if the form was sent without scripts. */
  answer?: Answer | undefined;
}

/**
 * Adds one piece of a product to the cart and shows the result: a tile in its button, so that the row keeps its height,
 * a product page below it. It is a form, so it also works before hydration and without scripts. On a phone a product
 * page has a bar with a second button until the form's own is in the window.
 */
export function AddToCart({ product, size = 'small', children, answer: answerProp }: AddToCartProps) {
  const text = useText();
  const announce = useAnnounce();
  const { addToCart } = useCart();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | undefined>(answerProp);
  const [isConfirmed, setConfirmed] = useState(false);
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isTile = size === 'small';

  useEffect(() => {
    if (!isConfirmed) return undefined;
    const timer = setTimeout(() => setConfirmed(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed]);

  // The bar shows no errors.
  const isRefused = answer !== undefined && answer !== 'added';
  useEffect(() => {
    if (isRefused && !isTile) form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, isTile]);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Enter on a variant submits the form while the button is loading.
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const chosen = variantToAdd(product, (field) => data.get(field));
    setAnswer(chosen ? undefined : 'outdated');
    if (!chosen) return;
    setBusy(true);
    const result = await addToCart({ productId: product.id, tcm: chosen.tcm });
    setBusy(false);
    setAnswer(result.ok ? 'added' : { refusal: result.error.message });
    setConfirmed(result.ok);
    if (result.ok && isTile) announce(text('page.product.added', { title: product.title }));
  }

  return (
    <>
      <form
        ref={form}
        id={id}
        role="none"
        className={styles.form}
        method="post"
        action={product.href}
        onSubmit={add}
      >
        <PageFields />
        {children ?? <input type="hidden" name="tcm" value={product.tcm} />}
        <Button
          ref={setButton}
          type="submit"
          variant={isTile ? 'secondary' : 'primary'}
          size={size}
          isBlock
          isLoading={isBusy}
        >
          {isTile && isConfirmed ? <CheckIcon size="small" /> : <BagIcon size="small" />}
          {!isTile ? (
            text('page.product.add')
          ) : isConfirmed ? (
            <TileLabel key="in-cart" label={text('page.product.in_cart')} title={product.title} />
          ) : (
            <>
              <span className={styles.long}>
                <TileLabel label={text('page.product.add')} title={product.title} />
              </span>
              <span className={styles.short}>
                <TileLabel label={text('page.product.add_short')} title={product.title} />
              </span>
            </>
          )}
        </Button>
        {answer && !(isTile && answer === 'added') && (
          <Notification state={answer === 'added' ? 'success' : 'error'} variant="footnotesize">
            {answer === 'added'
              ? text('page.product.added', { title: product.title })
              : typeof answer === 'object'
                ? answer.refusal
                : text(`forms.failure.${answer}`)}
          </Notification>
        )}
      </form>
      {!isTile && (
        <AddToCartBar
          form={id}
          button={button}
          price={product.price}
          isBusy={isBusy}
          isConfirmed={isConfirmed}
        />
      )}
    </>
  );
}

/** A label of a tile's button, with the product in its name. */
export function TileLabel({ label, title }: { label: string; title: string }) {
  const text = useText();
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>
        {text('ui.labelled', { label, value: '' })}
        <span lang={useContentLang()}>{title}</span>
      </VisuallyHidden>
    </>
  );
}
