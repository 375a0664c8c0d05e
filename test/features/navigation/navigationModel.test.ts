import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import {
  type NavigationEntry,
  preselectedGroup,
  readNavigation,
} from '#src/features/navigation/navigationModel.ts';
import { readThemeWorlds } from '#src/features/navigation/themeWorldModel.ts';
import { type NavigationNode, navigationReply } from '#src/schemas/navigation.ts';
import { themeWorldsReply } from '#src/schemas/themeWorld.ts';

const node = (title: string, href: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href,
  children,
});
const titles = (entries: readonly NavigationEntry[]) => entries.map(({ title }) => title);

const tree = [
  node('Coffee', '/c/1', [
    node('Beans', '/c/11', [node('Mild', '/c/111'), node('Strong', '/c/112')]),
    node('Pods', '/c/12', [node('Lungo', '/c/121')]),
  ]),
  node('Fashion', '/c/2', [node('Women', '/c/21', [node('Dresses', '/c/211')])]),
];

describe('reading the tree', () => {
  it('HDR-12: the first entries take titles and addresses from the texts, further ones keep theirs', () => {
    const entries = readNavigation(tree, [{ title: 'Kaffee', url: '/kaffee' }], null);
    expect(entries.map(({ title, href }) => [title, href])).toEqual([
      ['Kaffee', '/kaffee'],
      ['Fashion', '/c/2'],
    ]);
  });

  it('NAV-06: the same tree marks another page on another page', () => {
    const marked = (path: string) => {
      const [coffee] = readNavigation(tree, [], path);
      return coffee?.children.map(({ current }) => current);
    };
    expect(marked('/c/111')).toEqual([true, null]);
    expect(marked('/c/12')).toEqual([null, 'page']);
    expect(marked('/c/111')).toEqual([true, null]);
  });

  it('NAV-01: without a tree the top entries are still there', () => {
    const entries = readNavigation([], [{ title: 'Kaffee', url: '/kaffee' }], null);
    expect(entries).toMatchObject([{ title: 'Kaffee', href: '/kaffee', children: [] }]);
  });

  it('NAV-06: the way to the page is marked, the page itself as the page', () => {
    const [coffee, fashion] = readNavigation(tree, [], '/c/112/') as [NavigationEntry, NavigationEntry];
    expect(coffee.current).toBe(true);
    expect(coffee.children.map(({ current }) => current)).toEqual([true, null]);
    expect(coffee.children[0]?.children.map(({ current }) => current)).toEqual([null, 'page']);
    expect(fashion.current).toBeNull();
  });

  it('NAV-06: without a path the flags of the tree count', () => {
    const flagged = [
      {
        ...node('Coffee', '/c/1', [{ ...node('Beans', '/c/11'), lastSelectedNode: true }]),
        childIsSelected: true,
      },
    ];
    expect(readNavigation(flagged, [], null)).toMatchObject([
      { current: true, children: [{ current: 'page' }] },
    ]);
  });

  it('NAV-06: the group on the way to the page is chosen first, else the first one', () => {
    const [coffee] = readNavigation(tree, [], '/c/121') as [NavigationEntry];
    expect(preselectedGroup(coffee)).toBe(1);
    const [elsewhere] = readNavigation(tree, [], '/other') as [NavigationEntry];
    expect(preselectedGroup(elsewhere)).toBe(0);
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', ' '])(
    'NAV-01: an entry that leads to "%s" and has nothing below it is left out',
    (href) => {
      expect(titles(readNavigation([node('Evil', href), node('Good', '/good')], [], null))).toEqual(['Good']);
    },
  );

  it('NAV-01: a dangerous address with entries below it only opens them', () => {
    const [entry] = readNavigation([node('Menu', 'javascript:alert(1)', [node('Good', '/good')])], [], null);
    expect(entry).toMatchObject({ href: null, children: [{ title: 'Good' }] });
  });

  it('NAV-01: titles stay text, without control characters and of readable length', () => {
    const [markup, long] = readNavigation(
      [node('<img src=x onerror=alert(1)>\u202e', '/a'), node('x'.repeat(500), '/b')],
      [],
      null,
    );
    expect(markup?.title).toBe('<img src=x onerror=alert(1)>');
    expect(long?.title).toHaveLength(80);
  });

  it('NAV-01: whatever JSON the service sends, reading it never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = navigationReply.safeParse(value);
        if (parsed.success) readNavigation(parsed.data, [], '/');
      }),
    );
  });

  it.each(SITE_CODES)('NAV-03: the mock shop of %s has a tree of realistic size', (site) => {
    const count = (nodes: readonly NavigationNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
    const nodes = navigationTreeOf(site);
    expect(nodes).toHaveLength(4);
    expect(count(nodes)).toBeGreaterThan(250);
    const drawn = (entries: readonly NavigationEntry[]): number =>
      entries.reduce((sum, { children }) => sum + 1 + drawn(children), 0);
    expect(drawn(readNavigation(nodes, [], null))).toBe(count(nodes));
  });
});

describe('theme worlds', () => {
  const world = (title: string, over: object = {}) => ({ title, url: `/w/${title}`, ...over });
  const read = (worlds: object) => readThemeWorlds(themeWorldsReply.parse(worlds), 'vitrine');

  it('NAV-02: sections come in their order, empty ones are left out', () => {
    const groups = read({
      lastChance: { headline: 'Last', themeworlds: [world('d')] },
      more: { headline: 'More', themeworlds: [] },
      scout: { headline: 'Scout', themeworlds: [world('a')] },
    });
    expect(groups.map(({ section }) => section)).toEqual(['scout', 'lastChance']);
  });

  it('NAV-02: a world says badges, end, days left, places and whether it is for card holders', () => {
    const [group] = read({
      new: {
        themeworlds: [
          world('a', {
            badges: ['New'],
            endDateText: 'until 3 December',
            onlyXDaysLeftText: 'only 2 days left',
            availability: ['ONLINE', 'UNKNOWN'],
            vitrineCard: true,
          }),
        ],
      },
      translations: { ONLINE: 'online' },
    });
    expect(group?.tiles).toMatchObject([
      {
        badges: ['New'],
        endText: 'until 3 December',
        daysLeftText: 'only 2 days left',
        availability: ['online'],
        isForCard: true,
      },
    ]);
  });

  it('NAV-02: a world with a dangerous address is left out', () => {
    expect(read({ new: { themeworlds: [world('a', { url: 'javascript:alert(1)' })] } })).toEqual([]);
  });
});
