import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { CartView, MiniCart, type ReceiptLine } from '#src/features/mini-cart/index.ts';
import { ReceiptLines } from '#src/features/mini-cart/page/ReceiptLines.tsx';
import { CartPriceNote } from '#src/features/mini-cart/panel/CartPriceNote.tsx';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { ok } from '#src/lib/result.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { ReadMore } from '#src/ui/ReadMore/ReadMore.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { renderWithShop } from '../support/renderWithShop.tsx';
import { translatePage } from '../support/translatePage.ts';

// Browsers translate a page by putting every text node into elements of their own, and extensions do the same. What a
// part says after each change is the same on such a page as on an untouched one.

type Page = Awaited<ReturnType<typeof renderWithShop>>;

interface Part {
  site?: SiteCode;
  scenario?: string;
  show: (step: number) => ReactNode;
  /** Done once before the page is translated. */
  open?: (page: Page) => Promise<void>;
  /** Each is followed by a new translation. */
  steps: ((page: Page) => Promise<void>)[];
}

const person = { current: ok(visitorResponse.parse({ tracking: { loginStatus: 'LOGGED_OUT' } })) };
const become =
  (loginStatus: string, firstname?: string) =>
  async ({ store }: Page): Promise<void> => {
    person.current = ok(visitorResponse.parse({ tracking: { loginStatus }, customer: { firstname } }));
    await act(() => store.set(reloadVisitorAtom));
  };
const menuOf = (site: SiteCode): Part => ({
  site,
  show: () => <UserMenu />,
  open: async (page) => {
    await become('LOGGED_IN', 'Mina')(page);
    await page.user.click(screen.getByRole('button'));
  },
  steps: [
    become('REMEMBERED', 'Mina'),
    become('LOGGED_OUT'),
    become('LOGGED_IN', 'Jo'),
    become('LOGGED_IN', 'Ada'),
  ],
});
const type =
  (text: string, answer: string) =>
  async ({ user, container }: Page): Promise<void> => {
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), text);
    await waitFor(() => expect(container).toHaveTextContent(answer));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };
const signUpWith =
  (address: string, answer: RegExp) =>
  async ({ user, container }: Page): Promise<void> => {
    const field = container.querySelector('form [name="email"]') as HTMLInputElement;
    await user.clear(field);
    if (address) await user.type(field, address);
    await user.click(container.querySelector('form [type="submit"]') as HTMLElement);
    await waitFor(() => expect(container).toHaveTextContent(answer));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };
const nothing = async () => {};
const pressOnly = ({ user }: Page) => user.click(screen.getByRole('button'));
const typeInto =
  (text: string) =>
  ({ user, container }: Page) =>
    user.type(container.querySelector('input, textarea') as HTMLElement, text);
const changeCart =
  (change: (user: Page['user']) => Promise<void>) =>
  async ({ user, container }: Page): Promise<void> => {
    const before = container.textContent;
    await change(user);
    await waitFor(() => expect(container.textContent).not.toBe(before));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };
const press = (button: RegExp) =>
  changeCart((user) => user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement));
/** What a line of a receipt costs, step by step. */
const AMOUNTS: readonly Pick<ReceiptLine, 'amount' | 'former'>[] = [
  { amount: '4,99' },
  { amount: '5,99' },
  { amount: '3,99', former: '5,99' },
  { amount: '2,99' },
];

