import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IBAN_MAX_LENGTH } from '#src/lib/forms/iban.ts';
import { editIban, formatIban, keepDigits } from '#src/lib/forms/textEditing.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ value: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

/** Types a text at the caret, as a browser would, and lets the field put it right. */
const typeIban = (marked: string, typed: string) => {
  const { value, caret } = at(marked);
  const current = { value: value.slice(0, caret) + typed + value.slice(caret), caret: caret + typed.length };
  return shown(editIban({ previous: value, current, inputType: 'insertText' }));
};
const backspace = (marked: string) => {
  const { value, caret } = at(marked);
  const current = { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
  return shown(editIban({ previous: value, current, inputType: 'deleteContentBackward' }));
};
const deleteForward = (marked: string) => {
  const { value, caret } = at(marked);
  const current = { value: value.slice(0, caret) + value.slice(caret + 1), caret };
  return shown(editIban({ previous: value, current, inputType: 'deleteContentForward' }));
};

describe('INP-04: the account number', () => {
  it.each([
    ['|', 'd', 'D|'],
    ['|', '8', '|'],
    ['DE|', 'F', 'DE|'],
    ['DE8|', '9', 'DE89|'],
    ['DE89|', '3', 'DE89 3|'],
    ['DE8|9 3704', '-', 'DE8|9 3704'],
    ['DE89| 3704', '1', 'DE89 1|370 4'],
    ['DE89 |3704', '1', 'DE89 1|370 4'],
    ['|', 'de89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00|'],
    ['DE89 |0130 00', '3704 0044 0532', 'DE89 3704 0044 0532| 0130 00'],
    ['|E89 3704', 'd', 'D|E89 3704'],
  ])('in %s typing %s gives %s', (before, typed, after) => {
    const start = before === '|E89 3704' ? '|E893 704' : before;
    expect(typeIban(start, typed)).toBe(after);
  });

  it.each([
    ['DE89 3|704', 'DE89| 704'],
    ['DE89 |3704', 'DE8|3 704'],
    ['D|E89 3704', '|E893 704'],
    ['DE89 3704|', 'DE89 370|'],
  ])('backspace in %s gives %s', (before, after) => expect(backspace(before)).toBe(after));

  it.each([
    ['DE89| 3704', 'DE89| 704'],
    ['|DE89', '|E89'],
  ])('delete in %s gives %s', (before, after) => expect(deleteForward(before)).toBe(after));

  it('never loses its last digits when a digit is inserted', () => {
    const full = formatIban(`DE89${'1'.repeat(IBAN_MAX_LENGTH - 4)}`);
    const typed = editIban({
      previous: full,
      current: { value: `${full.slice(0, 7)}2${full.slice(7)}`, caret: 8 },
      inputType: 'insertText',
    });
    expect(typed.value).toBe(full);
  });

  it('keeps blocks of four with the caret after the typed text, at any position', () => {
    const text = fc.string({ unit: fc.constantFrom(...'DE890ab -#ıİ4'), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(40), text)), (start, edits) => {
        let { value } = editIban({
          previous: '',
          current: { value: start, caret: start.length },
          inputType: 'insertText',
        });
        for (const [place, typed] of edits) {
          const caret = Math.min(place, value.length);
          const current = {
            value: value.slice(0, caret) + typed + value.slice(caret),
            caret: caret + typed.length,
          };
          const behind = value.slice(caret).replaceAll(' ', '');
          const edited = editIban({ previous: value, current, inputType: 'insertText' });
          expect(edited.value).toMatch(/^(?:[A-Z0-9]{4} )*[A-Z0-9]{0,4}$/);
          expect(edited.value.slice(edited.caret).replaceAll(' ', '')).toBe(behind);
          value = edited.value;
        }
      }),
    );
  });
});

describe('INP-03: the number', () => {
  it.each([
    ['12a3|', '123|'],
    ['1,|5', '1.|5'],
    ['1.2.|3', '1.2|3'],
    ['|€ 12.50 ', '|12.50'],
    // Arabic and Persian keyboards.
    ['١٢|۳', '12|3'],
  ])('%s becomes %s', (before, after) => expect(shown(keepDigits(at(before)))).toBe(after));

  it.each([
    ['12,50|', '12.50|'],
    ['12.5,|', '12.5|'],
    ['1.234,|', '1234.|'],
    ['1.234,56|', '1234.56|'],
    ['1,234.56|', '1234.56|'],
    ['1.234.567,8|', '1234567.8|'],
    ['1.234.567|', '1234567|'],
    ["1'234.56|", '1234.56|'],
    ['1 234,56|', '1234.56|'],
    ['1,234|', '1.234|'],
    ['12,|50', '12.|50'],
  ])('INP-12: a comma is a decimal comma: %s becomes %s', (before, after) =>
    expect(shown(keepDigits(at(before)))).toBe(after),
  );

  it.each([
    ['what is typed into the middle of a full number is left out', '129|345', 5, '12|345'],
    ['a pasted text takes the room there is', '1999|2', 3, '19|2'],
    ['a point that was there before stays the point', '1.|2.5', 9, '1|2.5'],
  ])('%s', (_what, before, longest, after) => expect(shown(keepDigits(at(before), longest))).toBe(after));

  it('is limited to its maximum length', () => expect(shown(keepDigits(at('12345|'), 3))).toBe('123|'));

  it('is a number with at most one point, and stays unchanged when it is valid', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (value, caret) => {
        const kept = keepDigits({ value, caret: Math.min(caret, value.length) });
        expect(kept.value).toMatch(/^\d*\.?\d*$/);
        expect(kept.caret).toBeLessThanOrEqual(kept.value.length);
        expect(keepDigits(kept)).toEqual(kept);
      }),
    );
  });
});
