import { readFileSync } from 'node:fs';
import { srgbToOklch } from '../lib/oklch.ts';
import { type DesignTokens, libraryTokens, type TokenMode, toDesignTokens } from './designTokens.ts';

/** A token that a file holds with another value than the style sheet. */
export interface ChangedToken {
  variable: string;
  before: string;
  /** As the style sheet would write it. */
  after: string;
}

interface Colour {
  components?: number[];
  alpha?: number;
  hex?: string;
}

/** A colour with eight bits per channel, as Figma stores it. */
function channelsOf({ components, hex, alpha = 1 }: Colour): number[] {
  const byHex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(hex ?? '');
  const rgb = components ?? byHex?.slice(1).map((channel) => Number.parseInt(channel, 16) / 255) ?? [];
  return [...rgb.map((channel) => Math.round(channel * 255)), Math.round(alpha * 100)];
}

/** A number, or a length with its unit. */
const amountOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;

function toCss(type: string, value: unknown): string {
  if (typeof value === 'string') return `var(--v-${value.replaceAll(/[{}]/g, '').replaceAll('.', '-')})`;
  if (type === 'color') {
    const [red = 0, green = 0, blue = 0, alpha = 100] = channelsOf(value as Colour);
    return srgbToOklch(red / 255, green / 255, blue / 255, alpha / 100);
  }
  const amount = Number(amountOf(value));
  return type === 'dimension' ? `${amount / 16}rem` : String(amount);
}

/** Types that Figma holds as variables; the others it leaves out. */
const COMPARED = new Set(['color', 'dimension', 'number', 'fontWeight']);

/**
 * The differences between a file of design tokens, such as Figma's export of variables, and the style sheet.
 * Tokens are found by their path. Those that the file leaves out are not compared.
 */
export function changedTokens(ours: DesignTokens, file: unknown): ChangedToken[] {
  const theirs = file as Record<string, Record<string, { $value?: unknown }> | undefined>;
  return Object.entries(ours).flatMap(([group, tokens]) =>
    Object.entries(tokens).flatMap(([name, token]): ChangedToken[] => {
      const value = theirs[group]?.[name]?.$value;
      if (value === undefined || !COMPARED.has(token.$type)) return [];
      const isSame =
        typeof value === 'string' || typeof token.$value === 'string'
          ? value === token.$value
          : token.$type === 'color'
            ? String(channelsOf(value as Colour)) === String(channelsOf(token.$value as Colour))
            : Number(amountOf(value)) === Number(amountOf(token.$value));
      const { variable, css } = token.$extensions.vitrine;
      return isSame ? [] : [{ variable, before: css, after: toCss(token.$type, value) }];
    }),
  );
}

/** `npm run tokens -- Light.json`: the differences between Figma's export of a mode and the style sheet. */
function main(file: string | undefined): void {
  if (!file) {
    console.log('Name a file of design tokens: npm run tokens -- Light.json');
    process.exitCode = 1;
    return;
  }
  const theirs = JSON.parse(readFileSync(file, 'utf8')) as {
    $extensions?: { 'com.figma.modeName'?: string };
  };
  const mode: TokenMode = /dark/i.test(theirs.$extensions?.['com.figma.modeName'] ?? file) ? 'dark' : 'light';
  const changed = changedTokens(toDesignTokens(libraryTokens(), mode), theirs);
  for (const { variable, before, after } of changed) console.log(`${variable}: ${before} → ${after}`);
  console.log(
    `${changed.length} ${changed.length === 1 ? 'token differs' : 'tokens differ'} from src/styles/tokens.css (${mode}).`,
  );
}

if (import.meta.main) main(process.argv[2]);
