import { describe, expect, it } from 'vitest';
import { isSoundQuery } from '#server/shop/guard.ts';
import { aVisitor, startApp } from '../support/testServer.ts';

describe('BFF-05: the query of a call', () => {
  it.each([
    ['readSuggestions', '?q=kaffee&site=DE&maxSearchTerms=5&maxProducts=10'],
    ['readSuggestions', '?q=ka'],
    ['readSuggestions', '?q=caf%C3%A9+cr%C3%A8me'],
    ['readCart', '?forceReload=true'],
    ['readCart', ''],
    ['readCart', '?unknown=parameter'],
    ['readNavigation', '?site=CH_FR'],
    ['readThemeWorlds', '?anything=goes'],
  ] as const)('%s%s is accepted', (name, query) => {
    expect(isSoundQuery(name, `/path${query}`)).toBe(true);
  });

  it.each([
    ['readSuggestions', '?q=%00'],
    ['readSuggestions', '?q=a%0d%0aSet-Cookie:%20sid=1'],
    ['readSuggestions', '?q=%ff'],
    ['readSuggestions', '?q=%'],
    ['readSuggestions', '?maxProducts=many'],
    ['readSuggestions', `?q=${'x'.repeat(4_096)}`],
    ['readCart', '?forceReload=maybe'],
    ['readCart', '?forceReload=1'],
    ['readThemeWorlds', '?anything=%00'],
  ] as const)('%s%s is rejected', (name, query) => {
    expect(isSoundQuery(name, `/path${query}`)).toBe(false);
  });

  it('is rejected by the mock shop’s server as well', async () => {
    const refused = await aVisitor(await startApp()).get('/service/preview/api/auth/checkauth?a=%00');
    expect([refused.statusCode, refused.json()]).toEqual([400, { status: 'BAD_REQUEST' }]);
  });
});
