import { describe, expect, it } from 'vitest';
import { aNavigationTree, suggestions, themeWorlds } from '#mocks/builders/page.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { cart } from '#src/schemas/cart.ts';
import { partnerSiteResponse, visitorResponse } from '#src/schemas/customer.ts';
import { type NavigationNode, navigationResponse } from '#src/schemas/navigation.ts';
import { baseDataResponse } from '#src/schemas/newsletter.ts';
import { abTestsResponse, authCheckResponse } from '#src/schemas/preview.ts';
import { promotionContent } from '#src/schemas/promotion.ts';
import { suggestionsResponse, viewedProducts } from '#src/schemas/search.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';

const titles = (nodes: NavigationNode[]) => nodes.map(({ title }) => title);

describe('LIB-08: a value in another notation is left out, and the field is known for the report', () => {
  const inWorld = (more: object) => ({ new: { themeworlds: [{ url: '/w/1', title: 'Tee', ...more }] } });
  const line = { productId: '1', quantity: 1 };
  const photos = { partnerProductId: '1', totalQuantity: 1, totalPrice: 5 };
  const product = { id: '1', title: 'Tee', productViewUrl: '/p/1' };
  const isLink = { url: 'mailto:a@b.example', text: 'Write' };

  it.each([
    ['new.themeworlds[].endDate', themeWorldsResponse, inWorld({ endDate: '24.12.2026' })],
    ['new.themeworlds[].endDate', themeWorldsResponse, inWorld({ endDate: 1_798_070_400_000 })],
    ['new.themeworlds[].imgUrl', themeWorldsResponse, inWorld({ imgUrl: 'data:image/png,x' })],
    ['articles[].imageUrl', cart, { totalSum: 5, articles: [{ ...line, imageUrl: 'javascript:x' }] }],
    ['partnerProducts[].imageUrl', cart, { totalSum: 5, partnerProducts: [{ ...photos, imageUrl: 'x:' }] }],
    [
      'products[].imageProductThumb',
      suggestionsResponse,
      { products: [{ ...product, imageProductThumb: 'x:' }] },
    ],
    ['backgroundColor.colorCode', promotionContent, { backgroundColor: { colorCode: 'rebeccapurple' } }],
    ['promotionTextColor.colorCode', promotionContent, { promotionTextColor: { colorCode: '#ff000080' } }],
    ['aspectRatio', promotionContent, { aspectRatio: '21/9' }],
    ['linkURL', promotionContent, { linkURL: 'javascript:x' }],
    ['link.url', promotionContent, { link: isLink }],
    ['links[].url', promotionContent, { links: [isLink] }],
    ['img.imageData.cutouts[]', promotionContent, { img: { imageData: { cutouts: [{ imagePath: 'x:' }] } } }],
    ['expiresAt', authCheckResponse, { status: 'SUCCESS', expiresAt: 'tomorrow' }],
  ])('%s', (field, schema, received) => {
    expect(droppedFields(received, schema.parse(received))).toEqual([field]);
  });

  it.each(['', null, '0001-01-01T00:00:00Z', '2026-12-24', '2026-12-24T12:00:00+01:00[Europe/Berlin]'])(
    'not %s',
    (endDate) => {
      const received = inWorld({ endDate });
      expect(droppedFields(received, themeWorldsResponse.parse(received))).toEqual([]);
    },
  );
});

it('HDR-11: a visitor’s memberships are booleans or their string forms; other strings stay unchanged', () => {
  const statuses = {
    isCommunityMember: 'true',
    isShopcardMember: false,
    tier: 'constructor',
    kind: '__proto__',
  };
  const visitor = visitorResponse.parse({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { statuses } });
  expect(visitor.customer?.statuses).toEqual({ ...statuses, isCommunityMember: true });
});

