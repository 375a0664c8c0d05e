import { useState } from 'react';
import { MAX_LINE_QUANTITY } from '#src/config/limits.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { MinusIcon, PlusIcon } from '#src/ui/Icon/icons.tsx';
import styles from './CartLine.module.css';

interface CartQuantityProps {
  /** What is counted, for the controls' names. */
  title: string;
  quantity: number;
  /** The id of the message that says why the last choice was refused. */
  errorId: string | undefined;
  onChoose: (quantity: number) => void;
  /** The person has finished: nothing needs to be waited for. */
  onFinish: () => void;
}

/** Chooses how many of an article (BEY-10). Native controls, cheap enough for every line of a long list. */
export function CartQuantity({ title, quantity, errorId, onChoose, onFinish }: CartQuantityProps) {
  const text = useText();
  const announce = useAnnounce();
  // What was typed and is no quantity yet, such as an emptied field.
  const [typed, setTyped] = useState<string | null>(null);

  const type = (value: string) => {
    const count = Number(value);
    const isQuantity = Number.isInteger(count) && count >= 1 && count <= MAX_LINE_QUANTITY;
    setTyped(isQuantity ? null : value);
    if (isQuantity) onChoose(count);
  };
  const step = (by: 1 | -1) => {
    const count = quantity + by;
    if (count < 1 || count > MAX_LINE_QUANTITY) return;
    setTyped(null);
    onChoose(count);
    announce(text('mini_cart.announce.quantity', { title, count }));
  };

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('mini_cart.line.less', { title })}
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => step(-1)}
      >
        <MinusIcon size="small" />
      </button>
      <input
        className={styles.quantity}
        data-part="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LINE_QUANTITY}
        step={1}
        value={typed ?? quantity}
        aria-label={text('mini_cart.line.quantity', { title })}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onFinish();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={text('mini_cart.line.more', { title })}
        aria-disabled={quantity >= MAX_LINE_QUANTITY || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon size="small" />
      </button>
    </div>
  );
}
