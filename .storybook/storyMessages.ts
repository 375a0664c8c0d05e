import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadPageMessages } from '#demo/pages/pageMessages.ts';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { type MessageId, type Messages, toElements } from '#src/i18n/message.ts';
import { formatter } from '#src/i18n/messages.ts';

/** Test languages: pseudo-localised, or each text in its longest translation. */
export type TrialLocale = 'pseudo' | 'longest';

const LITERAL = 0;
const ACCENTED: Record<string, string> = Object.fromEntries(
  [
    ...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ].reduce<[string, string][]>((pairs, sign, at, signs) => {
    if (at % 2 === 0) pairs.push([sign, signs[at + 1] ?? sign]);
    return pairs;
  }, []),
);
/** Addresses and path segments are also messages and stay unchanged. */
const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|\/)/.test(text);

type Parts = readonly MessageFormatElement[];
type Part = MessageFormatElement & {
  value?: unknown;
  children?: Parts;
  options?: Record<string, { value: Parts }>;
};

const accent = (text: string) => [...text].map((sign) => ACCENTED[sign] ?? sign).join('');

function accentParts(parts: Parts): MessageFormatElement[] {
  return parts.map((part) => {
    const { value, children, options } = part as Part;
    if (part.type === LITERAL) return { ...part, value: accent(String(value)) };
    if (children) return { ...part, children: accentParts(children) } as MessageFormatElement;
    if (!options) return part;
    const accented = Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: accentParts(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(accented) } as MessageFormatElement;
  });
}

/** The length of a message, with arguments counted as a short word. */
function lengthOf(parts: Parts): number {
  return parts.reduce((sum, part) => {
    const { value, children, options } = part as Part;
    if (part.type === LITERAL) return sum + String(value).length;
    if (children) return sum + lengthOf(children);
    if (options) return sum + Math.max(...Object.values(options).map((option) => lengthOf(option.value)));
    return sum + 6;
  }, 0);
}

const startsAsAddress = ([first]: Parts) =>
  first?.type === LITERAL && isAddress((first as { value: string }).value);

/** A pseudo-localised message: accented, bracketed and a third longer, to reveal untranslated and truncated text. */
export function pseudoMessage(parts: Parts): MessageFormatElement[] {
  if (startsAsAddress(parts)) return [...parts];
  // Padding is split into words: one endless word would break layouts that no language breaks.
  const filler = Array.from({ length: Math.ceil(lengthOf(parts) / 24) }, () => '·~·~·~·~').join(' ');
  return [
    { type: LITERAL, value: '[' } as MessageFormatElement,
    ...accentParts(parts),
    { type: LITERAL, value: ` ${filler}]` } as MessageFormatElement,
  ];
}

/** The longest translation of a message. */
export function longestMessage(candidates: readonly Parts[]): MessageFormatElement[] {
  return [...candidates.reduce((longest, next) => (lengthOf(next) > lengthOf(longest) ? next : longest), [])];
}

/** The texts of the newsletter mails. The server renders them, so no page loads them. */
const MAILS = import.meta.glob<Partial<Messages>>('../locales/{??,??-??}.json', {
  query: '?mail',
  import: 'default',
});

/** Stories also show pages of the demo, including its scenario panel, and the mails. */
async function loadAllTexts(locale: Locale): Promise<Messages> {
  const [pages, mails] = await Promise.all([
    loadPageMessages(locale, 'scenarioPanel'),
    MAILS[`../locales/${locale}.json`]?.(),
  ]);
  return { ...pages, ...mails };
}

/**
 * The texts of a story.
 *
 * @param locale the language whose number and plural rules apply
 */
export async function loadStoryMessages(locale: Locale, trial: TrialLocale | null): Promise<Messages> {
  // Includes the formatter; otherwise a play function would start while the story is suspended.
  const [own] = await Promise.all([loadAllTexts(locale), formatter.load()]);
  if (!trial) return own;
  const others = trial === 'longest' ? await Promise.all(LOCALE_CODES.map(loadAllTexts)) : [];
  const entries = Object.entries(own).map(([id, message]) => {
    const parts = toElements(message);
    if (trial === 'pseudo') return [id, pseudoMessage(parts)];
    if (startsAsAddress(parts)) return [id, parts];
    return [id, longestMessage(others.map((messages) => toElements(messages[id as MessageId])))];
  });
  return Object.fromEntries(entries) as Messages;
}