describe('ids', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    [9_007_199_254_740_991, '9007199254740991'],
  ])('%j is read as %j', (id, read) => {
    const product = { id, title: 'Becher', productViewUrl: '/p/7' };
    expect(suggestionsResponse.parse({ products: [product] }).products[0]?.id).toBe(read);
  });

  it.each([
    [401_001, '401001'],
    ['blau/xl', 'blau/xl'],
    [0.5, undefined],
    ['\u200b', undefined],
  ])('SRC-05: the variant %j of a suggested product is read as %j', (webshopProductDimensionKey, read) => {
    const product = { id: '7', title: 'Becher', productViewUrl: '/p/7', webshopProductDimensionKey };
    const [parsed] = suggestionsResponse.parse({ products: [product] }).products;
    expect(parsed?.webshopProductDimensionKey).toBe(read);
  });

  it.each([0.5, 1e21, 9_007_199_254_740_992, true, '', 'x'.repeat(201)])('%j is not an id', (id) => {
    const product = { id, title: 'Becher', productViewUrl: '/p/7' };
    expect(suggestionsResponse.parse({ products: [product] }).products).toEqual([]);
  });
});

it.each([' ', '\u200b', '\u2066\u2069'])(
  'MC-26: suggestions and viewed products without a visible title are left out: %j',
  (title) => {
    const product = { id: '1', title, productViewUrl: '/p/1' };
    const read = suggestionsResponse.parse({
      searchTerms: [{ searchterm: title }],
      categories: [{ title, href: '/c/1' }],
      products: [product],
    });
    expect([read.searchTerms, read.categories?.filter(Boolean), read.products]).toEqual([[], [], []]);
    expect(viewedProducts.parse([{ id: '1', title, href: '/p/1' }])).toEqual([]);
  },
);

it('MC-26: a suggestion is not disguised', () => {
  const product = { id: '1', title: '\u202egpj.x\n', productViewUrl: '/p/1' };
  expect(suggestionsResponse.parse({ products: [product] }).products[0]?.title).toBe('gpj.x');
});

it('PRV-03: a repeated A/B test or group is listed once, because its name is its id', () => {
  const test = { name: 'Header', groups: [{ name: 'A' }, { name: 'A' }, { name: 'B' }] };
  expect(abTestsResponse.parse([test, test])).toEqual([
    { name: 'Header', groups: [{ name: 'A' }, { name: 'B' }] },
  ]);
});

