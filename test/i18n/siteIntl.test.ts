import { expect, it } from 'vitest';
import { loadMessages } from '#messages';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl, type MessageId, type Messages } from '#src/i18n/siteIntl.ts';

const messages = loadMessages('de-DE') as Messages;
const ids = Object.keys(messages) as MessageId[];

it('SIT-08: every single text can be replaced, and the others stay', () => {
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids) {
    const { intl } = createSiteIntl(SITES.DE, 'de-DE', messages, { [id]: `own ${id}` });
    expect(intl.formatMessage({ id })).toBe(`own ${id}`);
    const changed = ids.filter((other) => intl.messages[other] !== messages[other]);
    expect(changed).toEqual([id]);
  }
});

it('SIT-08: an own text may be compiled, with choices in it', () => {
  const compiled = [
    { type: 0, value: 'Noch ' },
    { type: 2, value: 'limit', style: null },
    { type: 0, value: ' Stück' },
  ] as Messages[MessageId];
  const { text } = createSiteIntl(SITES.DE, 'de-DE', messages, { 'mini_cart.error.item_limit': compiled });
  expect(text('mini_cart.error.item_limit', { limit: 1200 })).toBe('Noch 1.200 Stück');
});

it('SIT-08: an own text under a name that no text has changes nothing', () => {
  const { text } = createSiteIntl(SITES.DE, 'de-DE', messages, {
    ...({ 'no.such.text': 'x' } as object),
  });
  expect(text('header.skip_link')).toBe('Zum Hauptinhalt');
});
