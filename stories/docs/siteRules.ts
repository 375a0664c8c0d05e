import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import source from '#src/config/sites.ts?raw';
import { formatMoney } from '#src/lib/money.ts';

/** One fact that sites can differ in. */
export interface SiteRule {
  /** Its key in the site table: `newsletter.names`. */
  name: string;
  /** The sentence above it in the table's type. */
  about: string;
  values: Record<SiteCode, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An amount with its unit reads as one thing: `30 day`. */
const isLeaf = (value: Record<string, unknown>) =>
  Object.keys(value).length === 2 && Object.values(value).some((part) => typeof part === 'number');

const toWords = (value: unknown): string => {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(toWords).join(', ') || '–';
  return isRecord(value) ? Object.values(value).map(toWords).join(' ') : String(value);
};

/** Ids are for readers of the source. */
const REQUIREMENTS = / \([A-Z]{2,3}-\d\d(?:, [A-Z]{2,3}-\d\d)*\)/g;

/** Sentences above the fields of `SiteConfig`, by path. */
function readSentences(): Map<string, string> {
  const body = source.slice(
    source.indexOf('export interface SiteConfig'),
    source.indexOf('\n}\n', source.indexOf('export interface SiteConfig')),
  );
  const sentences = new Map<string, string>();
  const trail: string[] = [];
  let sentence = '';
  // A comment of several lines is one line.
  const lines = body.replaceAll(/\n\s+(?:\* |(?=\*\/))/g, ' ').split('\n');
  for (const line of lines.slice(1)) {
    const comment = /\/\*\*\s+(.*?)(?:\s@.*?)?\s+\*\//.exec(line)?.[1]?.replaceAll(REQUIREMENTS, '');
    const field = /^\s+(\w+)\??:/.exec(line)?.[1];
    if (comment) sentence = comment;
    if (field) {
      sentences.set([...trail, field].join('.'), sentence);
      sentence = '';
      if (line.trimEnd().endsWith('{')) trail.push(field);
    }
    if (/^\s+\};?$/.test(line)) trail.pop();
  }
  return sentences;
}

function flatten(value: Record<string, unknown>, trail: string[] = []): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const name = [...trail, key];
    return isRecord(inner) && !isLeaf(inner) ? flatten(inner, name) : [[name.join('.'), inner]];
  });
}

const bySite = (toValue: (code: SiteCode) => string) =>
  Object.fromEntries(SITE_CODES.map((code) => [code, toValue(code)])) as Record<SiteCode, string>;

/** The site table turned round: one rule a row, one site a column, for people who sign them off (BEY-02). */
export function siteRules(): SiteRule[] {
  const sentences = readSentences();
  const facts = new Map(
    SITE_CODES.map((code) => [code, new Map(flatten({ ...SITES[code], money: undefined }))]),
  );
  const names = new Set([...facts.values()].flatMap((table) => [...table.keys()]));
  names.delete('code');
  names.delete('money');
  for (const scope of ['all', 'coffee', 'card']) names.delete(`freeShipping.${scope}`);
  const prices: SiteRule = {
    name: 'money',
    about: 'How 1234.5 and 0.5 are written.',
    values: bySite((code) =>
      [1234.5, 0.5].map((amount) => formatMoney(amount, SITES[code].money)).join(' · '),
    ),
  };
  const shipping: SiteRule = {
    name: 'freeShipping',
    about: 'From these amounts shipping is free: all goods, coffee, or with the loyalty card.',
    values: bySite((code) => {
      const { freeShipping, money } = SITES[code];
      const thresholds = Object.entries(freeShipping).flatMap(([scope, amount]) =>
        amount === null ? [] : `${formatMoney(amount, money)} · ${scope}`,
      );
      return thresholds.join(', ') || '–';
    }),
  };
  return [
    prices,
    shipping,
    ...[...names].map((name) => ({
      name,
      about: sentences.get(name) ?? '',
      values: bySite((code) => toWords(facts.get(code)?.get(name))),
    })),
  ];
}
