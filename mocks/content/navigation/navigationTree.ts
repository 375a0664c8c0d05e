import type { SiteCode } from '#src/config/sites.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { imageUrl } from '../images.ts';
import { marketingOf } from '../marketing/siteMarketing.ts';
import type { Season } from '../shopCalendar.ts';
import { typeset } from '../typeset.ts';
import { cs, de, fr, hu, pl, sk, tr } from './categoryNames.ts';

/** Numbers of the four top-level entries. Their titles and addresses come from `navigation_1` … `navigation_4`. */
const TOP = { worlds: '4100', coffee: '4200', fashion: '4300', living: '4400' } as const;
const BRANCHES = [TOP.coffee, TOP.fashion, TOP.living] as const;

/** What Austria calls otherwise. */
const AUSTRIAN = {
  Schlafanzüge: 'Pyjamas',
  Jungen: 'Buben',
  Mützen: 'Hauben',
  Zierkissen: 'Zierpölster',
  Kissen: 'Pölster',
  Spannbettlaken: 'Spannleintücher',
  Sessel: 'Fauteuils',
  Bürostühle: 'Bürosessel',
  Mülleimer: 'Mistkübel',
  Konfitüre: 'Marmelade',
  Kleiderschränke: 'Kleiderkästen',
  Schuhschränke: 'Schuhkästen',
  Grills: 'Griller',
  Nachttische: 'Nachtkästchen',
  Gebäck: 'Mehlspeisen',
  Strickjacken: 'Strickwesten',
} as const;

/** What German Switzerland calls otherwise. */
const SWISS = {
  Radfahren: 'Velofahren',
  Müsli: 'Müesli',
  Geldbörsen: 'Portemonnaies',
  Schlafanzüge: 'Pyjamas',
  Spannbettlaken: 'Fixleintücher',
  Bettdecken: 'Duvets',
  Röcke: 'Jupes',
  Mülleimer: 'Abfalleimer',
  Couchtische: 'Salontische',
  Kekse: 'Guetzli',
} as const;

/** Replaces the names of entries and headings in a list of categories. */
const rename = (list: string, names: Record<string, string>) =>
  list.replace(/(?<=^|, |: )[\p{L}-]+(?=,|:|$)/gmu, (name) => names[name] ?? name);
const CATEGORY_NAMES: Record<SiteCode, string> = {
  DE: de,
  AT: rename(de, AUSTRIAN),
  CH: rename(de, SWISS).replaceAll('ß', 'ss'),
  CH_FR: fr,
  PL: pl,
  CZ: cs,
  HU: hu,
  SK: sk,
  TR: tr,
};

/**
 * Teasers of the groups, in the order of the groups: the place of an entry in its group's list, from one on, and the image
 * that shows it. The first one's image is that of the group's page.
 */
const TEASERS: readonly (readonly `${number} ${string}`[])[] = [
  ['1 coffee-bag', '2 beans'],
  ['4 cup', '1 coffee-bag#sand'],
  ['1 pods', '2 cup'],
  ['1 coffee-machine', '4 carafe'],
  ['1 tea-tin', '10 teapot'],
  ['1 chocolate', '2 praline'],
  ['1 dress', '2 blouse'],
  ['10 coat#ink', '1 shirt#sky'],
  ['1 bear', '9 socks'],
  ['1 sneaker', '4 boots'],
  ['4 bike', '2 yoga-mat'],
  ['1 handbag', '2 backpack'],
  ['1 swimsuit', '12 cap'],
  ['1 pan', '3 knives'],
  ['1 bedding', '5 bed'],
  ['9 soap', '7 basket'],
  ['1 sofa', '2 chair'],
  ['1 candle', '4 lantern'],
  ['6 watering-can', '4 geranium'],
  ['1 basket', '5 soap'],
  ['4 headphones', '2 lamp'],
  ['1 toy-blocks', '2 bear'],
  ['1 gift', '8 gift-card'],
];

/** Image of each category page, by the number of its group. */
const images = new Map<string, string>([
  [TOP.coffee, 'cup'],
  [TOP.fashion, 'dress'],
  [TOP.living, 'sofa'],
]);

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Address of a category's page; the number is the same in every country. */
const categoryUrl = (id: string) => `/c/${id}`;

