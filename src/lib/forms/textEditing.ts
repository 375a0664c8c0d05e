import { findIban, latinDigits } from './enteredText.ts';
import { IBAN_MAX_LENGTH } from './iban.ts';

/** A text with a caret, which is before the character at that index. */
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

/** A number in groups of three: `1.234,56`, `1,234.56`, `1.234.567`. */
const GROUPED_NUMBER =
  /^[0-9]{1,3}(?:(?:\.[0-9]{3})+,[0-9]*|(?:,[0-9]{3})+\.[0-9]*|(?:\.[0-9]{3}){2,}|(?:,[0-9]{3}){2,})$/;

/** Keeps the digits, and one decimal point if there is none yet. */
function filterNumber(text: string, mayHavePoint: boolean): string {
  const [integer = '', ...decimals] = text.split(/[.,]/);
  return mayHavePoint && decimals.length > 0
    ? `${integer}.${decimals.join('')}`
    : integer + decimals.join('');
}

/**
 * Keeps the digits and one decimal point. A comma becomes a point, unless it separates groups: `12,50`, `1.234,56` and
 * `1,234.56` are 12.50 and 1234.56. What is after the caret stays, so typing into a full number removes none of it.
 */
export function keepDigits({ value, caret }: EditedText, maxLength = Number.POSITIVE_INFINITY): EditedText {
  const numeric = (text: string) => latinDigits(text).replace(/[^0-9.,]/g, '');
  const number = numeric(value);
  const group = GROUPED_NUMBER.test(number) ? number.replace(/[0-9]/g, '').charAt(0) : '';
  const part = (text: string) => numeric(text).replaceAll(group || '\u0000', '');
  const tail = filterNumber(part(value.slice(caret)), true).slice(0, maxLength);
  const head = filterNumber(part(value.slice(0, caret)), !tail.includes('.')).slice(
    0,
    maxLength - tail.length,
  );
  return { value: head + tail, caret: head.length };
}

/** Whether a text came as a whole, by paste, drop or autofill, and not key by key. */
const isWholeEntry = (inputType: string | undefined) =>
  !inputType || /^insert(?:From|Replacement)/.test(inputType);

/** Reads what was pasted, dropped or filled in; typed keys stay as they are. */
export const readWhole =
  (read: (text: string) => string) =>
  ({ current, inputType }: Edit): EditedText => {
    if (!isWholeEntry(inputType)) return current;
    const value = read(current.value);
    // A blank at the end may be the beginning of the next word.
    return value === current.value.trim() ? current : { value, caret: value.length };
  };

const IBAN_BLOCK = 4;

/** Whether a character is allowed at a position of an IBAN: two letters, two digits, then both. */
function fitsIban(character: string, place: number): boolean {
  if (place < 2) return /[A-Z]/.test(character);
  if (place < 4) return /[0-9]/.test(character);
  return /[A-Z0-9]/.test(character);
}

const onlyIbanCharacters = (text: string) =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Appends the characters that are allowed at their position and skips the others. */
function appendIban(start: string, text: string): string {
  let compact = start;
  // Not toLocaleUpperCase: in Turkish "i" would become "İ", which an IBAN cannot contain.
  for (const character of latinDigits(text).toUpperCase()) {
    if (compact.length < IBAN_MAX_LENGTH && fitsIban(character, compact.length)) compact += character;
  }
  return compact;
}

const inBlocks = (compact: string) => compact.replace(/.{4}(?=.)/g, '$& ');

/** The position of the caret in the grouped text after `count` characters. */
const blockCaret = (count: number) => count + Math.max(0, Math.ceil(count / IBAN_BLOCK) - 1);

/** Formats an IBAN in groups of four: `DE89 3704 00`. A text with other characters could be no number, and stays. */
export function formatIban(text: string): string {
  const found = findIban(text);
  if (found) return inBlocks(found);
  return fitsWhole(text) ? inBlocks(appendIban('', text)) : text;
}

/** Whether a text has only characters that an IBAN accepts at their position, and separators. */
const fitsWhole = (text: string) => appendIban('', text).length === text.replace(/[\s-]/g, '').length;

function commonStart(one: string, other: string, longest: number): number {
  let length = 0;
  while (length < longest && one[length] === other[length]) length++;
  return length;
}

/**
 * Groups an IBAN after an edit and keeps the caret at the edit. Only typed or pasted characters are filtered:
 * deleting the first letter must not remove the digits after it, which are in the wrong position until the user types a
 * letter again. Deleting a space would have no effect, because grouping restores it; so it also deletes the character
 * before or after it.
 */
export function editIban({ previous, current, inputType }: Edit): EditedText {
  if (isWholeEntry(inputType)) {
    const found = findIban(current.value);
    if (found) return { value: inBlocks(found), caret: blockCaret(found.length) };
    // A text that is no number stays as it is, with an error: its letters would replace those of the number.
    if (!fitsWhole(current.value)) return current;
  }
  const tail = current.value.slice(current.caret);
  const unchangedLength = commonStart(
    previous,
    current.value,
    Math.min(current.caret, previous.length - tail.length),
  );
  let head = onlyIbanCharacters(current.value.slice(0, unchangedLength));
  let end = onlyIbanCharacters(tail);

  const isBlankDeleted =
    current.value.length < previous.length && (head + end).length === onlyIbanCharacters(previous).length;
  if (isBlankDeleted && inputType === 'deleteContentBackward') head = head.slice(0, -1);
  if (isBlankDeleted && inputType === 'deleteContentForward') end = end.slice(1);

  // A full number accepts no more characters: typing in its middle must not remove its last digits.
  const before = appendIban(head, current.value.slice(unchangedLength, current.caret)).slice(
    0,
    Math.max(head.length, IBAN_MAX_LENGTH - end.length),
  );
  return { value: inBlocks(before + end), caret: blockCaret(before.length) };
}
