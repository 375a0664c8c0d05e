import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { TrashIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import {
  type CartItem,
  type CartItemOf,
  canDelete,
  canUndo,
  hasOwnQuantity,
  idOf,
  imagesOf,
  lineNameOf,
  piecesOf,
  quantityOf,
} from '../store/cartLines.ts';
import { lineNotice } from '../store/cartModel.ts';
import type { LineKind } from '../store/lineKinds.ts';
import { CartChangeError } from './CartChangeError.tsx';
import styles from './CartLine.module.css';
import { type CartLinePartProps, LINE_PARTS } from './cartLineParts.tsx';
import { type CartLinePlace, useCartSlots } from './cartSlots.ts';
import { LinePictures } from './LinePictures.tsx';

interface CartItemViewProps extends CartLinePartProps {
  onDelete: (isByKeyboard: boolean) => void;
}

/** A line that is in the cart: image, description, price, actions. */
export function CartItemView(props: CartItemViewProps) {
  const { entry, title, error, commands, onDelete } = props;
  const text = useText();
  const slots = useCartSlots();
  const isDeletable = canDelete(entry);
  const isFinal = isDeletable && !canUndo(entry);
  const finalId = useId();
  const notice = lineNotice(entry);
  return (
    <>
      <LinePictures className={styles.picture} images={imagesOf(entry)} />
      <div className={styles.words}>
        {renderPart('description', entry, props)}
        {slots.lineExtra && (
          <Slot name="cart line extra" content={slots.lineExtra} place={placeOf(entry, title)} />
        )}
      </div>
      {notice && (
        <div className={styles.note}>
          <Notification state={notice.state} variant="footnotesize" isAnnounced={false}>
            {text(notice.text)}
          </Notification>
        </div>
      )}
      <IconButton
        className={styles.delete}
        size="small"
        data-part="delete"
        label={text('mini_cart.line.delete', { title })}
        isDisabled={!isDeletable}
        disabledReason={text('mini_cart.line.delete_impossible')}
        {...(isFinal && { 'aria-describedby': finalId })}
        onPress={(press) => onDelete(isKeyboardPress(press))}
      >
        <TrashIcon />
      </IconButton>
      <EntryFoot {...props}>
        {isFinal && (
          <p id={finalId} className={styles.final}>
            {text('mini_cart.subscription.delete_is_final')}
          </p>
        )}
      </EntryFoot>
      {error && (
        <div className={styles.error}>
          <CartChangeError key={error.count} error={error} variant="footnotesize" commands={commands} />
        </div>
      )}
    </>
  );
}

const placeOf = (entry: CartItem, title: string): CartLinePlace => ({
  line: lineNameOf(entry),
  id: idOf(entry),
  title,
  quantity: piecesOf(entry) ?? quantityOf(entry),
  item: entry.item,
});

/** Renders the part of a line that its kind determines. */
const renderPart = <Kind extends LineKind>(
  part: 'description' | 'quantity' | 'price',
  { kind, item }: CartItemOf<Kind>,
  line: CartLinePartProps,
) => LINE_PARTS[kind][part](item, line);

/** Quantity and price. A defective line has no price; its quantity shows only if the line has one of its own. */
function EntryFoot({ children, ...props }: CartItemViewProps & { children: ReactNode }) {
  const { entry, title } = props;
  const slots = useCartSlots();
  const showsQuantity = !entry.isDefective || hasOwnQuantity(entry);
  if (!showsQuantity && !slots.lineActions && !children) return null;
  return (
    <div className={styles.foot}>
      {children}
      {showsQuantity && renderPart('quantity', entry, props)}
      {slots.lineActions && (
        <Slot name="cart line actions" content={slots.lineActions} place={placeOf(entry, title)} />
      )}
      {!entry.isDefective && renderPart('price', entry, props)}
    </div>
  );
}
