import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#src/entries/index.ts';
import { BagIcon, Button, CheckIcon, Price, useWindowEdge } from '#src/entries/ui.ts';
import styles from './AddToCart.module.css';

interface AddToCartBarProps {
  /** The id of the form that it submits. */
  form: string;
  /** The form's own button, which replaces the bar. */
  button: RefObject<HTMLButtonElement | null>;
  price: number;
  isBusy: boolean;
  isConfirmed: boolean;
}

/** Price and button at a phone's lower edge, as long as the form's own button is still below the window. */
export function AddToCartBar({ form, button, price, isBusy, isConfirmed }: AddToCartBarProps) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useIsBelowWindow(button);
  const edge = useWindowEdge('page', bar, isShown);
  return (
    <div
      ref={bar}
      className={`${edge} ${styles.bar}`}
      data-vitrine="add-to-cart"
      data-shown={isShown || undefined}
    >
      <Price amount={price} />
      <Button form={form} type="submit" isLoading={isBusy}>
        {isConfirmed ? <CheckIcon size="small" /> : <BagIcon size="small" />}
        {/* A translated text is replaced as a whole. */}
        <span key={String(isConfirmed)}>
          {text(isConfirmed ? 'page.product.in_cart' : 'page.product.add')}
        </span>
      </Button>
    </div>
  );
}

/** Whether an element is at least partly below the window of a phone. `false` on the server. */
function useIsBelowWindow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const phone = window.matchMedia('(width < 767px)');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { bottom } = entry.boundingClientRect;
        setBelow(phone.matches && bottom > window.innerHeight);
      },
      { threshold: [0, 1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}
