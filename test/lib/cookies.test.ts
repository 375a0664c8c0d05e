import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { pageCookies, readCookie, writeCookie } from '#src/lib/cookies.ts';

const COOKIES = 'site=HU; csrf-token=a%20b;  LoginToken=x=y==; empty=';
it.each([
  ['among others', COOKIES, 'site', 'HU'],
  ['with an encoded value', COOKIES, 'csrf-token', 'a b'],
  ['with signs of equality', COOKIES, 'LoginToken', 'x=y=='],
  ['without a value', COOKIES, 'empty', ''],
  ['not by a part of its name', 'mysite=DE; site2=AT', 'site', null],
  ['not without a sign of equality', 'site', 'site', null],
  ['not among none', '', 'site', null],
  ['with invalid percent-encoding unchanged', 'preview=100%', 'preview', '100%'],
  ['by the first of two with the same name, as servers do', 'site=DE; site=AT', 'site', 'DE'],
])('finds a cookie %s', (_how, cookies, name, value) => expect(readCookie(cookies, name)).toBe(value));

it('ENV-01: a sandboxed frame has no cookies, and writing one changes nothing', () => {
  const denied = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied, set: denied }));
  expect(pageCookies()).toBe('');
  expect(() => writeCookie('a', '1', 1)).not.toThrow();
});

it('ENV-01: a form named “cookie” is not the page’s cookies', () => {
  vi.stubGlobal('document', { cookie: { name: 'cookie' } });
  expect(pageCookies()).toBe('');
});

it('ENV-01: every module reads and writes the page’s cookies through these functions', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /document\??\.cookie\b(?!`)/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual(['src/lib/cookies.ts']);
});
