import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { inHeader, openCart } from '../features/mini-cart/cartStage.tsx';
import { placeInHeader } from '../features/placeInHeader.tsx';
import { messagesOf } from '../messagesOf.ts';

// Each part in a shop that was not built for it: ids as numbers, numbers as texts, gaps, unknown codes.
const meta = preview.meta({
  title: 'Sections/Foreign shop',
  component: Header,
  parameters: { layout: 'fullscreen', scenario: 'foreign' },
});

// Proves HDR-11, PRM-11.
/** The header has banner, benefits, navigation, visitor and cart. */
export const WholeHeader = meta.story({
  name: 'Header',
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(await canvas.findByRole('link', { name: 'Die D’Arc-Wochen' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: messages('mini_cart.icon', { count: 153 }) }),
    ).toBeVisible();
  },
});

// Proves NAV-08.
/** Five levels, an entry without an address, theme worlds at the third entry. */
export const FiveLevels = meta.story({
  name: 'Five levels of navigation',
  args: { showsPromotions: false, platform: 'CLASSIC' },
  parameters: { audit: { notOnPhone: 'The story forces the desktop layout.' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const entry = () => canvasElement.querySelectorAll<HTMLElement>('[data-top]')[1] as HTMLElement;
    await waitFor(() => expect(entry()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(entry());
    await expect(await canvas.findByRole('link', { name: 'Äthiopien' })).toBeVisible();
  },
});

// Proves MC-22.
/** Every readable line, the number of the others, and percentages as integers. */
export const Cart = meta.story({
  name: 'Mini cart',
  decorators: [inHeader],
  render: () => <MiniCart />,
  play: async (context) => {
    const panel = await openCart(context);
    await expect(await within(panel).findByText('Tarif S')).toBeInTheDocument();
  },
});

// Proves PRM-11.
/** Promotions with the sources’ own fields; two lengths of text, crops by breakpoint name. */
export const Promotions = meta.story({
  render: () => (
    <>
      <TopBanner />
      <BenefitsStrip />
      <CategoryBanner promotionId="category_4200" />
      <PhaseIntegration promotionId="pi_home" theme="beige" aspectRatio="3/2" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Tassen aus Limoges.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(2));
  },
});

// Proves PRM-11.
/** The same on a phone, with the short texts. */
export const PromotionsOnAPhone = meta.story({
  ...Promotions.input,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Frisch geröstet.')).toBeVisible();
    await expect(canvas.getByText(/jede Woche/)).not.toBeVisible();
  },
});

// Proves FTR-08.
/** Parts that can be read replace the country’s own. */
export const WholeFooter = meta.story({
  name: 'Footer',
  render: () => <Footer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gut zu wissen' })).toBeVisible();
  },
});

// Proves NWL-12.
/** A customer with a typographic apostrophe in her name. */
export const Newsletter = meta.story({
  globals: { site: 'AT' },
  parameters: { layout: 'padded' },
  render: () => <NewsletterForm origin="page" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByDisplayValue('jeanne@example.com'));
    await expect(await canvas.findByDisplayValue('D’Arc')).toBeVisible();
  },
});

// Proves USR-03.
/** A visitor of whom only the names are known. */
export const Visitor = meta.story({
  decorators: [placeInHeader('26rem', '30rem')],
  parameters: { layout: 'padded' },
  render: () => <UserMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: /Jeanne/ })).toBeVisible();
  },
});

// Proves SRC-02.
/** Products with ids and prices of other types. */
export const Suggestions = meta.story({
  decorators: [placeInHeader('24rem', '46rem')],
  parameters: { layout: 'padded' },
  render: () => <Search />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'ka');
    await expect(await canvas.findByRole('option', { name: /D’Arc/ })).toBeVisible();
  },
});

// Proves STF-01.
/** Stores are found without asking the shop. */
export const Stores = meta.story({
  name: 'Store finder',
  decorators: [placeInHeader('26rem', '30rem')],
  parameters: { layout: 'padded' },
  render: () => <StoreFinder />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement);
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
});
