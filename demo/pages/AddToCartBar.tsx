import { useText } from '#src/entries/index.ts';
import { BagIcon, Button, CheckIcon, Price, StandInBar } from '#src/entries/ui.ts';

interface AddToCartBarProps {
  /** The id of the form that it submits. */
  form: string;
  button: HTMLButtonElement | null;
  price: number;
  isBusy: boolean;
  isConfirmed: boolean;
}

/** Price and button at a phone's lower edge, as long as the form's own button is below the window. */
export function AddToCartBar({ form, button, price, isBusy, isConfirmed }: AddToCartBarProps) {
  const text = useText();
  return (
    <StandInBar name="add-to-cart" of={button}>
      <Price amount={price} />
      <Button form={form} type="submit" isLoading={isBusy}>
        {isConfirmed ? <CheckIcon size="small" /> : <BagIcon size="small" />}
        {/* A translated text is replaced as a whole. */}
        <span key={String(isConfirmed)}>
          {text(isConfirmed ? 'page.product.in_cart' : 'page.product.add')}
        </span>
      </Button>
    </StandInBar>
  );
}
