import { expect, waitFor, within } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { followedLink } from '#.storybook/storyLinks.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { Search, useViewedProduct } from '#src/features/search/index.ts';
import { ok } from '#src/lib/result.ts';
import type { Suggestions as SuggestionsResponse } from '#src/schemas/search.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { messagesOf } from '../../messagesOf.ts';
import { placeInHeader } from '../placeInHeader.tsx';

/** The first two letters of a country's most frequent search. */
const twoLetters = (site: SiteCode) => shopTextsOf(site).searchTerms.slice(0, 2);

const meta = preview.meta({
  title: 'Features/Search',
  component: Search,
  decorators: [placeInHeader('24rem', '46rem')],
});

// Proves SRC-08, FND-03.
/** The field; focus enlarges it and loads its list. */
export const Default = meta.story({
  parameters: { chromatic: { modes: { ...everyLook, ...everySite } } },
});

// Proves SRC-08.
/** The overlay variant grows to 550 px. */
export const Overlay = meta.story({
  args: { variant: 'overlay' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    const field = canvasElement.querySelector('[data-part="search-field"]') as HTMLElement;
    await waitFor(() => expect(field.offsetWidth).toBe(550));
  },
});

// Proves SRC-01, SRC-02, SRC-04, SRC-05, BEY-17.
/** Two letters bring terms, categories and products with prices. */
export const Suggestions = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.type(await canvas.findByRole('combobox'), twoLetters(messages.site.code));
    await expect(await canvas.findByRole('group', { name: messages('search.terms') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: messages('search.products') })).toBeVisible();
    const list = within(canvas.getByRole('listbox', { name: messages('search.suggestions') }));
    await expect(list.getAllByRole('group')).toHaveLength(3);
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
  },
});

// Proves SRC-09.
/** The suggestions are loading. */
export const Loading = meta.story({
  parameters: { scenario: 'slow:60000' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'kaffee');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
});

// Proves SRC-09.
/** No suggestion matches; a hint explains how to search the whole shop. */
export const Empty = meta.story({
  parameters: { scenario: 'suggestions-empty' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyz');
    const words = messagesOf(context)('search.empty', { term: 'xyz' });
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(readAnnouncements().some(({ message }) => words.test(message))).toBe(true));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
});

// Proves SRC-03, SRC-09.
/** Suggestions cannot be loaded; searching still works. */
export const Failing = meta.story({
  parameters: { scenario: 'offline' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'kaffee');
    const words = messagesOf(context)('search.error');
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(readAnnouncements().some(({ message }) => words.test(message))).toBe(true));
    await userEvent.keyboard('{Enter}');
    await expect(followedLink).toHaveBeenCalledWith(expect.stringMatching(/^\/search\?query=kaffee/));
  },
});

/** A mock shop with these suggestions. */
const suggesting = (answer: SuggestionsResponse) => ({
  provider: { shop: { ...createShopApi({ site: 'DE' }), readSuggestions: async () => ok(answer) } },
});

// Proves BEY-17, LAW-01.
/** In Switzerland: a reduced price is read with both labels, as in the cart, and the price per kilogram with its price. */
export const Prices = meta.story({
  globals: { site: 'CH' },
  parameters: suggesting({
    searchTerms: [],
    products: [
      { id: '1', title: 'Kaffee Lund', productViewUrl: '/p/1', price: 12.34, basePrice: 'CHF 24.68 / kg' },
      { id: '2', title: 'Teekanne Lund', productViewUrl: '/p/2', price: 19.99, originalPrice: 24.99 },
      { id: '3', title: 'Geschenkkarte', productViewUrl: '/p/3' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'ta');
    await expect(await canvas.findByRole('option', { name: 'Kaffee Lund' })).toHaveAccessibleDescription(
      /12.*24\.68/,
    );
    await expect(canvas.getByRole('option', { name: 'Teekanne Lund' })).toHaveAccessibleDescription(/24.*19/);
    await expect(canvas.getByRole('option', { name: 'Geschenkkarte' })).not.toHaveAccessibleDescription();
  },
});

// Proves BEY-17.
/** Long Hungarian words wrap, and the price stays inside the panel at 320 px. */
export const LongWords = meta.story({
  globals: { site: 'HU', viewport: { value: 'mobile1', isRotated: false } },
  parameters: suggesting({
    searchTerms: [{ searchterm: 'megszentségteleníthetetlenségeskedéseitekért' }],
    categories: [{ title: 'Eszpresszókávégép-tisztítókészülékek és alkatrészek', href: '/c/1' }],
    products: [
      {
        id: '1',
        title: 'Rozsdamentesacél-teafűszertartókészlet fedéllel, nagycsaládosoknak, 12 darabos',
        productViewUrl: '/p/1',
        price: 123_456_789,
        originalPrice: 234_567_890,
      },
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'me');
    await canvas.findAllByRole('option');
    const panel = canvasElement.querySelector('[data-vitrine="suggestions"]') as HTMLElement;
    await waitFor(() => expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth));
  },
});

// Proves BEY-17.
/** The empty field offers the searches of this visit; each one can be removed, by keyboard with Delete. */
export const RecentSearches = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const field = await canvas.findByRole('combobox');
    for (const term of ['tee', 'kaffee', 'tasse']) {
      await userEvent.type(field, `${term}{Enter}`);
      await userEvent.clear(field);
    }
    const recent = await canvas.findByRole('group', { name: messagesOf(context)('search.recent') });
    await expect(recent).toHaveTextContent('tassekaffeetee');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(recent).toHaveTextContent('kaffeetee');
  },
});

const cup = { id: '4011', title: 'Tasse Lund', href: '/p/4011' };

// Proves BEY-17.
/** The empty field offers the products that were viewed in this browser. */
export const RecentlyViewed = meta.story({
  name: 'Recently viewed products',
  render: function PageOfProduct(args) {
    useViewedProduct(cup);
    return <Search {...args} />;
  },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    const viewed = await canvas.findByRole('group', { name: messagesOf(context)('search.viewed') });
    await expect(viewed).toHaveTextContent(cup.title);
  },
});

// Proves BEY-15.
/** A page adds its own group after the others. */
export const OwnGroup = meta.story({
  args: {
    suggestionGroup: ({ term }) =>
      term ? { title: 'Guides', options: [{ text: `All about “${term}”`, href: '/guide' }] } : null,
  },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), twoLetters(messagesOf(context).site.code));
    await expect(await canvas.findByRole('group', { name: 'Guides' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect((canvas.getByRole('combobox') as HTMLInputElement).value).toMatch(/^All about “/);
  },
});
