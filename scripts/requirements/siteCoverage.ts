import { LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { collectStories, isSiteGroup, namedIn, type ParsedStory, withoutSiteGroup } from './requirements.ts';

/** A state of a component with the story that shows it in each site. */
export interface SiteStateRow {
  /** `Features/Newsletter` */
  component: string;
  /** `down`; the state of a component that is shown as a whole is `default`. */
  state: string;
  /** Requirements that its stories name. */
  requirements: string[];
  /** A story's id, and whether the country has its own story or a mode of one. */
  sites: Partial<Record<SiteCode, { story: string; by: 'story' | 'mode' }>>;
}

/** A language with the story that shows a whole page in it. */
interface LanguageRow {
  locale: Locale;
  name: string;
  story: string | null;
}

export interface SiteCoverage {
  rows: SiteStateRow[];
  languages: LanguageRow[];
  /** What is missing, one sentence each. */
  gaps: string[];
}

/** Components whose states are the same in every country, and why; all other features and sections need their rows. */
const SAME_EVERYWHERE: Readonly<Record<string, string>> = {
  'Features/Consent': 'its panel is the row Features/Consent panel',
  'Features/Native app': 'the app draws the words, not the page',
  'Features/Preview': 'for staff, whose panel is the same in every country',
  'Pages/Forms': 'the answers are the same in every country; its fields are in Features/Newsletter',
  'Pages/Preview tools': 'for staff, whose page is the same in every country',
  'Sections/Agents': 'the question is the same dialog in every country',
  'Sections/Foreign shop': 'the header of a shop that is not in the site table',
};

/** `hu-down`, `chfr-down`: the site before the state. */
const SITE_PREFIX = new RegExp(
  `^(?:${SITE_CODES.map((code) => code.toLowerCase().replace('_', '-?')).join('|')})-`,
);

const titleOf = ({ title }: ParsedStory) => title.split(' · ')[0] ?? '';
const tailOf = ({ id }: ParsedStory) => id.split('--')[1] ?? '';

/** The component that a title is about: the first two of its parts. */
const componentOf = (title: string) => withoutSiteGroup(title).split('/').slice(0, 2).join('/');

/** A story that is fixed to a site shows only that site, regardless of its modes. */
const isInEverySite = (story: ParsedStory) => story.isInEverySite && !story.globals.site;

function stateOf(story: ParsedStory): string {
  const title = titleOf(story);
  if (title.endsWith('/Sites')) return 'default';
  return isSiteGroup(title)
    ? tailOf(story).replace(SITE_PREFIX, '')
    : `${title.split('/').slice(2).join(' ')} ${tailOf(story)}`.trim();
}

/** The states shown by stories, per site, and the missing ones. */
function joinSiteCoverage(stories: readonly ParsedStory[]): SiteCoverage {
  const bySite = stories.filter(
    (story) => (isSiteGroup(titleOf(story)) && story.globals.site) || isInEverySite(story),
  );
  const groups = Map.groupBy(bySite, (story) => `${componentOf(titleOf(story))} · ${stateOf(story)}`);
  const rows = [...groups].map(([key, group]): SiteStateRow => {
    const [component = '', state = ''] = key.split(' · ');
    const sites: SiteStateRow['sites'] = {};
    for (const story of group) {
      const shown = isInEverySite(story) ? SITE_CODES : [story.globals.site as SiteCode];
      for (const site of shown)
        sites[site] ??= { story: story.id, by: isInEverySite(story) ? 'mode' : 'story' };
    }
    return {
      component,
      state,
      requirements: [...new Set(group.flatMap(({ words }) => namedIn(words)))],
      sites,
    };
  });
  rows.sort((one, other) =>
    `${one.component} ${one.state}`.localeCompare(`${other.component} ${other.state}`, 'en'),
  );

  const languages = (Object.keys(LOCALES) as Locale[]).map((locale): LanguageRow => {
    const site = SITE_CODES.find((code) => SITES[code].locale === locale);
    const page = stories.find(
      ({ title, globals }) =>
        title.startsWith('Pages/') && (site ? globals.site === site : globals.locale === locale),
    );
    return { locale, name: LOCALES[locale].name, story: page?.id ?? null };
  });

  const components = new Set(
    stories
      .map((story) => componentOf(titleOf(story)))
      .filter((title) => /^(?:Features|Sections|Pages)\//.test(title)),
  );
  const gaps = [
    ...rows.flatMap(({ component, state, sites }) => {
      const missing = SITE_CODES.filter((site) => !sites[site]);
      return missing.length > 0 ? [`${component}, ${state}: no story in ${missing.join(', ')}`] : [];
    }),
    ...[...components]
      .filter((component) => !SAME_EVERYWHERE[component] && !rows.some((row) => row.component === component))
      .map((component) => `${component}: no state in every site, and no reason in SAME_EVERYWHERE`),
    ...Object.keys(SAME_EVERYWHERE)
      .filter((component) => !components.has(component) || rows.some((row) => row.component === component))
      .map((component) => `${component}: SAME_EVERYWHERE gives a reason that is not needed`),
    ...languages.filter(({ story }) => !story).map(({ locale }) => `${locale}: no page in this language`),
  ];
  return { rows, languages, gaps };
}

/** The page Coverage by site as data. */
export const readSiteCoverage = (): SiteCoverage => joinSiteCoverage(collectStories());
