import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import {
  activeGroup,
  activeTop,
  markPage,
  type NavigationItem,
  readNavigation,
} from '#src/features/navigation/navigationModel.ts';
import { readThemeWorlds } from '#src/features/navigation/themeWorldModel.ts';
import { type NavigationNode, navigationResponse } from '#src/schemas/navigation.ts';
import {
  THEME_WORLD_SECTIONS,
  type ThemeWorldSection,
  themeWorldsResponse,
} from '#src/schemas/themeWorld.ts';

const node = (title: string, href: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href,
  children,
});
const entriesOf = (nodes: readonly NavigationNode[], page: string | null) =>
  markPage(readNavigation(nodes), page);
const titles = (entries: readonly NavigationItem[]) => entries.map(({ title }) => title);

const tree = [
  node('Coffee', '/c/1', [
    node('Beans', '/c/11', [node('Mild', '/c/111'), node('Strong', '/c/112')]),
    node('Pods', '/c/12', [node('Lungo', '/c/121')]),
  ]),
  node('Fashion', '/c/2', [node('Women', '/c/21', [node('Dresses', '/c/211')])]),
];

describe('reading the tree', () => {
  it('NAV-06: the same tree marks the current page on each page', () => {
    const marked = (path: string) => {
      const [coffee] = entriesOf(tree, path);
      return coffee?.children.map(({ current }) => current);
    };
    expect(marked('/c/111')).toEqual([true, null]);
    expect(marked('/c/12')).toEqual([null, 'page']);
    expect(marked('/c/111')).toEqual([true, null]);
  });

  it.each([
    ['another origin', 'https://partner.example/c/420', null],
    ['another origin’s home page', 'https://outlet.example/', null],
    ['the page’s own origin', 'https://shop.example/c/420', 'page'],
    ['a place on the page', '/c/420#reviews', null],
    ['a view of the current page', '?size=2', null],
  ])('NAV-09: %s as the current page', (_name, href, current) => {
    const page = href === 'https://outlet.example/' ? '/' : '/c/420';
    const [entry] = markPage(readNavigation([node('A', href)]), page, 'https://shop.example');
    expect(entry?.current).toBe(current);
  });

  it.each([
    ['/schuhe/größe', '/schuhe/gr%C3%B6%C3%9Fe'],
    ['/schuhe/gr%c3%b6%c3%9fe/', '/schuhe/größe'],
    ['/sale/50%', '/sale/50%'],
    ['/caf%C3%A9%2Fbar', '/café%2fbar'],
  ])('NAV-09: %s is the entry of the page %s', (href, page) => {
    const [other, entry] = markPage(readNavigation([node('A', '/sale'), node('B', href)]), page);
    expect([other?.current, entry?.current]).toEqual([null, 'page']);
  });

  it.each(['/Schuhe', '/schuhe%2Fherren'])('NAV-09: the entry /schuhe/herren is not the page %s', (page) => {
    const [entry] = markPage(readNavigation([node('A', '/schuhe/herren')]), page);
    expect(entry?.current).toBeNull();
  });

  it('NAV-09: one entry is current, the first of several with the same address', () => {
    const twice = [node('A', '/a', [node('Tea', '/tea'), node('Tea again', '/tea')]), node('B', '/tea')];
    const [first, second] = entriesOf(twice, '/tea');
    expect(first?.children.map(({ current }) => current)).toEqual(['page', null]);
    expect(second?.current).toBeNull();
  });

  it('NAV-06: entries without a change stay the same objects, so that they are not rendered again', () => {
    const entries = readNavigation(tree);
    expect(markPage(entries, '/other')).toBe(entries);
    const [coffee, fashion] = markPage(entries, '/c/111');
    expect(coffee).not.toBe(entries[0]);
    expect(coffee?.children[1]).toBe(entries[0]?.children[1]);
    expect(fashion).toBe(entries[1]);
  });

  it('NAV-06: the path to the page is marked, and the page itself as the current page', () => {
    const [coffee, fashion] = entriesOf(tree, '/c/112/') as [NavigationItem, NavigationItem];
    expect(coffee.current).toBe(true);
    expect(coffee.children.map(({ current }) => current)).toEqual([true, null]);
    expect(coffee.children[0]?.children.map(({ current }) => current)).toEqual([null, 'page']);
    expect(fashion.current).toBeNull();
  });

  const flagged = [
    {
      ...node('Coffee', '/c/1', [{ ...node('Beans', '/c/11'), lastSelectedNode: true }]),
      childIsSelected: true,
    },
    node('Fashion', '/c/2'),
  ];

  it.each([null, '/p/4711', '/p/4711?query=ka'])(
    'NAV-08: without an entry for the page %s, the flags of the tree apply',
    (page) => {
      expect(entriesOf(flagged, page)).toMatchObject([
        { current: true, children: [{ current: 'page' }] },
        { current: null },
      ]);
    },
  );

  const isPage = { lastSelectedNode: true };
  const isAbove = { childIsSelected: true };
  it.each<[why: string, nodes: NavigationNode[], current: unknown[]]>([
    [
      'the page is listed twice',
      [
        { ...node('Coffee', '/c/1', [{ ...node('Beans', '/c/11'), ...isPage }]), ...isAbove },
        { ...node('Offers', '/c/2', [{ ...node('Beans', '/c/11'), ...isPage }]), ...isAbove },
      ],
      [true, ['page'], null, [null]],
    ],
    [
      'only the second path leads to the page',
      [
        { ...node('Coffee', '/c/1', [{ ...node('Beans', '/c/11'), ...isAbove }]), ...isAbove },
        { ...node('Offers', '/c/2', [{ ...node('Beans', '/c/11'), ...isPage }]), ...isAbove },
      ],
      [null, [null], true, ['page']],
    ],
    [
      'two paths lead to a page that is not listed',
      [
        { ...node('Coffee', '/c/1', [{ ...node('Beans', '/c/11'), ...isAbove }]), ...isAbove },
        { ...node('Offers', '/c/2', [node('Beans', '/c/11')]), ...isAbove },
      ],
      [true, [true], null, [null]],
    ],
    [
      'an entry and one below it are the page',
      [{ ...node('Coffee', '/c/1', [{ ...node('All coffees', '/c/1'), ...isPage }]), ...isPage }],
      ['page', [null]],
    ],
  ])('NAV-08, NAV-09: one entry is current, also by the flags of the tree: %s', (_, nodes, current) => {
    const marks = readNavigation(nodes).flatMap((entry) => [
      entry.current,
      entry.children.map((child) => child.current),
    ]);
    expect(marks).toEqual(current);
  });

  it('NAV-08: with an entry for the page, the flags are ignored', () => {
    expect(entriesOf(flagged, '/c/2')).toMatchObject([
      { current: null, children: [{ current: null }] },
      { current: 'page' },
    ]);
  });

  it.each([
    ['/c/7?size=2', [null, 'page', null, null]],
    ['/c/7?sort=price&size=3', [null, null, 'page', null]],
    ['/c/7?size=9', [null, null, null, 'page']],
    ['/c/7', [null, null, null, 'page']],
  ])('NAV-06: on %s one entry is the current page: the one with the best matching query', (page, current) => {
    const sizes = ['?size=1', '?size=2', '?size=3', ''].map((query) => node(`Tea ${query}`, `/c/7${query}`));
    expect(entriesOf(sizes, page).map((entry) => entry.current)).toEqual(current);
  });

  const ALL_SECTIONS: ThemeWorldSection[] = ['scout', 'new', 'more', 'lastChance'];

  it.each<[Partial<NavigationNode>, ThemeWorldSection[] | null]>([
    [{}, null],
    [{ componentName: 'ThemeWorldFlyout' }, ALL_SECTIONS],
    [{ componentName: 'theme-world' }, ALL_SECTIONS],
    [{ data: ['more', 'scout'] }, ['more', 'scout']],
    [{ componentName: 'CategoryFlyout', data: ['new'] }, null],
  ])('NAV-08: the theme worlds belong to the entry that names them: %j has %j', (own, sections) => {
    const entries = entriesOf([node('a', '/a'), { ...node('b', '/b'), ...own }], null);
    expect(entries.map(({ worldSections }) => worldSections)).toEqual([null, sections]);
  });

  it('NAV-08: an entry that names the theme worlds needs neither an address nor entries below it', () => {
    const [entry] = entriesOf([{ title: 'Worlds', children: [], componentName: 'themeworlds' }], null);
    expect(entry).toMatchObject({ title: 'Worlds', href: null });
  });

  it('NAV-08: items have component name and section list, also as objects; their other fields are dropped', () => {
    const read = navigationResponse.parse([
      { title: 'a', componentName: 'themeWorlds', data: ['scout', { section: 'new' }, 'x', null, 7] },
      { title: 'b', href: '/b', componentName: 7, data: 'scout' },
    ]);
    expect(read).toMatchObject([
      { componentName: 'themeWorlds', data: ['scout', 'new'] },
      { componentName: undefined, data: undefined },
    ]);
  });

  it('NAV-03: five levels are preserved', () => {
    const deep = node('1', '/1', [node('2', '/2', [node('3', '/3', [node('4', '/4', [node('5', '/5')])])])]);
    const depth = (entries: readonly NavigationItem[]): number =>
      entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ children }) => depth(children)));
    expect(depth(entriesOf([deep], null))).toBe(5);
  });

  it('NAV-03: entries beyond the limits are left out and reported', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = Array.from({ length: 251 }, (_, index) => node(`Entry ${index}`, `/${index}`));
    const deep = Array.from({ length: 9 }).reduce<NavigationNode>(
      (below, _, level) => node(`Level ${9 - level}`, `/${level}`, [below]),
      node('Bottom', '/bottom'),
    );
    const [wide] = entriesOf([node('Wide', '/wide', many), deep, node('x'.repeat(161), '/long')], null);
    expect(wide?.children).toHaveLength(250);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      expect.stringContaining('of 251 entries'),
      expect.stringContaining('below level 8'),
      expect.stringContaining('a title of 161 characters'),
    ]);
  });

  it('NAV-06: the entry and the group on the path to the page are found', () => {
    expect(activeTop(entriesOf(tree, '/c/211'))).toBe(1);
    expect(activeTop(entriesOf(tree, '/other'))).toBeNull();
    const [coffee] = entriesOf(tree, '/c/121') as [NavigationItem];
    expect(activeGroup(coffee)).toBe(1);
    const [elsewhere] = entriesOf(tree, '/other') as [NavigationItem];
    expect(activeGroup(elsewhere)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', ' '])(
    'NAV-01: an entry with the address "%s" and no children is dropped',
    (href) => {
      expect(titles(entriesOf([node('Evil', href), node('Good', '/good')], null))).toEqual(['Good']);
    },
  );

  it('NAV-01: an entry with a dangerous address and children only opens them', () => {
    const [entry] = entriesOf([node('Menu', 'javascript:alert(1)', [node('Good', '/good')])], null);
    expect(entry).toMatchObject({ href: null, children: [{ title: 'Good' }] });
  });

  it('NAV-01: titles stay plain text, without control characters and with a bounded length', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [markup, long] = entriesOf(
      [node('<img src=x onerror=alert(1)>\u202e', '/a'), node('x'.repeat(500), '/b')],
      null,
    );
    expect(markup?.title).toBe('<img src=x onerror=alert(1)>');
    expect(long?.title).toBe(`${'x'.repeat(159)}…`);
  });

  it('NAV-01: parsing never throws, whatever JSON the service sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = navigationResponse.safeParse(value);
        if (parsed.success) entriesOf(parsed.data, '/');
      }),
    );
  });

  it.each(SITE_CODES)('NAV-03: the mock shop of %s has a tree of realistic size', (site) => {
    const count = (nodes: readonly NavigationNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
    const nodes = navigationTreeOf(site);
    expect(nodes).toHaveLength(4);
    expect(count(nodes)).toBeGreaterThan(250);
    const drawn = (entries: readonly NavigationItem[]): number =>
      entries.reduce((sum, { children }) => sum + 1 + drawn(children), 0);
    expect(drawn(entriesOf(nodes, null))).toBe(count(nodes));
  });
});

