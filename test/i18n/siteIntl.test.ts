import { expect, it, vi } from 'vitest';
import { loadMessages } from '#messages';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl, type MessageId, type MessageOverrides, type Messages } from '#src/i18n/siteIntl.ts';
import { readLocale } from '../../scripts/localesPlugin.ts';

const messages = loadMessages('de-DE') as Messages;
const ids = Object.keys(messages) as MessageId[];

/** Something for every argument that a text has. */
const VALUES = Object.fromEntries(
  Object.values(readLocale('de-DE')).flatMap((message) =>
    [...message.matchAll(/([{<])(\w+)/g)].map(([, sign, name]) => [
      name,
      sign === '<' ? (words: unknown[]) => words.join('') : 3,
    ]),
  ),
);

it('SIT-08: every single text can be replaced, and the others stay', () => {
  expect(ids.length).toBeGreaterThan(300);
  const say = (overrides?: MessageOverrides) => {
    const { parts } = createSiteIntl(SITES.DE, 'de-DE', messages, overrides);
    return ids.map((id) => parts(id, VALUES).join(''));
  };
  const original = say();
  for (const [at, id] of ids.entries()) {
    expect(say({ [id]: `own ${id}` })).toEqual(original.with(at, `own ${id}`));
  }
});

it('SIT-02: a text or an argument that is missing is said aloud, and shown by its name', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { text } = createSiteIntl(SITES.DE, 'de-DE', messages);
  expect(text('no.such.text' as MessageId)).toBe('no.such.text');
  expect(text('mini_cart.error.item_limit')).toBe('mini_cart.error.item_limit');
  expect(complain.mock.calls.flat()).toEqual([
    'The text “no.such.text” in de-DE: VitrineError: There is no such text.',
    'The text “mini_cart.error.item_limit” in de-DE: VitrineError: A text needs the argument “limit”.',
  ]);
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
