import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatter } from '#messages';
import { loadPageMessages } from '#server/pages/pageWords.ts';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { type MessageId, type Messages, toElements } from '#src/i18n/message.ts';
import { MAIL_WORDS } from './mailWords.ts';

/** Languages that nobody speaks: accented and longer, or each text in the language that needs the most room (BEY-05). */
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
/** Addresses and path pieces are messages too, and stay what they are. */
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

/** Signs that a message needs, arguments counted as a short word. */
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

/** A message in accents, in brackets and by a third longer, so that what is not translated or cut off is seen. */
export function pseudoMessage(parts: Parts): MessageFormatElement[] {
  if (startsAsAddress(parts)) return [...parts];
  // In words, as a text is: one endless word would break layouts that no language breaks.
  const filler = Array.from({ length: Math.ceil(lengthOf(parts) / 24) }, () => '·~·~·~·~').join(' ');
  return [
    { type: LITERAL, value: '[' } as MessageFormatElement,
    ...accentParts(parts),
    { type: LITERAL, value: ` ${filler}]` } as MessageFormatElement,
  ];
}

/** Of all languages the message that needs the most room. */
export function longestMessage(candidates: readonly Parts[]): MessageFormatElement[] {
  return [...candidates.reduce((longest, next) => (lengthOf(next) > lengthOf(longest) ? next : longest), [])];
}

/** Stories show pages of the demo as well, its desk among them, and the mails. */
async function loadWhole(locale: Locale): Promise<Messages> {
  const [pages, mails] = await Promise.all([loadPageMessages(locale, 'desk'), MAIL_WORDS[locale]()]);
  return { ...pages, ...mails.default };
}

/**
 * The texts of a story.
 *
 * @param locale the language whose rules for numbers and plurals hold
 */
export async function loadStoryMessages(locale: Locale, trial: TrialLocale | null): Promise<Messages> {
  // With what formats them, or a play function starts while the story is still suspended.
  const [own] = await Promise.all([loadWhole(locale), formatter.load()]);
  if (!trial) return own;
  const others = trial === 'longest' ? await Promise.all(LOCALE_CODES.map(loadWhole)) : [];
  const entries = Object.entries(own).map(([id, message]) => {
    const parts = toElements(message);
    if (trial === 'pseudo') return [id, pseudoMessage(parts)];
    if (startsAsAddress(parts)) return [id, parts];
    return [id, longestMessage(others.map((messages) => toElements(messages[id as MessageId])))];
  });
  return Object.fromEntries(entries) as Messages;
}
