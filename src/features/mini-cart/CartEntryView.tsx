import { useId } from 'react';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { isKeyboardPress } from '#src/ui/Button/isKeyboardPress.ts';
import { TrashIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { PriceView } from '#src/ui/Price/Price.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { CartCount, CartDimensions, CartRemarks, CartTitle } from './CartArticle.tsx';
import { CartChangeError } from './CartChangeError.tsx';
import styles from './CartLine.module.css';
import { CartPrice } from './CartPrice.tsx';
import { CartQuantity } from './CartQuantity.tsx';
import type { ChangeError } from './CartStore.ts';
import { CartSubscription, CartSubscriptionPrice } from './CartSubscription.tsx';
import {
  type CartEntry,
  canChangeQuantity,
  canDelete,
  canUndo,
  idOf,
  lineNameOf,
  quantityOf,
} from './cartLines.ts';
import { DEFECT_TEXTS, stockNotice } from './cartModel.ts';
import { type CartLinePlace, useCartSlots } from './cartSlots.ts';
import { tintOf } from './tintOf.ts';
import type { CartActions } from './useCartActions.ts';

interface CartEntryViewProps {
  entry: CartEntry;
  title: string;
  isChanging: boolean;
  error: ChangeError | undefined;
  actions: CartActions;
  onDelete: (isByKeyboard: boolean) => void;
}

/** A line that is in the cart: image, description, price, actions (MC-05 … MC-10, MC-14). */
export function CartEntryView(props: CartEntryViewProps) {
  const { entry, title, error, actions, onDelete } = props;
  const text = useText();
  const slots = useCartSlots();
  const isDeletable = canDelete(entry);
  const isFinal = isDeletable && !canUndo(entry);
  const finalId = useId();
  const image = imageOf(entry);
  const notice = noticeOf(entry);
  return (
    <>
      {image !== null && (
        <Picture
          className={styles.picture}
          src={safeHref(image) ?? undefined}
          alt=""
          tint={tintOf(idOf(entry))}
        />
      )}
      <div className={styles.words}>
        <EntryWords {...props} />
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
      <EntryFoot {...props} />
      {isFinal && (
        <p id={finalId} className={styles.final}>
          {text('mini_cart.subscription.delete_is_final')}
        </p>
      )}
      {error && (
        <div className={styles.error}>
          <CartChangeError key={error.count} error={error} variant="footnotesize" actions={actions} />
        </div>
      )}
    </>
  );
}

const placeOf = (entry: CartEntry, title: string): CartLinePlace => ({
  line: lineNameOf(entry),
  id: idOf(entry),
  title,
  quantity: quantityOf(entry),
  item: entry.item,
});

/** The URL of a line's image; `null` for lines without one. */
export function imageOf({ kind, item }: CartEntry): string | undefined | null {
  switch (kind) {
    case 'giftCard':
      return item.article.imageUrl;
    case 'subscription':
      return null;
    default:
      return item.imageUrl;
  }
}

/** The current or upcoming problem of a line (MC-07, MC-14). */
function noticeOf(entry: CartEntry) {
  const { kind, item } = entry;
  if (entry.isDefective && kind !== 'freeArticle')
    return { state: 'error', text: DEFECT_TEXTS[kind] } as const;
  switch (kind) {
    case 'article':
    case 'freeArticle':
      return stockNotice(item.availability);
    case 'giftCard':
      return stockNotice(item.article.availability);
    default:
      return null;
  }
}

function EntryWords({ entry, title, actions }: CartEntryViewProps) {
  const text = useText();
  const { kind, item } = entry;
  const follow = () => actions.follow(entry);
  switch (kind) {
    case 'subscription':
      return <CartSubscription subscription={item} />;
    case 'partnerProduct': {
      const address = safeHref(item.formUrl);
      return (
        <>
          <CartTitle title={title} href={undefined} onFollow={follow} />
          {address !== null && (
            <a
              className={styles.more}
              href={address}
              aria-label={text('mini_cart.partner.open_name', { title })}
              onClick={follow}
            >
              {text('mini_cart.partner.open')}
            </a>
          )}
        </>
      );
    }
    default: {
      const article = kind === 'giftCard' ? item.article : item;
      return (
        <>
          <CartTitle title={title} href={safeHref(article.productUrl) ?? undefined} onFollow={follow} />
          <CartDimensions dimensions={article.dimensions} />
          <CartRemarks text={article.text} greenTexts={article.greenTexts} />
        </>
      );
    }
  }
}

/** Quantity and price. A defective line has no price; its quantity shows only if the line has one of its own. */
function EntryFoot(props: CartEntryViewProps) {
  const { entry, title } = props;
  const slots = useCartSlots();
  if (entry.isDefective && entry.kind !== 'article' && !slots.lineActions) return null;
  return (
    <div className={styles.foot}>
      <EntryQuantity {...props} />
      {slots.lineActions && (
        <Slot name="cart line actions" content={slots.lineActions} place={placeOf(entry, title)} />
      )}
      {!entry.isDefective && <EntryPrice {...props} />}
    </div>
  );
}

function EntryQuantity({ entry, title, error, actions }: CartEntryViewProps) {
  const { kind, item } = entry;
  if (entry.isDefective && kind !== 'article') return null;
  switch (kind) {
    case 'subscription':
      return null;
    case 'partnerProduct':
      return <CartCount count={item.totalQuantity} />;
    case 'giftCard':
      return <CartCount count={item.article.quantity} />;
    case 'freeArticle':
      return <CartCount count={item.quantity} />;
    case 'article':
      return canChangeQuantity(entry) ? (
        <CartQuantity
          title={title}
          quantity={quantityOf(entry)}
          errorId={error && `cart-error-${error.id}`}
          onChoose={(quantity) => actions.setQuantity(entry.key, quantity)}
          onFinish={actions.sendDrafts}
        />
      ) : (
        <CartCount count={item.quantity} />
      );
  }
}

function EntryPrice({ entry, isChanging }: CartEntryViewProps) {
  const text = useText();
  const money = useMoney();
  const { kind, item } = entry;
  switch (kind) {
    case 'subscription':
      return <CartSubscriptionPrice subscription={item} />;
    case 'partnerProduct':
      return (
        <div className={styles.prices}>
          {item.totalPrice !== undefined && <strong className={styles.sum}>{money(item.totalPrice)}</strong>}
        </div>
      );
    case 'freeArticle': {
      const worth = item.currentShopPrice ?? 0;
      return (
        <div className={styles.prices}>
          <PriceView
            className={styles.free}
            price={text('mini_cart.line.free')}
            {...(worth > 0 && { oldPrice: money(worth) })}
            newLabel={text('ui.price.new')}
            oldLabel={text('ui.price.old')}
          />
        </div>
      );
    }
    default: {
      const { price, rebatePercentage } = kind === 'giftCard' ? item.article : item;
      return price ? (
        <CartPrice price={price} rebatePercentage={rebatePercentage} isUpdating={isChanging} />
      ) : null;
    }
  }
}
