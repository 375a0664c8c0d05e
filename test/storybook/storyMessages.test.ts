import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { loadStoryMessages, longestMessage, pseudoMessage } from '#.storybook/storyMessages.ts';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';

const say = async (trial: 'pseudo' | 'longest' | null) =>
  createSiteIntl(SITES.DE, 'de-DE', await loadStoryMessages('de-DE', trial)).text;

it('BEY-05: the pseudo-locale is accented, longer and in brackets, with its arguments intact', async () => {
  const text = await say('pseudo');
  const checkout = text('mini_cart.checkout');
  expect(checkout).toMatch(/^\[Žûŕ Ķàššé .+\]$/);
  expect(checkout.length).toBeGreaterThan('Zur Kasse'.length * 1.3);
});

it('BEY-05: select options are accented in each branch, addresses stay unchanged', () => {
  const plural = JSON.stringify(pseudoMessage(parse('{n, plural, one {# Stueck} other {# Stuecke}}')));
  expect(plural).toContain('Šţûéçķ');
  expect(plural).toContain('"n"');
  expect(pseudoMessage(parse('/cart'))).toEqual(parse('/cart'));
});

it('BEY-05: the longest-text mode uses the longest text of all languages', async () => {
  expect(longestMessage([parse('Kasse'), parse('Do pokladny'), parse('Kassa')])).toEqual(
    parse('Do pokladny'),
  );
  const [own, longest] = [await say(null), await say('longest')];
  expect(longest('mini_cart.empty.text').length).toBeGreaterThanOrEqual(own('mini_cart.empty.text').length);
});
