import { describe, expect, it } from 'vitest';
import type { PageState } from '#demo/model/pageState.ts';
import { renderHead, renderTail } from '#demo/render/documentHead.ts';
import { SITE_CODES } from '#src/config/sites.ts';

const state: PageState = {
  site: 'DE',
  locale: 'de-DE',
  address: '/search?query=</script>',
  header: { stage: 'DEV' },
  isFooterReduced: false,
  alternates: Object.fromEntries(SITE_CODES.map((site) => [site, '/'])) as PageState['alternates'],
  content: { kind: 'search', term: '</script><!--', tiles: [], more: [], categories: [] },
  shellMessages: {} as PageState['shellMessages'],
  csrf: 'token',
  serverData: {},
};
const navigation = [{ title: '</script><script>alert(1)//\u2028', href: '/c/1?a=1&b=2', children: [] }];

/** The state as a browser finds it in the page. */
function readState(tail: string): unknown {
  const json = /<script type="application\/json" id="page-state">(.*?)<\/script><\/body><\/html>$/s.exec(
    tail,
  );
  expect(json?.[1]).not.toMatch(/[<>&\u2028]/);
  return JSON.parse(json?.[1] ?? '');
}

describe('the state that a page passes to the browser', () => {
  it.each<[string, PageState['serverData']]>([
    ['nothing', {}],
    ['what the shop has', { navigation, promotions: { a: { type: 't', contentJSON: '{"a":"</script>"}' } } }],
    ['what the shop has not', { navigation: null, themeWorlds: null, footer: null, promotions: { a: null } }],
    ['a part that could not be had', { navigation, themeWorlds: undefined, footer: { headline: 'Neu' } }],
  ])('equals the state that the server rendered, with %s of the shop', (_, serverData) => {
    const whole = { ...state, serverData };
    expect(readState(renderTail(whole))).toEqual(JSON.parse(JSON.stringify(whole)));
  });

  it('is separate for each page, also where two pages share a response of the shop', () => {
    const serverData = { navigation };
    const [one, other] = ['/c/1', '/c/2'].map((address) => renderTail({ ...state, address, serverData }));
    expect(readState(one ?? '')).toMatchObject({ address: '/c/1', serverData });
    expect(readState(other ?? '')).toMatchObject({ address: '/c/2', serverData });
    expect(readState(renderTail({ ...state, serverData: { navigation: [] } }))).toMatchObject({
      serverData: { navigation: [] },
    });
  });
});

it('FTR-01, PRM-05: the page is painted only when it is fully parsed, so that no layout shift occurs', () => {
  const head = renderHead({
    state,
    title: 'Suche',
    description: 'Suche',
    assets: { fonts: [], styles: [], preamble: '', entry: '/a.js', modules: [] },
    nonce: 'nonce',
    pageHead: { links: [], data: [], isIndexed: true },
  });
  const [, last] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(head) ?? [];
  expect(renderTail(state)).toMatch(new RegExp(` id="${last}">[^<]*</script></body></html>$`));
});
