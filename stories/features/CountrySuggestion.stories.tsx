import { expect, within } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CountrySuggestion } from '#src/features/country-switch/index.ts';

/** Sets the browser's languages, most preferred first, and restores them after the story. */
function speak(languages: readonly string[]) {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  return () => {
    Reflect.deleteProperty(navigator, 'languages');
  };
}

const meta = preview.meta({
  title: 'Features/Country suggestion',
  component: CountrySuggestion,
  args: { path: '/cart' },
  parameters: { chromatic: { modes: everySite }, layout: 'fullscreen' },
  beforeEach: () => speak(['uk-UA', 'pl-PL', 'pl']),
});

// Proves BEY-24.
/** A shopper from Poland is offered the Polish shop, in Polish; on the Polish site nothing is shown. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, globals }) => {
    if (globals.site === 'PL') return;
    await expect(await canvas.findByRole('region')).toHaveAttribute('lang', 'pl-PL');
    await expect(document.body).toHaveFocus();
  },
});

// Proves BEY-24.
/** A French-speaking shopper is offered the shop of the same country first. */
export const SameCountry = meta.story({
  name: 'Same country, other language',
  globals: { site: 'CH' },
  beforeEach: () => speak(['fr-FR']),
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('region'));
    const link = offer.getByRole('link', { name: /Suisse \(français\)/ });
    await expect(link).toHaveAttribute('href', 'https://ch-fr.vitrine.example/cart');
  },
});

// Proves BEY-24.
/** The shopper dismisses the suggestion; the decision is stored. */
export const Closed = meta.story({
  name: 'Dismissed',
  globals: { site: 'DE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nie, dziękuję' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(localStorage.getItem('vitrine-country-suggestion')).toBe('PL');
  },
});

// Proves BEY-24.
/** The browser's languages include the shop's, so there is no suggestion. */
export const Understood = meta.story({
  name: 'Nothing to offer',
  globals: { site: 'AT' },
  beforeEach: () => speak(['en-GB', 'de-DE', 'pl-PL']),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
