/** Platforms, themes, services, lines and errors with a name for people, the text `demo.value.<name>`. Other values are shown as they are. */
const NAMED_VALUES: ReadonlySet<string> = new Set([
  'classic',
  'tablet',
  'match',
  'smartphone',
  'light',
  'dark',
  'coffee_light',
  'coffee_dark',
  'sustainability',
  'coral_light',
  'beige',
  'grey',
  'green_light',
  'blue_light',
  'blue_dark',
  'brown_light',
  'cart',
  'promotion',
  'searchfrontend',
  'customerfrontenddata',
  'themeworld_frontend',
  'newsletter',
  'preview',
  'abtestfrontend',
  'navigation',
  'customer',
  'article',
  'defective_article',
  'free_article',
  'gift_card',
  'defective_gift_card',
  'subscription',
  'defective_subscription',
  'partner_product',
  'defective_partner_product',
  'unknown',
  'cartstorage_unavailable',
  'productdata_unavailable',
  'price_unavailable',
  'not_modified',
  'session_ended',
  'cart_limit',
  'item_limit',
  'availability_limit',
  'wsac_invalid',
  'wsac_expired',
  'wsac_already_redeemed',
  'wsac_minimum',
  'gift_card_invalid',
  'gift_card_empty',
]);

/**
 * The name of a platform or of a scenario's parameter in the texts: `giftCard` is `gift_card`, `coffee-light` is
 * `coffee_light`; `null` for one without a text.
 */
export function valueName(value: string): string | null {
  const name = value
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll('-', '_')
    .toLowerCase();
  return NAMED_VALUES.has(name) ? name : null;
}

/** One option on the scenario panel: a link to the situation with or without it. */
export interface ScenarioChoice {
  /** The option's value in the link. */
  name: string;
  /** A label; by default the text `demo.choice.<name>`. */
  label?: string;
  href: string;
  isActive: boolean;
}

/** Options of one kind that differ in a parameter: an error code, a delay. */
export interface ScenarioRow {
  /** The text `demo.choice.<name>`; rows without one contain a group's plain options. */
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

/** The groups of the scenario panel, in display order; each has a text `demo.<group>`. */
export const SCENARIO_GROUPS = [
  'site',
  'language',
  'platform',
  'header',
  'visitor',
  'cart',
  'promotion',
  'newsletter',
  'search',
  'staff',
  'faults',
] as const;
export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

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
