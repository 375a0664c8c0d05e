import type { ReactNode } from 'react';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { DefectivePartnerProduct, FreeArticle, PartialArticle } from '#src/schemas/cart.ts';
import { PriceView } from '#src/ui/Price/Price.tsx';
import type { CartCommands } from '../store/cartCommands.ts';
import { type CartItem, canChangeQuantity, piecesOf, quantityOf } from '../store/cartLines.ts';
import { worthOf } from '../store/cartMoney.ts';
import type { LineItems, LineKind } from '../store/lineKinds.ts';
import type { CartError } from '../store/useCart.ts';
import { CartCount, CartDimensions, CartRemarks, CartTitle } from './CartArticle.tsx';
import styles from './CartLine.module.css';
import { CartPrice } from './CartPrice.tsx';
import { CartQuantity } from './CartQuantity.tsx';
import { CartSubscription, CartSubscriptionPrice } from './CartSubscription.tsx';

/** A line in the parts that depend on its kind. */
export interface CartLinePartProps {
  entry: CartItem;
  title: string;
  isChanging: boolean;
  error: CartError | undefined;
  commands: CartCommands;
}

type Part<Item> = (item: Item, line: CartLinePartProps) => ReactNode;

export const LINE_PARTS: {
  readonly [Kind in LineKind]: Record<'description' | 'quantity' | 'price', Part<LineItems[Kind]>>;
} = {
  article: {
    description: (article, line) => <ArticleDescription article={article} {...line} />,
    quantity: (_article, line) =>
      canChangeQuantity(line.entry) ? (
        <ArticleQuantity {...line} />
      ) : (
        <CartCount count={piecesOf(line.entry)} />
      ),
    price: (article, line) => <ArticlePrice article={article} {...line} />,
  },
  freeArticle: {
    description: (article, line) => <ArticleDescription article={article} {...line} />,
    quantity: (_article, { entry }) => <CartCount count={piecesOf(entry)} />,
    price: (article) => <FreeArticlePrice article={article} />,
  },
  giftCard: {
    description: ({ article }, line) => <ArticleDescription article={article} {...line} />,
    quantity: (_card, { entry }) => <CartCount count={piecesOf(entry)} />,
    price: ({ article }, line) => <ArticlePrice article={article} {...line} />,
  },
  subscription: {
    description: (subscription, { title, entry }) => (
      <CartSubscription title={title} subscription={subscription} isPriced={!entry.isDefective} />
    ),
    quantity: () => null,
    price: (subscription) => <CartSubscriptionPrice subscription={subscription} />,
  },
  partnerProduct: {
    description: (product, line) => <PartnerDescription product={product} {...line} />,
    quantity: (_product, { entry }) => <CartCount count={piecesOf(entry)} />,
    price: (product) => <PartnerPrice product={product} />,
  },
};

function ArticleDescription({
  article,
  entry,
  title,
  commands,
}: CartLinePartProps & { article: PartialArticle }) {
  return (
    <>
      <CartTitle
        title={title}
        href={safeHref(article.productUrl) ?? undefined}
        onFollow={() => commands.follow(entry)}
      />
      <CartDimensions dimensions={article.dimensions} />
      <CartRemarks text={article.text} greenTexts={article.greenTexts} />
    </>
  );
}

function PartnerDescription({
  product,
  entry,
  title,
  commands,
}: CartLinePartProps & { product: DefectivePartnerProduct }) {
  const text = useText();
  const address = safeHref(product.formUrl);
  const follow = () => commands.follow(entry);
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

function ArticleQuantity({ entry, title, error, commands }: CartLinePartProps) {
  return (
    <CartQuantity
      title={title}
      quantity={quantityOf(entry)}
      errorId={error && `cart-error-${error.id}`}
      onChoose={(quantity) => commands.setQuantity(entry.key, quantity)}
      onFinish={() => commands.finishQuantities()}
    />
  );
}

function ArticlePrice({
  article: { price, rebatePercentage },
  entry,
  isChanging,
}: CartLinePartProps & { article: PartialArticle }) {
  return price ? (
    <CartPrice
      price={price}
      pieces={entry.pricedPieces ?? piecesOf(entry)}
      rebatePercentage={rebatePercentage}
      isUpdating={isChanging}
    />
  ) : null;
}

function FreeArticlePrice({ article }: { article: FreeArticle }) {
  const text = useText();
  const money = useMoney();
  const worth = worthOf(article, useSite());
  return (
    <div className={styles.prices}>
      <PriceView
        price={text('mini_cart.line.free')}
        {...(worth !== undefined && { oldPrice: money(worth), isSale: true })}
        newLabel={text('ui.price.new')}
        oldLabel={text('ui.price.old')}
      />
    </div>
  );
}

function PartnerPrice({ product: { totalPrice } }: { product: DefectivePartnerProduct }) {
  const money = useMoney();
  return (
    <div className={styles.prices}>
      {totalPrice !== undefined && <strong className={styles.sum}>{money(totalPrice)}</strong>}
    </div>
  );
}
