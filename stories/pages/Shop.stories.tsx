import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { windowTiles } from '#demo/model/demoProducts.ts';
import { contactOf } from '#demo/model/helpAnswers.ts';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Shop',
  component: ShopPage,
  args: { address: '/c/coffee' },
  parameters: pageParameters,
});

// Proves PRM-05.
/** A category with its banner and its products. */
export const Category = meta.story({
  parameters: { chromatic: { modes: { ...everyLook, ...everySite } } },
});

// Proves BFF-01.
/** A product in several colours and sizes, with delivery and returns. */
export const Product = meta.story({
  args: { address: '/p/4025' },
  parameters: { chromatic: { modes: everyLook } },
});

// Proves SRC-07.
/** The search results page. */
export const SearchResults = meta.story({ args: { address: '/search?query=Kaffee' } });

// Proves SRC-07.
/** A search without results says so, and shows popular searches, categories and other products. */
export const SearchWithoutResults = meta.story({ args: { address: '/search?query=xyz' } });

// Proves MC-02.
/** The cart's own page, on which the mini cart does not open. */
export const Cart = meta.story({ args: { address: '/cart' }, parameters: { scenario: 'cart-mixed' } });

// Proves HDR-04, FTR-03.
/** The checkout, with a reduced header and a reduced footer. */
export const Checkout = meta.story({ args: { address: '/checkout' } });

// Proves STF-01.
/** The store page: the demo has no stores, so it says what else helps. */
export const Stores = meta.story({ args: { address: '/service/storefinder/search?searchTerm=Hamburg' } });

// Proves SIT-07.
/** The help page: delivery and returns of the country, and the pages beside it. */
export const Help = meta.story({ args: { address: '/c-4750/hilfe.html' } });

// Proves NWL-01.
/** The newsletter has a page of its own. */
export const Newsletter = meta.story({
  args: { address: '/subscribenewsletter', content: { kind: 'newsletter' } },
});

// Proves NWL-11, NWL-17.
/** An expired link. */
export const NewsletterLinkNotValid = meta.story({
  args: { address: '/subscribenewsletter', content: { kind: 'newsletter', hasDoiError: true } },
});

// Proves INP-11.
/** The customer form, made of the shared inputs. */
export const Contact = meta.story({
  args: { address: '/contact', content: (site) => ({ kind: 'contact', ...contactOf(site) }) },
});

// Proves INP-11.
/** The message has been taken: who answers where and when, and other products. */
export const ContactSent = meta.story({
  args: {
    address: '/contact',
    content: (site) => ({
      kind: 'contact',
      answer: { done: { sentTo: 'johanna@example.com' } },
      tiles: windowTiles(site),
    }),
  },
});

// Proves INP-13.
/** A form of IBAN, date of birth, telephone and a decimal number, as the server answers it with errors. */
export const Refund = meta.story({
  args: {
    address: '/refund',
    content: (site) => ({
      kind: 'refund',
      ...contactOf(site),
      answer: {
        entry: {
          amount: '6000',
          iban: 'DE89370400440532013001',
          'birthDate-day': '31',
          'birthDate-month': '2',
          'birthDate-year': '1985',
          'telephone-code': '+49',
          telephone: '030',
        },
        problems: {
          amount: { code: 'tooLarge' },
          iban: { code: 'checksum' },
          birthDate: { day: 'notReal' },
          telephone: { code: 'tooShort' },
        },
      },
    }),
  },
});

// Proves USR-01.
/** Log-in. */
export const SignIn = meta.story({
  args: {
    address: '/signin',
    content: { kind: 'signIn', isRegistration: false, target: '/' },
  },
});

/** A shopper followed a dead link and stays in the shop. */
export const NotFound = meta.story({ args: { address: '/nowhere' } });
