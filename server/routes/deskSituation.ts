import type { FastifyRequest } from 'fastify';
import { SCENARIOS, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { safeRedirectPath } from '#server/http/safeRedirectPath.ts';
import { readQuery } from '#server/http/visitor.ts';
import {
  DESK_GROUPS,
  DESK_PRESETS,
  type DeskChoice,
  type DeskGroup,
  type DeskPreset,
  type DeskPresetName,
  type DeskRow,
  type DeskSetting,
  PLATFORMS,
} from '#server/model/pageState.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';

/** Everything the scenario panel can set. Its address says it all, so that a link is the whole situation (BEY-03). */
export interface Situation {
  site: SiteCode;
  locale: Locale;
  platform?: string;
  /** Header settings, as in an address: `sticky=false`. */
  header: readonly string[];
  scenarios: readonly string[];
}

/** Header settings that differ from the usual ones (contract: calls). */
const HEADER_SETTINGS = [
  'reduced=true',
  'sticky=false',
  'useminicart=false',
  'showsecurehint=false',
  'showPromotionBanner=false',
  'onetrustenabled=true',
  'search=overlay',
] as const;

/** Which group of the scenario panel a scenario belongs to, by how its name begins. */
const GROUP_OF: readonly [beginning: string, group: DeskGroup][] = [
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
const groupOf = (name: string): DeskGroup =>
  GROUP_OF.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'faults';

/** What the scenario panel's address sets, with the cookie's scenarios where it says nothing about them. */
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

/** The part of an address that a shop's page reads by itself; scenarios travel in the cookie. */
function toShopQuery({ site, locale, platform, header }: Situation): string[] {
  return [
    `site=${site}`,
    ...(locale === SITES[site].locale ? [] : [`locale=${locale}`]),
    ...(platform === undefined ? [] : [`platform=${platform}`]),
    ...header,
  ];
}

/** The shop's own page `to` as the situation shows it. What is no page of the shop is its home (BFF-05). */
export function shopAddress(situation: Situation, to = '/'): string {
  const path = safeRedirectPath(to);
  return `${path}${path.includes('?') ? '&' : '?'}${toShopQuery(situation).join('&')}`;
}

/** The scenario panel's address that sets a situation; with `to` it goes straight on into the shop. */
export function deskAddress(situation: Situation, to?: string): string {
  const scenario = `scenario=${situation.scenarios.map((name) => encodeURIComponent(name).replace('%3A', ':')).join(',')}`;
  const on = to === undefined ? [] : [`to=${to}`];
  return `/demo?${[...toShopQuery(situation), scenario, ...on].join('&')}`;
}

/** Of names that answer the same question only one can be in force: the cart's filling, who the visitor is, … */
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

/** A parameter as a person reads it. */
const parameterLabel = (kind: string | undefined, value: string) =>
  kind === 'ms' ? `${Number(value)} ms` : value;

function scenarioRows(situation: Situation, group: DeskGroup): DeskRow[] {
  const { scenarios } = situation;
  const choose = (name: string, label?: string): DeskChoice => {
    const isActive = scenarios.includes(name);
    const next = isActive ? without(scenarios, name) : withScenario(scenarios, name);
    return {
      name,
      ...(label !== undefined && { label }),
      href: deskAddress({ ...situation, scenarios: next }),
      isActive,
    };
  };
  const own = SCENARIOS.filter(({ name }) => groupOf(name) === group) as readonly Scenario[];
  const plain = own.filter(({ parameter }) => !parameter).map(({ name }) => choose(name));
  const rows = own.flatMap(({ name, parameter }) => {
    if (!parameter) return [];
    // A value of a custom link is shown among the others.
    const set = scenarios.flatMap((each) => (each.startsWith(`${name}:`) ? each.slice(name.length + 1) : []));
    const values = [...new Set([...parameter.examples, ...set])];
    return {
      name,
      choices: values.map((value) => choose(`${name}:${value}`, parameterLabel(parameter.name, value))),
    };
  });
  return plain.length > 0 ? [{ choices: plain }, ...rows] : rows;
}

function viewRows(situation: Situation): Partial<Record<DeskGroup, DeskRow[]>> {
  const { site, locale, platform, header } = situation;
  return {
    site: [
      {
        choices: SITE_CODES.map((code) => ({
          name: code,
          label: SITES[code].countryName,
          href: deskAddress({ ...situation, site: code, locale: SITES[code].locale }),
          isActive: code === site,
        })),
      },
    ],
    language: [
      {
        choices: LOCALE_CODES.map((code) => ({
          name: code,
          label: LOCALES[code].name,
          href: deskAddress({ ...situation, locale: code }),
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
            href: deskAddress(isActive ? rest : { ...rest, platform: each }),
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
            href: deskAddress({ ...situation, header: next }),
            isActive,
          };
        }),
      },
    ],
  };
}

/** All choices of the scenario panel, by group. */
export function deskGroups(situation: Situation): Partial<Record<DeskGroup, DeskRow[]>> {
  const view = viewRows(situation);
  return Object.fromEntries(
    DESK_GROUPS.map((group) => [group, view[group] ?? scenarioRows(situation, group)]),
  );
}

/** A preset's picture, and what it sets beyond site and language, which stay the visitor's. */
interface Preset extends Pick<DeskPreset, 'image' | 'tint'>, Pick<Situation, 'platform' | 'scenarios'> {}

const PRESETS: Record<DeskPresetName, Preset> = {
  everyday: { image: '/images/cup.svg', tint: 'honey', scenarios: [] },
  campaign: { image: '/images/gift.svg', tint: 'rose', scenarios: ['promotion-theme:coral-light'] },
  full_cart: {
    image: '/images/shopping-bag.svg',
    tint: 'sand',
    scenarios: ['cart-mixed', 'visitor-card-member'],
  },
  phone: { image: '/images/phone.svg', tint: 'sky', platform: 'MATCH', scenarios: [] },
  cart_trouble: {
    image: '/images/empty-shelf.svg',
    tint: 'lilac',
    scenarios: ['cart-defective', 'cart-change-error:ITEM_LIMIT'],
  },
  outage: {
    image: '/images/umbrella.svg',
    tint: 'sky',
    scenarios: ['slow:500', 'suggestions-error', 'promotion-malformed', 'footer-error'],
  },
  editors: { image: '/images/books.svg', tint: 'sage', scenarios: ['staff'] },
};

/** The presets, each with the link that sets it in the visitor's own site and language (BEY-03). */
export function deskPresets(situation: Situation): DeskPreset[] {
  const { site, locale } = situation;
  const here = deskAddress(situation);
  return DESK_PRESETS.map((name) => {
    const { image, tint, ...settings } = PRESETS[name];
    const href = deskAddress({ site, locale, header: [], ...settings });
    return { name, image, tint, href, isActive: href === here };
  });
}

/** What is set beyond site and language, each with the way back. */
export function deskSettings(situation: Situation): DeskSetting[] {
  const groups = deskGroups(situation);
  return DESK_GROUPS.flatMap((group) => {
    if (group === 'site' || group === 'language') return [];
    return (groups[group] ?? []).flatMap(({ name: rowName, choices }) =>
      choices.flatMap(({ name, label, href, isActive }): DeskSetting[] => {
        if (!isActive) return [];
        if (rowName) return [{ group, name: rowName, parameter: label ?? '', href }];
        return [{ group, name, ...(label !== undefined && { label }), href }];
      }),
    );
  });
}
