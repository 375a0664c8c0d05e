import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { pageCookies, readCookie, writeCookie } from '#src/lib/cookies.ts';

it('finds a cookie among others', () => {
  const cookies = 'site=HU; csrf-token=a%20b;  LoginToken=x=y==; empty=';
  expect(readCookie(cookies, 'site')).toBe('HU');
  expect(readCookie(cookies, 'csrf-token')).toBe('a b');
  expect(readCookie(cookies, 'LoginToken')).toBe('x=y==');
  expect(readCookie(cookies, 'empty')).toBe('');
});

it('does not match a part of a name', () => {
  expect(readCookie('mysite=DE; site2=AT', 'site')).toBeNull();
  expect(readCookie('site', 'site')).toBeNull();
  expect(readCookie('', 'site')).toBeNull();
});

it('returns a value with invalid percent-encoding unchanged', () => {
  expect(readCookie('preview=100%', 'preview')).toBe('100%');
});

it('uses the first of two cookies with the same name, as servers do', () => {
  expect(readCookie('site=DE; site=AT', 'site')).toBe('DE');
});

it('ENV-01: a sandboxed frame has no cookies, and writing one changes nothing', () => {
  const denied = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied, set: denied }));
  expect(pageCookies()).toBe('');
  expect(() => writeCookie('a', '1', 'max-age=1')).not.toThrow();
  vi.unstubAllGlobals();
});

it('ENV-01: a form named “cookie” is not the page’s cookies', () => {
  vi.stubGlobal('document', { cookie: { name: 'cookie' } });
  expect(pageCookies()).toBe('');
  vi.unstubAllGlobals();
});

it('ENV-01: every module reads and writes the page’s cookies through these functions', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /document\??\.cookie\b(?!`)/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual(['src/lib/cookies.ts']);
});
