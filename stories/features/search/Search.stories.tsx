import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { followedLink } from '#.storybook/storyLinks.ts';
import { wordsOf as shopWordsOf } from '#mocks/content/siteWords.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { Search } from '#src/features/search/index.ts';
import { wordsOf } from '../../wordsOf.ts';
import { placeInHeader } from '../placeInHeader.tsx';

/** The first two letters of what the shoppers of a country look for most. */
const twoLetters = (site: SiteCode) => shopWordsOf(site).searchTerms[0]?.slice(0, 2) ?? '';

const meta = preview.meta({
  title: 'Features/Search',
  component: Search,
  decorators: [placeInHeader('24rem', '46rem')],
});

/** SRC-08: a shopper sees the field at rest; it grows when it is used. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

/** SRC-08: the overlay variant grows to 550 px. */
export const Overlay = meta.story({
  args: { variant: 'overlay' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    const field = canvasElement.querySelector('[data-part="search-field"]') as HTMLElement;
    await waitFor(() => expect(field.offsetWidth).toBe(550));
  },
});

/** SRC-01, SRC-02, SRC-04, SRC-05: a shopper has typed two letters and sees terms and products. */
export const Suggestions = meta.story({
  name: 'SRC-04: terms and products in one list',
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    await userEvent.type(await canvas.findByRole('combobox'), twoLetters(words.site.code));
    await expect(await canvas.findByRole('group', { name: words('search.terms') })).toBeVisible();
    await expect(canvas.getByRole('group', { name: words('search.products') })).toBeVisible();
  },
});

/** SRC-04: the shopper goes through the list by keyboard; the field takes over the words and the keys wrap. */
export const Keyboard = meta.story({
  name: 'SRC-04: keys wrap and the text follows',
  play: async ({ canvas, userEvent, ...context }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, twoLetters(wordsOf(context).site.code));
    const options = await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue(options.at(-1)?.textContent);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue(options[0]?.textContent);
    await expect(canvas.getByRole('option', { selected: true })).toBe(options[0]);
  },
});

/** SRC-07: Enter leads to the results. */
export const Submit = meta.story({
  name: 'SRC-07: Enter leads to the results',
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'kaffee{Enter}');
    await expect(followedLink).toHaveBeenCalledWith(
      `/search?query=kaffee&site=${wordsOf(context).site.code}`,
    );
  },
});

/** SRC-09: the shop takes its time. */
export const Loading = meta.story({
  parameters: { scenario: 'slow:60000' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'kaffee');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
  },
});

/** SRC-09: nothing fits; the shopper is told how to go on. */
export const Empty = meta.story({
  parameters: { scenario: 'suggestions-empty' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyz');
    await expect(await canvas.findByText(wordsOf(context)('search.empty', { term: 'xyz' }))).toBeVisible();
  },
});

/** SRC-03, SRC-09: suggestions cannot be had, also when asked for again; searching still works. */
export const Failing = meta.story({
  parameters: { scenario: 'offline' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'kaffee');
    await expect(await canvas.findByText(wordsOf(context)('search.error'))).toBeVisible();
  },
});

/** A shopper comes back to the empty field and sees what this visit has searched for. */
export const RecentSearches = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'kaffee{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'tasse{Enter}');
    await userEvent.clear(field);
    const recent = wordsOf(context)('search.recent');
    await expect(await canvas.findByRole('group', { name: recent })).toHaveTextContent('tassekaffee');
  },
});
