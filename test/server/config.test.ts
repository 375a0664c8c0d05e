import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONTRADICTIONS, ConfigError, readConfig } from '#server/config/config.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

it('starts on port 3000 with mocks and the embedded store when nothing is set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', storeUrl: null, stage: 'DEV' });
  expect(config.dataDir).toMatch(/\/\.data$/);
  expect(new Set(Object.values(config.upstreams))).toEqual(new Set([null]));
});

it('BFF-12: listens on one address for the name localhost, so that every connection has the limits', () => {
  expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1');
  expect(readConfig({ HOST: '::1' }).host).toBe('::1');
});

it('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', STORE_URL: '', SHOP_UPSTREAM: '' })).toEqual(readConfig({}));
});

it('BFF-01: sends all services to one upstream, except those with their own upstream or mocks', () => {
  const { upstreams } = readConfig({
    SHOP_UPSTREAM: 'https://shop.example/',
    SHOP_UPSTREAM_CART: 'http://localhost:8080/base/',
    SHOP_UPSTREAM_THEMEWORLD_FRONTEND: 'mock',
  });
  expect(upstreams).toMatchObject({
    CART: 'http://localhost:8080/base',
    THEMEWORLD_FRONTEND: null,
    PROMOTION: 'https://shop.example',
    CUSTOMER: 'https://shop.example',
  });
});

it.each([
  ['PORT', '80a', 'a port number'],
  ['PORT', '70000', 'a port number'],
  ['HOST', 'not a host', 'a host name'],
  ['SHOP_UPSTREAM', 'shop.example', 'http://'],
  ['SHOP_UPSTREAM', 'file:///etc/passwd', 'http://'],
  ['SHOP_UPSTREAM_CART', 'mocks', '"mock"'],
  ['SHOP_UPSTREAM_NAVIGATION', 'ftp://shop.example', '"mock"'],
  ['STORE_URL', 'postgres://db', 'redis://'],
  ['STAGE', 'live', 'DEV or LIVE'],
  ['LOG_LEVEL', 'loud', 'silent'],
  ['DEMO', 'yes', 'on or off'],
  ['METRICS_PORT', '70000', 'a port number'],
  ['TRUST_PROXY', 'proxy.example', 'a number of hops'],
  ['TRUST_PROXY', '10.0.0.0/40', 'a number of hops'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path', 'without a path'],
  ['PUBLIC_ORIGIN', 'shop.example', 'an origin'],
])('rejects %s=%s with a message that names it and its valid values', (name, value, takes) => {
  const start = () => readConfig({ [name]: value });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(new RegExp(`^${name} must be .*\\.$`));
  expect(start).toThrow(takes);
});

it('BFF-05: does not repeat an invalid value, which may be a password', () => {
  expect(() => readConfig({ STORE_URL: 'http://me:secret@redis' })).toThrow(/^((?!secret).)*$/);
});

it('BFF-05: the demo is off where the stage is LIVE, unless DEMO overrides it', () => {
  expect(readConfig({}).isDemo).toBe(true);
  expect(readConfig({ STAGE: 'LIVE' }).isDemo).toBe(false);
  expect(readConfig({ STAGE: 'LIVE', DEMO: 'on' }).isDemo).toBe(true);
  expect(readConfig({ DEMO: 'off' }).isDemo).toBe(false);
});

it('BFF-05: reads proxies as a hop count or addresses, and the public origin', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(readConfig({ PUBLIC_ORIGIN: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example');
});

it('BFF-05: reads the store URL from a file, and does not repeat it or its password in an error', () => {
  const file = path.join(temporaryFolder(), 'store-url');
  writeFileSync(file, 'redis://:secret@redis:6379\n');
  expect(readConfig({ STORE_URL_FILE: file }).storeUrl).toBe('redis://:secret@redis:6379');
  writeFileSync(file, 'http://:secret@redis');
  for (const wrong of [file, `${file}.none`]) {
    expect(() => readConfig({ STORE_URL_FILE: wrong })).toThrow(ConfigError);
    expect(() => readConfig({ STORE_URL_FILE: wrong })).toThrow(/^STORE_URL_FILE must be ((?!secret).)*\.$/);
  }
});

const CONTRADICTING = [
  { STORE_URL: 'redis://a', STORE_URL_FILE: '/run/secrets/store-url' },
  { PORT: '3000', METRICS_PORT: '3000' },
  { STAGE: 'LIVE', PUBLIC_ORIGIN: 'http://shop.example' },
  { STAGE: 'LIVE', STORE_URL: 'redis://redis.example:6379' },
  { SHOP_UPSTREAM_CART: 'https://shop.example/base', PUBLIC_ORIGIN: 'https://shop.example' },
];

it('BFF-01: rejects contradictory settings, each with its own message', () => {
  const sentences = CONTRADICTING.map((env) => {
    try {
      return readConfig(env) && 'accepted';
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      return (error as Error).message;
    }
  });
  expect(sentences).toEqual(CONTRADICTIONS.map(({ message }) => message));
});

it('BFF-01: accepts the same settings where they do not contradict', () => {
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
  expect(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }).publicOrigin).toBe('http://localhost:3000');
  for (const STORE_URL of [
    'redis://redis:6379',
    'redis://127.0.0.1',
    'redis://[::1]:6379',
    'rediss://redis.example',
  ])
    expect(readConfig({ STAGE: 'LIVE', STORE_URL, SHOP_UPSTREAM: 'http://shop:80' })).toMatchObject({
      storeUrl: STORE_URL,
    });
  for (const SHOP_UPSTREAM of [
    'http://10.0.0.1',
    'http://shop.example',
    'http://127.0.0.1.example',
    'http://[fe80::1]',
  ])
    expect(() => readConfig({ STAGE: 'LIVE', SHOP_UPSTREAM })).toThrow(/has no TLS/);
});