describe('theme worlds', () => {
  const world = (title: string, over: object = {}) => ({ title, url: `/w/${title}`, ...over });
  const read = (
    worlds: object,
    sections: readonly ThemeWorldSection[] = THEME_WORLD_SECTIONS,
    now: string | null = null,
  ) =>
    readThemeWorlds(themeWorldsResponse.parse(worlds), {
      brandSlug: 'vitrine',
      timeZone: 'Europe/Berlin',
      sections,
      now: now === null ? null : Date.parse(now),
    });

  it('NAV-02: sections have a fixed order, and empty ones are omitted', () => {
    const groups = read({
      lastChance: { headline: 'Last', themeworlds: [world('d')] },
      more: { headline: 'More', themeworlds: [] },
      scout: { headline: 'Scout', themeworlds: [world('a')] },
    });
    expect(groups.map(({ section }) => section)).toEqual(['scout', 'lastChance']);
  });

  it('NAV-02: a world has badges, end, days left, availability and the card-holder flag', () => {
    const sent = world('a', {
      badges: ['New'],
      endDateText: 'until 3 December',
      onlyXDaysLeftText: 'only 2 days left',
      availability: ['ONLINE', 'UNKNOWN'],
      vitrineCard: true,
    });
    const [group] = read({ new: { themeworlds: [sent] }, translations: { ONLINE: 'online' } });
    expect(group?.tiles).toMatchObject([
      {
        badges: ['New'],
        endText: 'until 3 December',
        daysLeftText: 'only 2 days left',
        availability: 'online\u00a0· Unknown',
        isForCard: true,
      },
    ]);
  });

  it('NAV-08: an item’s section list selects the sections and their order', () => {
    const worlds = { scout: { themeworlds: [world('a')] }, more: { themeworlds: [world('b')] } };
    expect(read(worlds, ['more', 'scout', 'more']).map(({ section }) => section)).toEqual(['more', 'scout']);
    expect(read(worlds, ['lastChance'])).toEqual([]);
  });

  it.each([
    ['2026-12-21T23:59:59.999Z', '2026-12-21T23:59:59.000Z', 1],
    ['2026-12-21T23:59:59.999Z', '2026-12-22T00:00:00.000Z', 0],
    ['2026-12-21', '2026-12-21T22:59:59.000Z', 1],
    ['2026-12-21', '2026-12-21T23:00:01.000Z', 0],
    ['2026-12-21T20:00', '2026-12-21T19:00:00.000Z', 1],
    ['2026-12-21T20:00', '2026-12-21T19:00:01.000Z', 0],
    ['soon', '2026-12-22T00:00:00.000Z', 1],
    [undefined, '2026-12-22T00:00:00.000Z', 1],
  ])('NAV-08: a world that ends %s is shown at %s: %d', (endDate, now, count) => {
    const worlds = { new: { themeworlds: [world('a', { endDate })] } };
    expect(read(worlds, ['new'], now)).toHaveLength(count);
  });

  it.each([{}, { translations: { ONLINE: 'Im Netz' } }])(
    'NAV-02: an availability without a translation shows its code in readable form, also one like a member of objects: %j',
    (own) => {
      const availability = ['IN_STORE', '', 'constructor', '__proto__'];
      const [group] = read({ ...own, new: { themeworlds: [world('a', { availability })] } });
      expect(group?.tiles[0]?.availability).toBe('In store\u00a0· Constructor\u00a0· Proto');
    },
  );

  it('NAV-02: a world with a dangerous address is dropped', () => {
    expect(read({ new: { themeworlds: [world('a', { url: 'javascript:alert(1)' })] } })).toEqual([]);
  });
});
