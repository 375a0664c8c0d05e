import { useId } from 'react';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { TrashIcon } from '#src/ui/Icon/icons.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { CartCount, CartDimensions, CartRemarks, CartTitle } from './CartArticle.tsx';
import { CartChangeError } from './CartChangeError.tsx';
import styles from './CartLine.module.css';
import { CartPrice } from './CartPrice.tsx';
import { CartQuantity } from './CartQuantity.tsx';
import { CartSubscription, CartSubscriptionPrice } from './CartSubscription.tsx';
import type { ChangeError } from './cartErrors.ts';
import { type CartEntry, canChangeQuantity, canDelete, canUndo, idOf, type LineKey } from './cartLines.ts';
import { DEFECT_TEXTS, isDefective, stockNotice } from './cartModel.ts';
import { tintOf } from './tintOf.ts';
import type { CartActions } from './useCartActions.ts';

interface CartEntryViewProps {
  line: LineKey;
  entry: CartEntry;
  title: string;
  isChanging: boolean;
  error: ChangeError | undefined;
  actions: CartActions;
  onDelete: (isByKeyboard: boolean) => void;
}

/** A line that is in the cart: picture, words, price, and what can be done with it (MC-05 … MC-10, MC-14). */
export function CartEntryView(props: CartEntryViewProps) {
  const { entry, title, error, actions, onDelete } = props;
  const text = useText();
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
        onPress={({ detail }) => onDelete(detail === 0)}
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

/** The picture's address; `null` where a line has none of its own. */
function imageOf(entry: CartEntry): string | undefined | null {
  switch (entry.kind) {
    case 'giftCard':
    case 'defectiveGiftCard':
      return entry.item.article.imageUrl;
    case 'subscription':
    case 'defectiveSubscription':
      return null;
    default:
      return entry.item.imageUrl;
  }
}

/** What is wrong with a line, or soon will be (MC-07, MC-14). */
function noticeOf(entry: CartEntry) {
  if (isDefective(entry.kind)) return { state: 'error', text: DEFECT_TEXTS[entry.kind] } as const;
  switch (entry.kind) {
    case 'article':
    case 'freeArticle':
      return stockNotice(entry.item.availability);
    case 'giftCard':
      return stockNotice(entry.item.article.availability);
    default:
      return null;
  }
}

function EntryWords({ entry, title, actions }: CartEntryViewProps) {
  const text = useText();
  const follow = () => actions.follow(entry);
  switch (entry.kind) {
    case 'subscription':
    case 'defectiveSubscription':
      return <CartSubscription subscription={entry.item} />;
    case 'partnerProduct':
    case 'defectivePartnerProduct': {
      const address = safeHref(entry.item.formUrl);
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
      const article =
        entry.kind === 'giftCard' || entry.kind === 'defectiveGiftCard' ? entry.item.article : entry.item;
      return (
        <>
          <CartTitle title={title} href={article.productUrl} onFollow={follow} />
          <CartDimensions dimensions={article.dimensions} />
          <CartRemarks text={article.text} greenTexts={article.greenTexts} />
        </>
      );
    }
  }
}

/** How many, and what they cost. */
function EntryFoot({ line, entry, title, isChanging, error, actions }: CartEntryViewProps) {
  const text = useText();
  const money = useMoney();
  switch (entry.kind) {
    case 'subscription':
      return (
        <div className={styles.foot}>
          <CartSubscriptionPrice subscription={entry.item} />
        </div>
      );
    case 'defectiveSubscription':
    case 'defectivePartnerProduct':
    case 'defectiveGiftCard':
      return null;
    case 'partnerProduct':
      return (
        <div className={styles.foot}>
          <CartCount count={entry.item.totalQuantity} />
          <div className={styles.prices}>
            <strong className={styles.sum}>{money(entry.item.totalPrice)}</strong>
          </div>
        </div>
      );
    case 'freeArticle':
      return (
        <div className={styles.foot}>
          <CartCount count={entry.item.quantity} />
          <div className={styles.prices}>
            <strong className={styles.free}>{text('mini_cart.line.free')}</strong>
          </div>
        </div>
      );
    case 'giftCard':
      return (
        <div className={styles.foot}>
          <CartCount count={entry.item.article.quantity} />
          {entry.item.article.price && <CartPrice price={entry.item.article.price} isUpdating={isChanging} />}
        </div>
      );
    case 'defectiveArticle':
      return (
        <div className={styles.foot}>
          <CartCount count={entry.item.quantity} />
        </div>
      );
    case 'article':
      return (
        <div className={styles.foot}>
          {canChangeQuantity(entry) ? (
            <CartQuantity
              title={title}
              quantity={entry.item.quantity}
              errorId={error && `cart-error-${error.id}`}
              onChoose={(quantity) => actions.choose(line, quantity)}
              onFinish={actions.flush}
            />
          ) : (
            <CartCount count={entry.item.quantity} />
          )}
          {entry.item.price && <CartPrice price={entry.item.price} isUpdating={isChanging} />}
        </div>
      );
  }
}
