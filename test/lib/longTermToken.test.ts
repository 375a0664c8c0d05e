import { expect, it } from 'vitest';
import { InvalidTokenError, readLoginId } from '#src/lib/longTermToken.ts';

const token = (payload: unknown) =>
  [
    'head',
    Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url'),
    'sign',
  ].join('.');

it('USR-04: the login id is read from `lid`', () => expect(readLoginId(token({ lid: '4711' }))).toBe('4711'));

it('USR-04: ids in any script and base64url are decoded', () =>
  expect(readLoginId(token({ lid: 'Őrült_ügyfél~ÿþ??>>' }))).toBe('Őrült_ügyfél~ÿþ??>>'));

it.each([
  ['empty', ''],
  ['of one part', 'nonsense'],
  ['of four parts', `${token({ lid: '1' })}.x`],
  ['without a payload', 'a..c'],
  ['with a payload that is not base64', 'a.%%%.c'],
  ['with a payload that is not JSON', token('{"lid":')],
  ['with a payload that is not UTF-8', `a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`],
  ['without a lid', token({ sub: '4711' })],
  ['with a lid that is no text', token({ lid: 4711 })],
  ['with an empty lid', token({ lid: '' })],
  ['whose payload is null', token('null')],
])('USR-04: a token %s is an InvalidTokenError', (_what, text) =>
  expect(() => readLoginId(text)).toThrow(InvalidTokenError),
);
