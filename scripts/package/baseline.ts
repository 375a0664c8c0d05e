import { features } from 'web-features';

/**
 * The Baseline date: features that were widely available on it need no fallback.
 * `docs/browsers.md` lists the versions.
 */
const BASELINE_DATE = '2026-11-01';

/** A feature is widely available this long after the last engine shipped it. */
const MONTHS_TO_WIDELY = 30;

/** The newest ECMAScript version whose library is completely widely available. */
export const ECMASCRIPT = 'es2023';

/** Newer run-time features in use, each with its fallback. */
export const RUN_TIME_FALLBACKS: Readonly<Record<string, string>> = {
  'Intl.DurationFormat': 'FormatJS uses it to format a duration, which no text of ours does.',
};

/** Newer properties, at-rules and selectors in use, each with its fallback. */
export const STYLE_FALLBACKS = {
  properties: {
    'accent-color': 'Ticks and dots have the system’s colour.',
    'content-visibility': 'Closed panels are `display: none`; used inside `@supports`.',
    'field-sizing': 'A text area keeps its rows and scrolls.',
    'forced-color-adjust': 'WebKit has no forced colours.',
    'hyphenate-limit-chars': 'Shorter words are hyphenated too.',
    'interpolate-size': 'A disclosure opens at once.',
    'line-clamp': 'The prefixed property does the same.',
    'overflow-clip-margin': 'The shadow ends at the edge of its box.',
    'overscroll-behavior': 'A list that ends scrolls the page behind it.',
    resize: 'A text area cannot be made larger by hand.',
    'scrollbar-color': 'Scroll bars have the system’s colour.',
    'scrollbar-width': 'Scroll bars have the system’s width.',
    'text-size-adjust': 'The prefixed property does the same.',
    'text-wrap': 'Lines of a heading differ in length.',
    'user-select': 'The prefixed property does the same.',
  },
  atRules: {
    property: 'A number does not count up; it changes at once.',
    'starting-style': 'What opens appears at once.',
  },
  selectors: { autofill: 'A filled-in field keeps the browser’s own colour.' },
} as const;

function isWidelyAvailable(since: string | undefined): boolean {
  if (!since) return false;
  const widely = new Date(since.replace(/^≤/, ''));
  widely.setUTCMonth(widely.getUTCMonth() + MONTHS_TO_WIDELY);
  return widely <= new Date(BASELINE_DATE);
}

/** The code that uses a feature: `Promise.withResolvers`, `new CloseWatcher`; `null` if static analysis cannot tell. */
function toUse(key: string): string | null {
  const builtIn = /^javascript\.builtins\.(\w+\.\w+)$/.exec(key)?.[1];
  if (builtIn) return builtIn;
  const [, owner, member = ''] = /^api\.(\w+)\.(\w+)$/.exec(key) ?? [];
  if (member.endsWith('_static')) return `${owner}.${member.replace(/_static$/, '')}`;
  return owner !== undefined && owner === member ? `new ${owner}` : null;
}

function newerUses(): string[] {
  const statuses = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );
  return statuses
    .filter(([, { baseline_low_date }]) => !isWidelyAvailable(baseline_low_date))
    .map(([key]) => toUse(key))
    .filter((use) => use !== null)
    .filter((use) => !(use in RUN_TIME_FALLBACKS));
}

/** Removes comments, which may mention avoided features. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * Constructors and static functions in scripts that are newer than the Baseline date and have no fallback. es-check
 * covers methods of ECMAScript objects.
 */
export function newerFeatures(scripts: readonly { file: string; code: string }[]): string[] {
  const uses = new RegExp(`\\b(?:${newerUses().join('|').replaceAll('.', '\\.')})\\b`, 'g');
  return scripts.flatMap(({ file, code }) => {
    const found = new Set([...withoutComments(code).matchAll(uses)].map(([use]) => use));
    return [...found].map((use) => `${file} uses ${use}, which is newer than Baseline of ${BASELINE_DATE}`);
  });
}
