import type { MessageId } from '#src/entries/index.ts';

/** One option on the scenario panel: a link to the situation with or without it. */
export interface ScenarioChoice {
  /** The option's value in the link. */
  name: string;
  /** A value with a name of its own; by default the option's name. */
  label?: string;
  href: string;
  isActive: boolean;
}

/** Options of one kind that differ in a parameter: an error code, a delay. */
export interface ScenarioRow {
  /** What they are for; rows without one contain a group's plain options. */
  name?: string;
  choices: readonly ScenarioChoice[];
}

/** An active setting, with the link that removes it. */
export interface ScenarioSetting {
  group: ScenarioGroup;
  name: string;
  /** The part of its name after the colon. */
  parameter?: string;
  label?: string;
  href: string;
}

/** Presets of the scenario panel, in display order; each has texts `demo.preset.<name>` and `demo.preset.<name>.text`. */
export const SCENARIO_PRESETS = [
  'everyday',
  'campaign',
  'full_cart',
  'phone',
  'cart_trouble',
  'outage',
  'editors',
] as const;
export type ScenarioPresetName = (typeof SCENARIO_PRESETS)[number];

/** A preset: a link to a situation, with an image. */
export interface ScenarioPreset {
  name: ScenarioPresetName;
  image: string;
  /** The ground of a square image, which is shown whole; a scene fills its place. */
  tint?: 'sand' | 'rose' | 'honey';
  href: string;
  isActive: boolean;
}

/** The groups of the scenario panel, in display order, each with its title. */
export const GROUP_TITLES = {
  site: 'demo.site',
  language: 'demo.language',
  platform: 'demo.platform',
  header: 'header.landmark',
  visitor: 'preview.visitor',
  cart: 'mini_cart.title',
  promotion: 'demo.promotion',
  newsletter: 'page.topic.newsletter.title',
  search: 'demo.search',
  staff: 'demo.staff',
  faults: 'demo.faults',
} as const satisfies Record<string, MessageId>;
export type ScenarioGroup = keyof typeof GROUP_TITLES;
export const SCENARIO_GROUPS = Object.keys(GROUP_TITLES) as ScenarioGroup[];

/** The scenario panel: a situation of the shop, set by links. */
export interface ScenarioPanelContent {
  kind: 'scenarioPanel';
  presets: readonly ScenarioPreset[];
  groups: Partial<Record<ScenarioGroup, readonly ScenarioRow[]>>;
  /** Active settings, except site and language. */
  active: readonly ScenarioSetting[];
  /** Unknown names; if there are any, nothing was set. */
  unknown: readonly string[];
  /** Absolute URLs for sharing: of this panel, and of the shop in this situation. */
  shared: { panel: string; shop: string };
  /** The shop in this situation. */
  shop: string;
}