const PARTS: Record<string, Part> = {
  'the user menu, DE': menuOf('DE'),
  'the user menu, CZ': menuOf('CZ'),
  'the search': {
    show: () => <Search />,
    open: type('kaffee', 'Kaffeevollautomat'),
    steps: [
      type('tee', 'Teekanne'),
      type('qqqq', '„qqqq“'),
      type('xxxx', '„xxxx“'),
      type('tasse', '„tasse“'),
    ],
  },
  'the newsletter form': {
    show: () => <NewsletterForm origin="footer" originAddition="home" />,
    open: ({ user, container }) => user.click(container.querySelector('form [name="email"]') as HTMLElement),
    steps: [
      signUpWith('', /ist ein Pflichtfeld/),
      signUpWith('kim', /gültige/),
      signUpWith('kim@example.com', /Fast geschafft/),
      async ({ user, container }) => {
        await user.click(screen.getByRole('button', { name: /noch einmal/ }));
        await waitFor(() => expect(container).toHaveTextContent('noch einmal geschickt'));
      },
    ],
  },
  'the store finder': {
    show: () => <StoreFinder />,
    open: ({ user }) => user.click(screen.getByRole('button')),
    steps: [
      ({ user }) => user.type(screen.getByRole('textbox'), '10'),
      ({ user }) => user.keyboard('{Escape}'),
      ({ user }) => user.click(screen.getByRole('button')),
    ],
  },
  'the note on prices': {
    show: (step) => <CartPriceNote includesShipping={step % 2 === 1} />,
    steps: [nothing, nothing, nothing],
  },
  'the mini cart': {
    scenario: 'cart-mixed',
    show: () => <MiniCart />,
    open: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
      await screen.findByRole('textbox', { name: /Gutschein/ });
    },
    steps: [
      press(/^Eins mehr: T-Shirt/),
      press(/^Eins weniger: .*Espresso/),
      press(/^T-Shirt.*entfernen$/),
      press(/^Rückgängig: .*T-Shirt/),
      press(/^Eins mehr: T-Shirt/),
      changeCart((user) => user.type(screen.getByRole('textbox', { name: /Gutschein/ }), 'WINTER10{Enter}')),
    ],
  },
  'the cart’s page': {
    scenario: 'cart-mixed',
    show: () => <CartView />,
    open: async () => void (await screen.findAllByText('Gesamtsumme')),
    steps: [press(/^Eins mehr/), press(/^Eins mehr/), press(/^Eins weniger/)],
  },
  'a receipt': {
    show: (step) => (
      <ul>
        <ReceiptLines lines={[{ key: '1', id: '1', title: 'Tee', pictures: [], ...AMOUNTS[step] }]} />
      </ul>
    ),
    steps: [nothing, nothing, nothing],
  },
  'the text slider': {
    show: () => <ReadMore>Ein langer Text</ReadMore>,
    steps: [pressOnly, pressOnly, pressOnly],
  },
  'a notification': {
    show: (step) => (
      <Notification state={step % 2 === 1 ? 'error' : 'success'}>{`Antwort ${step}`}</Notification>
    ),
    steps: [nothing, nothing, nothing],
  },
  'a password’s strength': {
    show: () => <PasswordField label="Passwort" showsStrength />,
    steps: [typeInto('abc'), typeInto('Abc123!'), typeInto('xyzXYZ987')],
  },
  'the counter of a text': {
    show: () => <TextArea label="Nachricht" maxLength={10} showsCounter />,
    steps: [typeInto('Hallo'), typeInto(' Welt'), typeInto(', da')],
  },
};

/** What the part says after each step, on a translated page or not. */
async function play(part: Part, isTranslated: boolean): Promise<string[]> {
  const { site = 'DE', scenario = '', show, open, steps } = part;
  const page = await renderWithShop(show(0), { site, scenario });
  page.shop.readVisitor = async () => person.current;
  await open?.(page);
  const said: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (isTranslated) translatePage(page.container);
    page.rerender(show(index + 1));
    await step(page);
    // The second element is that of the announcements.
    said.push((page.container.firstElementChild?.textContent ?? '').replace(/\s+/g, ' ').trim());
  }
  page.unmount();
  return said;
}

it.each(Object.entries(PARTS))(
  'MC-28, USR-08: on a translated page, %s leaves no old text',
  async (_name, part) => {
    const expected = await play(part, false);
    expect(new Set(expected).size).toBeGreaterThan(1);
    expect(await play(part, true)).toEqual(expected);
  },
);

it('PRM-03: a translator leaves the shop’s name and the codes of vouchers as they are', async () => {
  await renderWithShop(
    <>
      <Header />
      <Footer />
    </>,
  );
  await screen.findByText('WINTER10');
  translatePage(document.body);
  const translated = [...document.querySelectorAll('font > font')].map(({ textContent }) => textContent);
  expect(translated).toContain('Code kopieren');
  expect(translated.filter((text) => text === 'Vitrine' || text === 'WINTER10')).toEqual([]);
});
