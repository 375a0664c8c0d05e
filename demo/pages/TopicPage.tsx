import { orderTitle } from '#demo/model/orderTitle.ts';
import { isDeclaration, type Topic } from '#demo/model/topics.ts';
import { FailureAnswer, TextField } from '#src/entries/forms.ts';
import { CartOrder, CartView, useFormatLocale, useSite, useText } from '#src/entries/index.ts';
import { Button, ButtonLink, ErrorBoundary, Link } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import { PageIntro } from './PageIntro.tsx';
import { Recommendations } from './Recommendations.tsx';
import styles from './TopicPage.module.css';
import { topicText, topicTitle } from './topicTitle.ts';

/** The image beside a topic's heading. The cart has a bag of its own while it is empty. */
const IMAGES: Partial<Record<Topic, string>> = {
  account: 'member-card',
  beanaccount: 'coffee-bag',
  content: 'lamp',
  logged_out: 'cup',
  orders: 'parcel',
  privacy: 'padlock',
  stores: 'storefront',
  watchlist: 'gift',
};

/** A shop page with a heading, a text and links. */
export function TopicPage(content: ContentOf<'topic'>) {
  const { topic, name, term, answer, order, logInTarget, tiles } = content;
  const text = useText();
  const image = IMAGES[topic];
  return (
    <>
      <PageIntro
        title={topicTitle(content, text)}
        // The cart, an order and the later steps of a declaration say themselves what they contain.
        {...(topic !== 'cart' && !answer?.done && !order && { text: topicText(content, text) })}
        {...(image && { image: `/images/${image}.svg` })}
      >
        {!isDeclaration(name) && <FailureAnswer failure={answer?.failure} />}
        {topic === 'stores' && <StoreSearch term={term} />}
        {logInTarget && (
          <p className={styles.ways}>
            <ButtonLink href={`/signin?${new URLSearchParams({ loginRedirect: logInTarget })}`}>
              {text('user_menu.login')}
            </ButtonLink>
          </p>
        )}
      </PageIntro>
      {topic === 'cart' && (
        <div className={styles.cart}>
          <ErrorBoundary name="cart">
            <CartView />
          </ErrorBoundary>
        </div>
      )}
      {isDeclaration(name) && <DeclarationForm name={name} answer={answer} />}
      {order && <LastOrder order={order} />}
      <Recommendations tiles={tiles} isBelowCart={topic === 'cart'} />
    </>
  );
}

function LastOrder({ order }: { order: NonNullable<ContentOf<'topic'>['order']> }) {
  const title = orderTitle(order, useSite(), useFormatLocale(), useText());
  return (
    <div className={styles.order}>
      <CartOrder receipt={order.receipt} title={title} />
    </div>
  );
}

/** The search that the store finder's text promises; the demo has no stores, so it says what else helps. Works without scripts. */
function StoreSearch({ term = '' }: { term: string | undefined }) {
  const text = useText();
  const { links, paths } = useSite();
  return (
    <>
      <form className={styles.stores} action={paths.storeSearch ?? undefined} method="get">
        <TextField
          label={text('store_finder.field')}
          name="searchTerm"
          type="search"
          autoComplete="postal-code"
          defaultValue={term}
          maxLength={100}
        />
        <Button type="submit" size="large">
          {text('store_finder.submit')}
        </Button>
      </form>
      {term && (
        <p className={styles.ways}>
          <ButtonLink href="/" variant="secondary">
            {text('page.not_found.to_start')}
          </ButtonLink>
          {links.storeNews && (
            <Link href={links.storeNews} variant="standalone">
              {text('store_finder.news')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
