import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';

interface CartQuantityProps {
  /** The line's title, for the accessible names of the controls. */
  title: string;
  quantity: number;
  /** Id of the message that explains why the last change was refused. */
  errorId: string | undefined;
  onChoose: (quantity: number) => void;
  /** Called when the user has finished, to skip the remaining delay. */
  onFinish: () => void;
}

/** Chooses the quantity of an article, up to the site's limit. */
export function CartQuantity({ title, quantity, errorId, onChoose, onFinish }: CartQuantityProps) {
  const text = useText();
  const announce = useAnnounce();
  const site = useSite();
  return (
    <QuantityField
      label={text('mini_cart.line.quantity', { title })}
      decreaseLabel={text('mini_cart.line.less', { title })}
      increaseLabel={text('mini_cart.line.more', { title })}
      value={quantity}
      maxValue={site.cart.maxLineQuantity}
      errorId={errorId}
      onChange={(count, isStep) => {
        onChoose(count);
        if (isStep) announce(text('mini_cart.announce.quantity', { title, count }));
      }}
      onSubmit={onFinish}
    />
  );
}
