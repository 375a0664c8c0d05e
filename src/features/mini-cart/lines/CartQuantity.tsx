import { useId, useState } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';
import styles from './CartLine.module.css';

interface CartQuantityProps {
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
  const id = useId();
  const [isRejected, setRejected] = useState(false);
  const message = text('mini_cart.line.quantity_whole', { max: site.cart.maxLineQuantity });
  return (
    <div className={styles.quantity}>
      <QuantityField
        label={text('mini_cart.line.quantity', { title })}
        decreaseLabel={text('mini_cart.line.less', { title })}
        increaseLabel={text('mini_cart.line.more', { title })}
        value={quantity}
        maxValue={site.cart.maxLineQuantity}
        errorId={isRejected ? id : errorId}
        onChange={(count, isStep) => {
          setRejected(false);
          onChoose(count);
          if (isStep) announce(text('mini_cart.announce.quantity', { title, count }));
        }}
        onReject={() => {
          setRejected(true);
          announce(message, 'assertive');
        }}
        onSubmit={onFinish}
      />
      {isRejected && (
        <p id={id} className={styles.quantityError}>
          {message}
        </p>
      )}
    </div>
  );
}
