import { type ContentName, isDeclaration, type Topic } from '#demo/model/topics.ts';
import { FailureAnswer, TextField } from '#src/entries/forms.ts';
import { CartView, useContentLang, useSite, useText } from '#src/entries/index.ts';
import { Button, ButtonLink, ErrorBoundary, Link } from '#src/entries/ui.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { CustomerService } from './CustomerService.tsx';
import type { ContentOf } from './contentOf.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import { FormPage } from './FormPage.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PageLinks } from './PageLinks.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { Recommendations } from './Recommendations.tsx';
import styles from './TopicPage.module.css';
import { topicText, topicTitle } from './topicTitle.ts';

/** The image beside the heading of a topic or content page. The cart has a bag of its own while it is empty. */
const IMAGES: Partial<Record<Topic | ContentName, string>> = {
  account: 'member-card',
  beanaccount: 'coffee-bag',
  logged_out: 'cup',
  orders: 'parcel',
  privacy: 'padlock',
  stores: 'storefront',
  watchlist: 'wish-list',
  help: 'service-desk',
  card: 'member-card',
  cardRegistration: 'member-card',
  mobilePlan: 'phone',
  storeNews: 'storefront',
  supermarketOffers: 'shopping-bag',
};

/** Pages with links to the others of an account. */
const ACCOUNT_PAGES: readonly Topic[] = ['account', 'orders', 'watchlist', 'beanaccount'];

/** A shop page with a heading, a text and links. */
export function TopicPage(content: ContentOf<'topic'>) {
  const { topic, name, term, answer, order, logInTarget, beside, help, contact, tiles } = content;
  const text = useText();
  const contentLang = useContentLang();
  const title = topicTitle(content, text);
  if (isDeclaration(name))
    return (
      <FormPage
        title={title}
        // The later steps say themselves what they contain.
        text={answer?.done ? undefined : topicText(content, text)}
        aside={<CustomerService contact={contact} />}
      >
        <DeclarationForm name={name} answer={answer} />
      </FormPage>
    );
  const image = IMAGES[name ?? topic];
  return (
    <>
      <PageIntro
        title={title}
        // The cart and an order say themselves what they contain.
        {...(topic !== 'cart' && !order && { text: topicText(content, text) })}
        {...(image && { image: `/images/${image}.svg` })}
      >
        <FailureAnswer failure={answer?.failure} />
        {topic === 'stores' && (term ? <NoStores /> : <StoreSearch />)}
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
      {order && (
        <div className={styles.order}>
          <PlacedOrder order={order} />
        </div>
      )}
      {ACCOUNT_PAGES.includes(topic) && !logInTarget && <AccountLinks topic={topic} />}
      {help && <HelpAnswers {...help} />}
      {beside && (
        <PageLinks
          heading={beside.heading ?? text('page.topic.content.title')}
          lang={beside.heading && contentLang}
          links={beside.links}
        />
      )}
      <Recommendations tiles={tiles} isBelowCart={topic === 'cart'} />
    </>
  );
}

/** The search that the store finder's text promises. Works without scripts. */
function StoreSearch() {
  const text = useText();
  const { paths } = useSite();
  return (
    <form className={styles.stores} action={paths.storeSearch ?? undefined} method="get">
      <TextField
        label={text('store_finder.field')}
        name="searchTerm"
        type="search"
        autoComplete="postal-code"
        maxLength={100}
      />
      <Button type="submit" size="large">
        {text('store_finder.submit')}
      </Button>
    </form>
  );
}

/** The answer to a search for stores: the demo has none, so it says what else helps. */
function NoStores() {
  const text = useText();
  const { links } = useSite();
  return (
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
  );
}
