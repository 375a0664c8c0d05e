import { describe, expect, it } from 'vitest';
import { toLine } from '#src/lib/toLine.ts';

describe('PRM-01, NAV-01: editorial texts', () => {
  it.each([
    ['a control character', 'Kaffee\u0000 und Tee', 'Kaffee und Tee'],
    ['a line break and spaces', ' Kaffee\n\n  und\tTee ', 'Kaffee und Tee'],
    ['a right-to-left override', 'Kaffee\u202eeeT', 'Kaffee eeT'],
    [
      'spaces beside one that does not break',
      'Sleva 10 \u00a0% na\u202fsvetry',
      'Sleva 10\u00a0% na\u202fsvetry',
    ],
    ['half a character', 'Kaffee\ud83d und Tee', 'Kaffee und Tee'],
    ['a mark of the writing direction in a word', 'Kaf\u200efee\u200f und\u061c Tee', 'Kaffee und Tee'],
    ['a byte order mark in a word', 'Kaf\ufefffee', 'Kaffee'],
    ['an isolate and a byte order mark', '\ufeff\u2066Kaffee\u2069', 'Kaffee'],
  ])('are one line without %s', (_what, raw, line) => {
    expect(toLine(raw, 40)).toBe(line);
  });

  it('are empty if they are missing', () => {
    expect([toLine(undefined, 40), toLine(null, 40), toLine(' \u200e ', 40)]).toEqual(['', '', '']);
    expect([toLine('\u200b', 40), toLine('\u00ad \u200d', 40)]).toEqual(['', '']);
  });

  it('end with an ellipsis above their maximum length, without a space before it', () => {
    expect(toLine('Kaffee und Tee', 14)).toBe('Kaffee und Tee');
    expect(toLine('Kaffee und Tee', 12)).toBe('Kaffee und…');
    expect(toLine('x'.repeat(1_000_000), 5)).toBe('xxxx…');
    // Half an emoji would differ between the server's HTML and the browser.
    expect(toLine('Kaffee 😀 und Tee', 9)).toBe('Kaffee…');
  });
});
