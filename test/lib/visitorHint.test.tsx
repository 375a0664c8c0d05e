import { describe, expect, it } from 'vitest';
import { readConsent } from '#src/lib/consentChoice.ts';
import {
  formatCartCount,
  formatVisitorName,
  readStoredCartCount,
  readVisitorHint,
  storeCartCount,
  storeVisitorName,
} from '#src/lib/visitorHint.ts';

const MINA = { firstName: 'Mina', customerName: 'Mina Kaya' };
const header = (cookies: Record<string, string | null>) =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('; ');
const named = (token = 'long', site = 'DE') => ({ 'visitor-name': formatVisitorName(site, token, MINA) });

describe('BEY-16: the name in the cookie', () => {
  it.each([
    ['a log-in and a long-term token', { ...named(), LongTermToken: 'long', LoginToken: 'now' }, 'LOGGED_IN'],
    ['a long-term token', { ...named(), LongTermToken: 'long' }, 'REMEMBERED'],
    ['a log-in token, to which it is then bound', { ...named('now'), LoginToken: 'now' }, 'LOGGED_IN'],
  ])('greets a visitor with %s', (_, cookies, status) => {
    expect(readVisitorHint(header(cookies), 'DE')).toEqual({ visitor: { status, ...MINA } });
  });

  it.each([
    ['no log-in', {}, 'DE'],
    ['the log-in of another person', { LongTermToken: 'other', LoginToken: 'now' }, 'DE'],
    ['the log-in on another site', { LongTermToken: 'long' }, 'PL'],
    ['an emptied log-in', { LongTermToken: '', LoginToken: '' }, 'DE'],
  ])('is ignored with %s', (_what, tokens, site) =>
    expect(readVisitorHint(header({ ...named(), ...tokens }), site)).toEqual({}),
  );

  it('is not hidden by cookies of the same names of another application of the domain', () => {
    const own = header({
      ...named(),
      LongTermToken: 'long',
      'cart-count': 'DE:2',
      'newsletter-settled': 'DE',
    });
    const foreign = 'visitor-name=mina; cart-count=7; newsletter-settled=yes';
    expect(readVisitorHint(`${foreign}; ${own}`, 'DE')).toEqual(readVisitorHint(own, 'DE'));
    expect(readVisitorHint(own, 'DE')).toMatchObject({ cartCount: 2, isNewsletterSettled: true });
  });

  it.each(['Łukasz Wiśniewski', "Siobhán O'Neill", 'Dvořáková-Nováková', 'Dr. Ayşe İnce', '王 芳'])(
    'may be %s',
    (customerName) => {
      const value = formatVisitorName('DE', 'long', { firstName: '', customerName });
      const { visitor } = readVisitorHint(header({ 'visitor-name': value, LongTermToken: 'long' }), 'DE');
      expect(visitor?.customerName).toBe(customerName);
    },
  );

  const check = formatVisitorName('DE', 'long', MINA)?.split(':')[0];
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an entity', 'Mina&lt;'],
    ['the end of a script', '</script>'],
    ['a quote', 'Mina" onclick="x'],
    ['a template', '{firstName}'],
    ['a line break', 'Mina\nKaya'],
    ['a change of direction', 'Mina\u202eayaK'],
    ['an invisible sign', 'Mina\u200b'],
    ['an address', 'https://evil.example'],
    ['too long a name', 'M'.repeat(61)],
    ['nothing', ''],
    ['a space', ' '],
  ])('is rejected with %s in it', (_what, name) => {
    expect(formatVisitorName('DE', 'long', { firstName: '', customerName: name })).toBeNull();
    for (const value of [
      `${check}::${name}`,
      `${check}:${name || '<'}:Mina Kaya`,
      `${check}:Mina:Mina Kaya:${name}`,
    ])
      expect(readVisitorHint(header({ 'visitor-name': value, LongTermToken: 'long' }), 'DE')).toEqual({});
  });

  it('is read in linear time', () => {
    const cookies = `LongTermToken=long; visitor-name=${check}::${'a '.repeat(50_000)}<`;
    expect(readVisitorHint(cookies, 'DE')).toEqual({});
  });
});

it.each([undefined, null])(
  'BEY-16: a request whose header of cookies is %s has no hint and no decision',
  (missing) => {
    expect(readVisitorHint(missing, 'PL')).toEqual({});
    expect(readConsent(missing)).toBeNull();
  },
);

describe('BEY-16: the count in the cookie', () => {
  it.each([1, 99, 12_345, 999_999])('%i articles are stored and read', (count) =>
    expect(readVisitorHint(header({ 'cart-count': formatCartCount('DE', count) }), 'DE')).toEqual({
      cartCount: count,
    }),
  );

  it.each(['X', 'SE-EN', 'NORDKOK_SE', 'a:b', 'Å', 'DE:'])(
    'LIB-09: belongs to the site “%s” of a shop of its own',
    (site) => {
      const cookies = header({ 'cart-count': formatCartCount(site, 3) });
      expect(readVisitorHint(cookies, site)).toEqual({ cartCount: 3 });
      expect(readVisitorHint(cookies, `${site}X`)).toEqual({});
    },
  );

  it.each([0, -1, 1.5, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d is not stored', (count) =>
    expect(formatCartCount('DE', count)).toBeNull(),
  );

  it.each([
    '',
    '3',
    'PL:3',
    'DE:0',
    'DE:-1',
    'DE:1e9',
    'DE:3.5',
    'DE:1000000',
    'DE:<b>',
    `DE:${'9'.repeat(1_000)}`,
  ])('%j counts nothing', (value) =>
    expect(readVisitorHint(header({ 'cart-count': value }), 'DE')).toEqual({}),
  );
});

describe('BEY-16: the stored cookies', () => {
  it('are read by the next request', () => {
    document.cookie = 'LongTermToken=long; path=/';
    storeVisitorName('DE', MINA);
    storeCartCount('DE', 3);
    expect(readVisitorHint(document.cookie, 'DE')).toEqual({
      visitor: { status: 'REMEMBERED', ...MINA },
      cartCount: 3,
    });
    expect(readStoredCartCount('DE')).toBe(3);
  });

  it('are removed on log-out and with the last article', () => {
    document.cookie = 'LongTermToken=long; path=/';
    storeVisitorName('DE', MINA);
    storeCartCount('DE', 3);
    storeVisitorName('DE', null);
    storeCartCount('DE', 0);
    expect(document.cookie).toBe('LongTermToken=long');
  });

  it('are kept where scripts cannot read the tokens', () => {
    document.cookie = 'visitor-name=theirs; path=/';
    storeVisitorName('DE', MINA);
    expect(document.cookie).toBe('visitor-name=theirs');
  });
});
