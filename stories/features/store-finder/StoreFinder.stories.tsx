import { expect } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { followedLink } from '#.storybook/storyLinks.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { messagesOf } from '../../messagesOf.ts';
import { openInDocs } from '../../openInDocs.ts';
import { placeInHeader } from '../placeInHeader.tsx';

const meta = preview.meta({
  title: 'Features/Store finder',
  component: StoreFinder,
  decorators: [placeInHeader('26rem', '30rem')],
  parameters: { chromatic: { modes: everySite } },
});

/** A shopper sees the icon; it opens the finder. */
export const Default = meta.story({
  parameters: { ...openInDocs, chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messagesOf(context)('store_finder.label') }),
    );
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
});

// Proves STF-01.
/** The shopper enters a town and opens its stores. */
export const Town = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messagesOf(context)('store_finder.label') }),
    );
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('name', 'searchTerm');
    await expect(field.closest('form')).toHaveAttribute('action', '/service/storefinder/search');
    await userEvent.type(field, ' Bad Schandau {Enter}');
    await expect(followedLink).toHaveBeenCalledWith('/service/storefinder/search?searchTerm=Bad+Schandau');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

// Proves STF-02.
/** In Germany supermarkets have offers as well. */
export const Germany = meta.story({
  globals: { site: 'DE' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messagesOf(context)('store_finder.label') }),
    );
    await expect(
      canvas.getByRole('link', { name: messagesOf(context)('store_finder.offers') }),
    ).toBeVisible();
  },
});

// Proves STF-02.
/** Elsewhere only the store news. */
export const Hungary = meta.story({
  globals: { site: 'HU' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messagesOf(context)('store_finder.label') }),
    );
    const [news, ...others] = canvas.getAllByRole('link');
    await expect(news?.getAttribute('href')).toMatch(/^\/c-4799\//);
    await expect(others).toEqual([]);
  },
});
