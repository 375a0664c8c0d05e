import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Shop',
  component: ShopPage,
  args: { address: '/c/coffee' },
  parameters: pageParameters,
});

/** PRM-05: a category with its banner and its products. */
export const Category = meta.story({
  parameters: { chromatic: { modes: { ...everyLook, ...everySite } } },
});

/** BFF-01: a product in several colours and sizes, with delivery and returns. */
export const Product = meta.story({
  args: { address: '/p/4025' },
  parameters: { chromatic: { modes: everyLook } },
});

/** SRC-07: the search results page. */
export const SearchResults = meta.story({ args: { address: '/search?query=Kaffee' } });

/** SRC-07: a search without results shows other products. */
export const SearchWithoutResults = meta.story({ args: { address: '/search?query=xyz' } });

/** MC-02: the cart's own page, on which the mini cart does not open. */
export const Cart = meta.story({ args: { address: '/cart' }, parameters: { scenario: 'cart-mixed' } });

/** HDR-04, FTR-03: the checkout, with a reduced header and a reduced footer. */
export const Checkout = meta.story({ args: { address: '/checkout' } });

/** STF-01: the store page. */
export const Stores = meta.story({ args: { address: '/service/storefinder/search?searchTerm=Hamburg' } });

/** NWL-01: the newsletter has a page of its own. */
export const Newsletter = meta.story({
  args: { address: '/subscribenewsletter', content: { kind: 'newsletter', tiles: [] } },
});

/** NWL-11, NWL-17: an expired link. */
export const NewsletterLinkNotValid = meta.story({
  args: { address: '/subscribenewsletter', content: { kind: 'newsletter', hasDoiError: true, tiles: [] } },
});

/** INP-11: the customer form, made of the shared inputs. */
export const Contact = meta.story({ args: { address: '/contact', content: { kind: 'contact' } } });

/** INP-11: the message has been taken. */
export const ContactSent = meta.story({
  args: { address: '/contact', content: { kind: 'contact', sentTo: 'johanna@example.com' } },
});

/** INP-13: a form of IBAN, date of birth, telephone and a decimal number, as the server answers it with errors. */
export const Refund = meta.story({
  args: {
    address: '/refund',
    content: {
      kind: 'refund',
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
  },
});

/** USR-01: log-in. */
export const SignIn = meta.story({
  args: {
    address: '/signin',
    content: { kind: 'signIn', isRegistration: false, target: '/', isWrong: false },
  },
});

/** USR-01: the password was wrong. */
export const SignInRefused = meta.story({
  args: {
    address: '/signin',
    content: { kind: 'signIn', isRegistration: false, target: '/', isWrong: true },
  },
});

/** A shopper followed a dead link and stays in the shop. */
export const NotFound = meta.story({ args: { address: '/nowhere' } });
