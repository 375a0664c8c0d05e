import { IBAN_MAX_LENGTH } from './iban.ts';

/** A text with a caret in it: the caret stands before the character at that index. */
export interface EditedText {
  value: string;
  caret: number;
}

/** An edit as a browser reports it: the text before and after, and the `inputType` of the input event. */
export interface Edit {
  previous: string;
  current: EditedText;
  /** Such as `insertText`, `deleteContentBackward`, `insertFromPaste`. */
  inputType?: string;
}

/** One point or comma in front of groups of three digits and the other as the decimal sign: `1.234,56`, `1,234.56`. */
const GROUPED_NUMBER = /^[0-9]{1,3}(?:(?:\.[0-9]{3})+,|(?:,[0-9]{3})+\.)[0-9]*$/;

/** Digits, and one decimal point where there is none yet. */
function filterNumber(text: string, mayHavePoint: boolean): string {
  const [whole = '', ...rest] = text.split(/[.,]/);
  return mayHavePoint && rest.length > 0 ? `${whole}.${rest.join('')}` : whole + rest.join('');
}

/**
 * Keeps the digits and one decimal point of a text, at most `maxLength` characters (INP-03). A comma is a decimal comma
 * and becomes the point, except where it groups digits: `12,50` is 12.50, `1.234,56` and `1,234.56` are 1234.56
 * (INP-12). What stands behind the caret was there before: its point stays the point, and its last digits do not fall
 * off while someone types in the middle of a full number. The caret stays behind the characters it stood behind.
 */
export function keepNumber({ value, caret }: EditedText, maxLength = Number.POSITIVE_INFINITY): EditedText {
  const numeric = (text: string) => text.replace(/[^0-9.,]/g, '');
  const whole = numeric(value);
  const group = GROUPED_NUMBER.test(whole) ? whole.replace(/[0-9]/g, '').charAt(0) : '';
  const part = (text: string) => numeric(text).replaceAll(group || '\u0000', '');
  const tail = filterNumber(part(value.slice(caret)), true).slice(0, maxLength);
  const head = filterNumber(part(value.slice(0, caret)), !tail.includes('.')).slice(
    0,
    maxLength - tail.length,
  );
  return { value: head + tail, caret: head.length };
}

const IBAN_BLOCK = 4;

/** Whether a character may stand at a place of an account number: two letters, two digits, then both (INP-04). */
function fitsIban(character: string, place: number): boolean {
  if (place < 2) return /[A-Z]/.test(character);
  if (place < 4) return /[0-9]/.test(character);
  return /[A-Z0-9]/.test(character);
}

const onlyIbanCharacters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Adds the characters that may stand where they come to stand; the others are left out. */
function appendIban(start: string, text: string): string {
  let compact = start;
  // Not toLocaleUpperCase: in Turkish "i" would become "İ", which no account number knows.
  for (const character of text.toUpperCase()) {
    if (compact.length < IBAN_MAX_LENGTH && fitsIban(character, compact.length)) compact += character;
  }
  return compact;
}

const inBlocks = (compact: string) => compact.replace(/.{4}(?=.)/g, '$& ');

/** Where the caret stands in the blocks when `count` characters are before it. */
const blockCaret = (count: number) => count + Math.max(0, Math.ceil(count / IBAN_BLOCK) - 1);

/** An account number in blocks of four: `de89370400` becomes `DE89 3704 00`. */
export const formatIban = (text: string): string => inBlocks(appendIban('', text));

function commonStart(one: string, other: string, longest: number): number {
  let length = 0;
  while (length < longest && one[length] === other[length]) length++;
  return length;
}

/**
 * Puts an account number into blocks of four after an edit, with the caret where the person is typing (INP-04). Only
 * what was typed or pasted is filtered: deleting the first letter must not throw away the digits behind it, which
 * then stand in the wrong place until a letter is typed again. Deleting a blank would do nothing, since the blocks
 * bring it back; so it takes the character behind it along.
 */
export function editIban({ previous, current, inputType }: Edit): EditedText {
  const tail = current.value.slice(current.caret);
  const kept = commonStart(previous, current.value, Math.min(current.caret, previous.length - tail.length));
  let head = onlyIbanCharacters(current.value.slice(0, kept));
  let rest = onlyIbanCharacters(tail);

  const isBlankDeleted =
    current.value.length < previous.length && (head + rest).length === onlyIbanCharacters(previous).length;
  if (isBlankDeleted && inputType === 'deleteContentBackward') head = head.slice(0, -1);
  if (isBlankDeleted && inputType === 'deleteContentForward') rest = rest.slice(1);

  // A full number takes nothing more: its last digits must not fall off while someone types in its middle.
  const before = appendIban(head, current.value.slice(kept, current.caret)).slice(
    0,
    Math.max(head.length, IBAN_MAX_LENGTH - rest.length),
  );
  return { value: inBlocks(before + rest), caret: blockCaret(before.length) };
}
