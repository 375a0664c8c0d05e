import type { FastifyRequest } from 'fastify';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import { PLATFORMS } from '#demo/model/headerSettings.ts';
import {
  SCENARIO_GROUPS,
  SCENARIO_PRESETS,
  type ScenarioChoice,
  type ScenarioGroup,
  type ScenarioPreset,
  type ScenarioPresetName,
  type ScenarioRow,
  type ScenarioSetting,
} from '#demo/model/scenarioPanel.ts';
import { SCENARIOS, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { readQuery } from '#server/http/visitor.ts';
import { HEADER_SWITCH_NAMES, HEADER_SWITCHES } from '#src/config/headerSwitches.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';

/** All settings of the scenario panel. The address contains them all, so that a link reproduces the situation. */
export interface Situation {
  site: SiteCode;
  locale: Locale;
  platform?: string;
  /** Header settings, as in an address: `sticky=false`. */
  header: readonly string[];
  scenarios: readonly string[];
}

/** Header settings that differ from the defaults (contract: calls). */
const HEADER_SETTINGS = [
  ...HEADER_SWITCH_NAMES.map((name) => `${name}=${!HEADER_SWITCHES[name]}`),
  'search=overlay',
];

/** The panel group of a scenario, by the prefix of its name. */
const GROUP_OF: readonly [beginning: string, group: ScenarioGroup][] = [
  ['cart-', 'cart'],
  ['visitor-', 'visitor'],
  ['consent-', 'visitor'],
  ['promotion-', 'promotion'],
  ['footer-', 'promotion'],
  ['newsletter-', 'newsletter'],
  ['suggestions-', 'search'],
  ['navigation-', 'search'],
  ['staff', 'staff'],
  ['preview-', 'staff'],
];
const groupOf = (name: string): ScenarioGroup =>
  GROUP_OF.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'faults';

/** The settings in the panel's address; scenarios default to the cookie's. */
export function readSituation(request: FastifyRequest, scenarios: readonly string[]): Situation {
  const platform = PLATFORMS.find((each) => each === readQuery(request, 'platform'));
  return {
    site: request.site,
    locale: request.locale,
    ...(platform && { platform }),
    header: HEADER_SETTINGS.filter((setting) => {
      const [name = '', value] = setting.split('=');
      return readQuery(request, name) === value;
    }),
    scenarios,
  };
}

/** The query for a shop page; scenarios are in the cookie. */
function toShopQuery({ site, locale, platform, header }: Situation): string[] {
  return [
    `site=${site}`,
    ...(locale === SITES[site].locale ? [] : [`locale=${locale}`]),
    ...(platform === undefined ? [] : [`platform=${platform}`]),
    ...header,
  ];
}

/** The shop page `to` in this situation; an invalid target becomes the home page. */
export function shopAddress(situation: Situation, to = '/'): string {
  const path = safeRedirectPath(to);
  return `${path}${path.includes('?') ? '&' : '?'}${toShopQuery(situation).join('&')}`;
}

/** The panel's address that activates a situation; with `to` it redirects into the shop. */
export function panelAddress(situation: Situation, to?: string): string {
  const scenario = `scenario=${situation.scenarios.map((name) => encodeURIComponent(name).replace('%3A', ':')).join(',')}`;
  const on = to === undefined ? [] : [`to=${to}`];
  return `/demo?${[...toShopQuery(situation), scenario, ...on].join('&')}`;
}

/** Mutually exclusive scenarios: the cart's content, the visitor's identity, … */
function withScenario(active: readonly string[], name: string): string[] {
  const [kind = ''] = name.split(':');
  const isPerson = (each: string) => each.startsWith('visitor-') && each !== 'visitor-error';
  const fillings = SCENARIOS.filter((each: Scenario) => each.effect(each.parameter?.examples[0] ?? '').cart);
  const isFilling = (each: string) => fillings.some((filling) => filling.name === each.split(':')[0]);
  const isSameKind = (each: string) =>
    each.split(':')[0] === kind || (isPerson(name) && isPerson(each)) || (isFilling(name) && isFilling(each));
  return [...active.filter((each) => !isSameKind(each)), name];
}

const without = <Item>(items: readonly Item[], item: Item) => items.filter((each) => each !== item);

const parameterLabel = (kind: string | undefined, value: string) =>
  kind === 'ms' ? `${Number(value)} ms` : value;

function scenarioRows(situation: Situation, group: ScenarioGroup): ScenarioRow[] {
  const { scenarios } = situation;
  const choose = (name: string, label?: string): ScenarioChoice => {
    const isActive = scenarios.includes(name);
    const next = isActive ? without(scenarios, name) : withScenario(scenarios, name);
    return {
      name,
      ...(label !== undefined && { label }),
      href: panelAddress({ ...situation, scenarios: next }),
      isActive,
    };
  };
  const own = SCENARIOS.filter(({ name }) => groupOf(name) === group) as readonly Scenario[];
  const plain = own.filter(({ parameter }) => !parameter).map(({ name }) => choose(name));
  const rows = own.flatMap(({ name, parameter }) => {
    if (!parameter) return [];
    // A custom value from a link is listed with the others.
    const set = scenarios.flatMap((each) => (each.startsWith(`${name}:`) ? each.slice(name.length + 1) : []));
    const values = [...new Set([...parameter.examples, ...set])];
    return {
      name,
      choices: values.map((value) => choose(`${name}:${value}`, parameterLabel(parameter.name, value))),
    };
  });
  return plain.length > 0 ? [{ choices: plain }, ...rows] : rows;
}

function viewRows(situation: Situation): Partial<Record<ScenarioGroup, ScenarioRow[]>> {
  const { site, locale, platform, header } = situation;
  return {
    site: [
      {
        choices: SITE_CODES.map((code) => ({
          name: code,
          label: SITES[code].countryName,
          href: panelAddress({ ...situation, site: code, locale: SITES[code].locale }),
          isActive: code === site,
        })),
      },
    ],
    language: [
      {
        choices: LOCALE_CODES.map((code) => ({
          name: code,
          label: LOCALES[code].name,
          href: panelAddress({ ...situation, locale: code }),
          isActive: code === locale,
        })),
      },
    ],
    platform: [
      {
        choices: PLATFORMS.map((each) => {
          const { platform: _, ...rest } = situation;
          const isActive = each === platform;
          return {
            name: each,
            label: each,
            href: panelAddress(isActive ? rest : { ...rest, platform: each }),
            isActive,
          };
        }),
      },
    ],
    header: [
      {
        choices: HEADER_SETTINGS.map((setting) => {
          const isActive = header.includes(setting);
          const next = isActive ? without(header, setting) : [...header, setting];
          return {
            name: setting.split('=')[0] ?? '',
            href: panelAddress({ ...situation, header: next }),
            isActive,
          };
        }),
      },
    ],
  };
}

export function panelGroups(situation: Situation): Partial<Record<ScenarioGroup, ScenarioRow[]>> {
  const view = viewRows(situation);
  return Object.fromEntries(
    SCENARIO_GROUPS.map((group) => [group, view[group] ?? scenarioRows(situation, group)]),
  );
}

/** A preset's image and settings; site and language stay unchanged. */
interface Preset extends Pick<ScenarioPreset, 'image' | 'tint'>, Pick<Situation, 'platform' | 'scenarios'> {}

const PRESETS: Record<ScenarioPresetName, Preset> = {
  everyday: { image: '/images/teasers/coffee.svg', scenarios: [] },
  campaign: { image: '/images/teasers/gifts.svg', scenarios: ['promotion-theme:coral-light'] },
  full_cart: {
    image: '/images/shopping-bag.svg',
    tint: 'honey',
    scenarios: ['cart-mixed', 'visitor-card-member'],
  },
  phone: { image: '/images/phone.svg', tint: 'rose', platform: 'MATCH', scenarios: [] },
  cart_trouble: {
    image: '/images/empty-shelf.svg',
    tint: 'sand',
    scenarios: ['cart-defective', 'cart-change-error:ITEM_LIMIT'],
  },
  outage: {
    image: '/images/teasers/autumn.svg',
    scenarios: ['slow:500', 'suggestions-error', 'promotion-malformed', 'footer-error'],
  },
  editors: { image: '/images/teasers/reading.svg', scenarios: ['staff'] },
};

/** The presets, each with its link for the visitor's site and language. */
export function panelPresets(situation: Situation): ScenarioPreset[] {
  const { site, locale } = situation;
  const here = panelAddress(situation);
  return SCENARIO_PRESETS.map((name) => {
    const { image, tint, ...settings } = PRESETS[name];
    const href = panelAddress({ site, locale, header: [], ...settings });
    return { name, image, ...(tint && { tint }), href, isActive: href === here };
  });
}

/** The active settings except site and language, each with a link that removes it. */
export function panelSettings(situation: Situation): ScenarioSetting[] {
  const groups = panelGroups(situation);
  return SCENARIO_GROUPS.flatMap((group) => {
    if (group === 'site' || group === 'language') return [];
    return (groups[group] ?? []).flatMap(({ name: rowName, choices }) =>
      choices.flatMap(({ name, label, href, isActive }): ScenarioSetting[] => {
        if (!isActive) return [];
        if (rowName) return [{ group, name: rowName, parameter: label ?? '', href }];
        return [{ group, name, ...(label !== undefined && { label }), href }];
      }),
    );
  });
}