/** Titles of all categories of a site by their numbers, and their tree. */
interface SiteNavigation {
  tree: NavigationNode[];
  titles: ReadonlyMap<string, string>;
}

/** Groups whose images are shown beside a top entry: its first ones in winter, its last ones in summer. */
const advertised = (groups: readonly NavigationNode[], season: Season): readonly NavigationNode[] =>
  season === 'winter' ? groups.slice(0, 4) : groups.slice(-4);

function createNavigation(site: SiteCode, season: Season): SiteNavigation {
  const titles = new Map<string, string>();
  const { navigation: topTitles, themeWorlds, teaser } = marketingOf(site);
  let groupCount = 0;

  const leaf = (id: string, title: string): NavigationNode => {
    titles.set(id, title);
    return { title, href: categoryUrl(id), children: [] };
  };
  const group = (branch: string, line: string, place: number): NavigationNode => {
    const [title = '', entries = ''] = line.split(/\s?: /);
    const id = `${branch.slice(0, 2)}${twoDigits(place + 1)}00`;
    const children = entries
      .split(', ')
      .map((entry, index) => leaf(`${id.slice(0, 4)}${twoDigits(index + 1)}`, entry));
    const teasers = (TEASERS[groupCount++] ?? []).map((teaser) => {
      const [place, image = ''] = teaser.split(' ');
      return { index: Number(place) - 1, image };
    });
    titles.set(id, title);
    images.set(id.slice(0, 4), teasers[0]?.image ?? '');
    return {
      title,
      href: categoryUrl(id),
      children,
      teaser: {
        title: teaser,
        list: teasers.map(({ index, image }) => ({
          link: children[index]?.href ?? categoryUrl(id),
          image: imageUrl(image),
          title: children[index]?.title ?? title,
        })),
      },
    };
  };
  const branches = typeset(CATEGORY_NAMES[site], site)
    .trim()
    .split('\n\n')
    .map((block, index): NavigationNode => {
      const id = BRANCHES[index] ?? TOP.living;
      const children = block.split('\n').map((line, place) => group(id, line, place));
      titles.set(id, topTitles[index + 1] ?? '');
      return {
        title: topTitles[index + 1] ?? '',
        href: categoryUrl(id),
        children,
        // The groups themselves, each with the image of its page.
        teaser: {
          title: teaser,
          list: advertised(children, season).flatMap(({ title, href = '', teaser }) => {
            const [first] = teaser?.list ?? [];
            return first ? { ...first, title, link: href } : [];
          }),
        },
      };
    });
  const worlds: NavigationNode = {
    title: topTitles[0],
    href: categoryUrl(TOP.worlds),
    children: Object.entries(themeWorlds.headlines).map(([section, title]) => ({
      title,
      href: `${categoryUrl(TOP.worlds)}?section=${section}`,
      children: [],
    })),
  };
  titles.set(TOP.worlds, topTitles[0]);
  return { tree: [worlds, ...branches], titles };
}

const made = new Map<string, SiteNavigation>();
function navigationOf(site: SiteCode, season: Season): SiteNavigation {
  const key = `${site} ${season}`;
  const navigation = made.get(key) ?? createNavigation(site, season);
  made.set(key, navigation);
  return navigation;
}

/** The navigation tree of a site: four top entries, about 300 nodes on three levels. */
export const navigationTreeOf = (site: SiteCode, season: Season = 'winter'): NavigationNode[] =>
  navigationOf(site, season).tree;

/** A category's title, or `undefined` for a number that the site does not have. */
export const categoryTitleOf = (site: SiteCode, id: string): string | undefined =>
  navigationOf(site, 'winter').titles.get(id);

/** Numbers of the categories whose title fulfils a condition. */
export const categoriesWith = (site: SiteCode, fulfils: (title: string) => boolean): string[] =>
  [...navigationOf(site, 'winter').titles].flatMap(([id, title]) => (fulfils(title) ? id : []));

/** Code point of the image of a category's page. */
export const categoryImage = (id: string): string => images.get(id.slice(0, 4)) ?? 'shopping-bag';
