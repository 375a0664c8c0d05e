import { expect, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Header, type HeaderSlots } from '#src/sections/header/index.ts';
import { HeaderLink } from '#src/ui/HeaderAction/HeaderLink.tsx';
import { HeartIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf } from '../../messagesOf.ts';
import { PageBelow } from './PageBelow.tsx';

const meta = preview.meta({
  title: 'Sections/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <>
      <Header {...(globals.platform !== 'auto' && { platform: globals.platform })} {...args} />
      <PageBelow />
    </>
  ),
});

const header = (root: HTMLElement) => within(root).getByRole('banner');

// Proves HDR-01.
/** A shopper opens any page of the shop. Every setting is at its default. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook }, scenario: 'cart-full' } });

// Proves HDR-06.
/** A wide window; the icons carry their names. */
export const Classic = meta.story({
  args: { platform: 'CLASSIC' },
  parameters: { audit: { notOnPhone: 'The page forces the desktop layout.' } },
});

// Proves HDR-06.
/** A tablet; icons have no visible labels but accessible names. */
export const Tablet = meta.story({
  args: { platform: 'TABLET' },
  parameters: { audit: { notOnPhone: 'The page forces the layout of a tablet.' } },
});

// Proves HDR-06.
/** A phone; the menu behind its button, the search in a row of its own. */
export const Match = meta.story({
  args: { platform: 'MATCH' },
  globals: { viewport: { value: 'mobile1' } },
});

// Proves HDR-04.
/** A shopper in the checkout: no icons, no navigation, the secure connection named. */
export const Reduced = meta.story({
  name: 'Reduced in the checkout',
  args: { isReduced: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(await canvas.findByText(messagesOf(context)('secured_purchase'))).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(
      canvasElement.querySelector('[data-vitrine="user-menu"], [data-part="cart-link"]'),
    ).toBeNull();
    await expect(canvasElement.querySelector('[data-part="logo"]')).toBeVisible();
  },
});

// Proves HDR-04.
/** The same without the hint. */
export const ReducedWithoutHint = meta.story({ args: { isReduced: true, showsSecureHint: false } });

// Proves HDR-15.
/** A page without promotions. */
export const WithoutPromotions = meta.story({ args: { showsPromotions: false } });

// Proves HDR-05.
/** The header scrolls away with its page. */
export const NotSticky = meta.story({ args: { isSticky: false } });

// Proves HDR-05.
/** The shopper scrolls down and the header makes room; scrolling up brings it back. */
export const HidesOnScroll = meta.story({
  name: 'Hidden on scroll',
  args: { showsPromotions: false },
  play: async ({ canvasElement }) => {
    const box = header(canvasElement);
    window.scrollTo(0, 500);
    await waitFor(() => expect(box).toHaveAttribute('data-away'));
    window.scrollTo(0, 450);
    await waitFor(() => expect(box).not.toHaveAttribute('data-away'));
    window.scrollTo(0, 0);
  },
});

// Proves HDR-07, HDR-08, HDR-09.
/** The shopper opens the stores, the account and the search; only one is open, and the page behind is dimmed. */
export const OneFlyoutAtATime = meta.story({
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const open = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-flyout]')].map((each) => each.dataset.flyout);
    await userEvent.click(await canvas.findByRole('button', { name: messages('store_finder.label') }));
    await expect(open()).toEqual(['STORE_FINDER']);
    const account = canvas.getByRole('button', { name: messages('user_menu.label') });
    await userEvent.click(account);
    await expect(open()).toEqual(['USER_MENU']);
    await userEvent.type(canvas.getByRole('combobox'), 'kaffee');
    await waitFor(() => expect(open()).toEqual(['SEARCH']));
    await userEvent.click(account);
    await waitFor(() => expect(open()).toEqual(['USER_MENU']));
    await expect(canvasElement.querySelector('[data-part="overlay"]')).toBeVisible();
    await userEvent.click(account);
    await waitFor(() => expect(open()).toEqual([]));
  },
});

// Proves SRC-08.
/** The search grows over the header instead of beside its neighbours. */
export const SearchAsOverlay = meta.story({ args: { search: 'overlay' } });

// Proves HDR-14.
/** The first Tab stop is the skip link. */
export const SkipLink = meta.story({
  // The focused link covers the content below it on purpose.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: messagesOf(context)('header.skip_link') });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
  },
});

/** A team brings its own parts: its own logo, a banner, no store finder. */
export const OwnParts = meta.story({
  args: {
    slots: {
      logo: () => <strong>Mein Laden</strong>,
      banner: () => <p style={{ padding: '0.75rem', textAlign: 'center' }}>Heute versandkostenfrei</p>,
      storeFinder: () => null,
    },
  },
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(await canvas.findByText('Mein Laden')).toBeVisible();
    await expect(canvas.getByText('Heute versandkostenfrei')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="logo"]')).toBeNull();
    const stores = messagesOf(context)('store_finder.label');
    await expect(canvas.queryByRole('button', { name: stores })).toBeNull();
  },
});

function OwnIcons() {
  const text = useText();
  return (
    <HeaderLink href="/wishlist" icon={<HeartIcon size="large" />} label={text('user_menu.watchlist')} />
  );
}

const SLOTS: HeaderSlots = {
  icons: () => <OwnIcons />,
  belowBar: ({ isReduced }) => (
    <p style={{ padding: '0.375rem 1rem', textAlign: 'center', background: 'var(--v-color-accent-ground)' }}>
      {isReduced ? 'Help: +49 30 23125 014' : 'Order by 3 pm, delivered tomorrow.'}
    </p>
  ),
};

// Proves BEY-15.
/** A page adds a wish list to the icons and a line below the bar. Flyouts open over the line. */
export const Slots = meta.story({
  name: 'Own icon and line below the bar',
  args: { slots: SLOTS },
  parameters: { chromatic: { modes: everyLook }, scenario: 'cart-full' },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const wishList = await canvas.findByRole('link', { name: messages('user_menu.watchlist') });
    const account = canvas.getByRole('button', { name: messages('user_menu.label') });
    const line = canvas.getByText(/^Order by/);
    // The promotion above the bar may load meanwhile, so the distance counts.
    const distance = () =>
      line.getBoundingClientRect().top - canvas.getByRole('search').getBoundingClientRect().top;
    const before = distance();
    account.focus();
    await userEvent.tab();
    await expect(wishList).toHaveFocus();
    await userEvent.click(account);
    const panel = canvasElement.querySelector<HTMLElement>('[data-flyout="USER_MENU"]');
    await expect(panel?.getBoundingClientRect().top).toBeLessThanOrEqual(
      line.getBoundingClientRect().top + 1,
    );
    await userEvent.keyboard('{Escape}');
    await expect(distance()).toBe(before);
  },
});

// Proves BEY-15.
/** In the checkout the line below the bar has another text, and there are no icons. */
export const SlotsInTheCheckout = meta.story({
  name: 'Own line in the checkout',
  args: { slots: SLOTS, isReduced: true },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(/^Help:/)).toBeVisible();
    const wishList = messagesOf(context)('user_menu.watchlist');
    await expect(canvas.queryByRole('link', { name: wishList })).toBeNull();
  },
});

function DeadPart(): never {
  throw new Error('This part is dead on purpose.');
}

// Proves BEY-08.
/** One part is dead; the shopper sees all the others. */
export const DeadPartInside = meta.story({
  name: 'Failed part',
  args: { slots: { userMenu: () => <DeadPart />, banner: () => <DeadPart /> } },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('search')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: messagesOf(context)('store_finder.label') }),
    ).toBeVisible();
  },
});