describe('the navigation (NAV-01)', () => {
  const readBelow = (children: unknown) =>
    navigationResponse.parse([{ title: 'Kaffee', href: '/c/4200', children }])[0]?.children ?? [];

  it('reads a tree unchanged', () => {
    const tree = aNavigationTree();
    expect(navigationResponse.parse(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
  });

  it.each([
    ['no object', 7],
    ['no title', { href: '/c/1' }],
    ['an empty title', { title: '', href: '/c/1' }],
    ['a title that is no text', { title: { html: '<b>' }, href: '/c/1' }],
    ['a hostile address', { title: 'Click me', href: 'javascript:alert(1)' }],
    ['neither address nor entries', { title: 'Dead end' }],
    ['nothing', null],
  ])('drops an entry with %s and keeps its siblings', (_, node) => {
    const good = { title: 'Ganze Bohne', href: '/c/1' };
    expect(titles(readBelow([node, good]))).toEqual(['Ganze Bohne']);
    expect(titles(navigationResponse.parse([node, good]))).toContain('Ganze Bohne');
  });

  it('keeps an entry with a hostile address if it has children', () => {
    const [kept] = readBelow([
      { title: 'Group', href: 'data:x', children: [{ title: 'Entry', href: '/c/2' }] },
    ]);
    expect(kept?.href).toBeUndefined();
    expect(titles(kept?.children ?? [])).toEqual(['Entry']);
  });

  it.each([
    ['text', 'none'],
    ['an object', {}],
    ['null', null],
  ])('reads entries that are %s as empty', (_, children) => {
    expect(readBelow(children)).toEqual([]);
  });

  it('drops only the invalid parts of a teaser', () => {
    const tile = { link: '/c/1', image: '/images/cup.svg', title: 'Mild' };
    const [node] = navigationResponse.parse([
      { title: 'x', href: '/', teaser: { title: 3, list: [tile, { ...tile, link: 'vbscript:x' }, 'tile'] } },
    ]);
    expect(node?.teaser).toEqual({ title: undefined, list: [tile] });
  });

  it.each([
    ['an object', {}],
    ['null', null],
    ['text', 'x'],
  ])('rejects a navigation that is %s', (_, reply) => {
    expect(navigationResponse.safeParse(reply).success).toBe(false);
  });
});

describe('suggestions (SRC-02)', () => {
  it('drop one that is unreadable or has no valid address', () => {
    const valid = suggestions();
    const read = suggestionsResponse.parse({
      searchTerms: [...valid.searchTerms, { term: 'x' }, null],
      products: [{ id: 1 }, ...valid.products, { id: '9', title: 'Bad', productViewUrl: 'javascript:x' }],
    });
    expect(read).toEqual(valid);
  });

  it.each([
    ['none', undefined, undefined],
    ['null', null, undefined],
    ['text', 'x', undefined],
    ['a list', [{ title: 'Tassen', href: '/c/1' }], [{ title: 'Tassen', href: '/c/1' }]],
    ['a broken one', [{ title: 'Bad', href: 'javascript:x' }], [undefined]],
  ])('BEY-17: read categories that are %s', (_, categories, read) => {
    expect(suggestionsResponse.parse({ searchTerms: [], products: [], categories }).categories).toEqual(read);
  });

  it.each([null, 'from 12,34', {}, Number.NaN])(
    'BEY-17: drop a price that is %j, and keep the product',
    (price) => {
      const product = { id: '9', title: 'Tasse', productViewUrl: '/p/9' };
      const [read] = suggestionsResponse.parse({ products: [{ ...product, price }] }).products;
      expect(read).toEqual(product);
    },
  );
});

describe('theme worlds (NAV-02)', () => {
  it('drop an invalid one and an invalid section', () => {
    const valid = themeWorlds();
    const read = themeWorldsResponse.parse({
      ...valid,
      scout: 'soon',
      new: { ...valid.new, themeworlds: [{ title: 'No address' }, ...(valid.new?.themeworlds ?? [])] },
    });
    expect(read).toEqual({ ...valid, scout: undefined });
  });
});

describe('the visitor (USR-03)', () => {
  const read = (customer: unknown) =>
    visitorResponse.safeParse({ tracking: { loginStatus: 'LOGGED_IN' }, customer }).success;

  it.each([
    { firstname: 7 },
    { lastname: { html: 'Berger' } },
    { loyaltyBeans: 'many' },
    { statuses: { isVitrinecardMember: 'yes' } },
    { statuses: 'member' },
    'Johanna',
  ])('is malformed, and therefore logged out, with a customer of %j', (customer) => {
    expect(read(customer)).toBe(false);
  });

  it.each([
    null,
    undefined,
    {},
    { firstname: null, loyaltyBeans: null, statuses: null },
    { firstname: 'Johanna', newsletter: { weekly: 1 }, statuses: { since: '2020', isCommunityMember: null } },
  ])('reads a customer of %j, with missing or unknown fields', (customer) => {
    expect(read(customer)).toBe(true);
  });

  it('reads beans and memberships given as strings', () => {
    const customer = { loyaltyBeans: '1250', statuses: { isVitrinecardMember: 'true', since: 'true' } };
    const reply = visitorResponse.parse({ tracking: { loginStatus: 'LOGGED_IN' }, customer });
    expect(reply.customer).toMatchObject({ loyaltyBeans: 1250, statuses: { isVitrinecardMember: true } });
  });

  it('is malformed without a known login state', () => {
    expect(visitorResponse.safeParse({ tracking: { loginStatus: 'ROOT' } }).success).toBe(false);
    expect(visitorResponse.safeParse({}).success).toBe(false);
  });
});

it.each([
  [{ nl_status: 'SUBSCRIBED' }, 'SUBSCRIBED'],
  [{ nl_status: 'MAYBE' }, undefined],
  [{ nl_status: null }, undefined],
  [{}, undefined],
])('NWL-16: the newsletter status of %j is %s', (reply, status) => {
  expect(partnerSiteResponse.parse(reply).nl_status).toBe(status);
});

it('NWL-12: base data fill the form with their readable fields', () => {
  const read = baseDataResponse.parse({
    email: 'a@b.de',
    salutation: 'LORD',
    consents: ['DNE', 'ALL'],
    legals: null,
  });
  expect(read).toMatchObject({ email: 'a@b.de', salutation: undefined, consents: ['DNE'], legals: [] });
});
