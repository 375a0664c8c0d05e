import { expect, waitFor } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Features/Country switch',
  component: CountrySwitch,
  args: { path: '/cart?step=shopping_cart' },
  // On a page it is at the end, and its list opens upwards.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', paddingBlockStart: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: everySite } },
});

/** A shopper at the end of a page sees which country's shop this is. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves FTR-07.
/** A shopper switches to another country's shop and stays on the same page. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    const poland = canvas.getByRole('link', { name: 'Polska' });
    await expect(poland).toHaveAttribute('lang', 'pl-PL');
    await expect(poland).toHaveAttribute('href', 'https://pl.vitrine.example/cart?step=shopping_cart');
  },
});

// Proves BEY-24.
/** A shopper finds Switzerland by its Polish name; the field does not move. */
export const Searched = meta.story({
  name: 'Found in any language',
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByRole('button'));
    const name = messagesOf(context)('country_switch.search');
    await userEvent.type(canvas.getByRole('searchbox', { name }), 'szwaj');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

// Proves BEY-24.
/** No country matches the query, which is announced; Enter follows nothing. */
export const NothingFound = meta.story({
  name: 'No country found',
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByRole('button'));
    const none = messagesOf(context)('country_switch.none');
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'xyz{Enter}');
    await expect(canvas.getByText(none)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await waitFor(() => expect(readAnnouncements().at(-1)?.message).toMatch(none));
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await userEvent.type(search, 'xyz');
  },
});

// Proves FTR-07.
/** The page has another address in each country and provides it. */
export const PageWithAlternates = meta.story({
  args: {
    address: '/c-4711/zahlungsarten.html',
    alternates: { TR: 'https://tr.vitrine.example/c-4711/odeme-secenekleri.html' },
  },
});

// Proves LIB-07.
/** Settings name the shops in two of the nine countries and in a tenth one. */
export const OwnShops = meta.story({
  parameters: {
    provider: {
      settings: {
        shopUrls: {
          AT: 'https://at.ahoi.example',
          PL: 'https://ahoi.example.pl',
          NO: { country: 'NO', countryName: 'Norge', locale: 'nb-NO', shopUrl: 'https://ahoi.example.no' },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('link', { name: 'Polska' })).toHaveAttribute(
      'href',
      'https://ahoi.example.pl/cart?step=shopping_cart',
    );
    await expect(canvas.getByRole('link', { name: 'Norge' })).toHaveAttribute(
      'href',
      'https://ahoi.example.no/cart?step=shopping_cart',
    );
  },
});

// Proves BEY-24.
/** A shopper presses Enter in the empty field, closes the list by keyboard and continues at the same place. */
export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button');
    await userEvent.click(toggle);
    await userEvent.keyboard('{Tab}{Enter}{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
});
