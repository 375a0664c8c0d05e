import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { BUILD_INPUTS } from '#demo/build.ts';
import { readConfig } from '#server/config/config.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

/** The instructions of the Dockerfile, one by one, without comments and line breaks. */
const instructions = dockerfile
  .replace(/^#.*$/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    return name ? [{ name: name.toUpperCase(), rest: rest.trim() }] : [];
  });
const all = (name: string) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const inLastStage = (name: string) => lastStage.find((each) => each.name === name)?.rest;

describe('the Dockerfile', () => {
  it('is a valid Dockerfile', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  it('BFF-07: builds and runs on Node 24, in two stages', () => {
    expect(all('FROM')).toEqual(['node:24-slim AS build', 'node:24-slim']);
  });

  it('copies only existing files, and nothing else into the image', () => {
    const copied = all('COPY')
      .filter((each) => !each.startsWith('--from'))
      .flatMap((each) => each.split(/\s+/).slice(0, -1));
    expect(copied.length).toBeGreaterThan(8);
    for (const file of copied) expect(existsSync(file), file).toBe(true);
    const [first, ...allowed] = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    expect(first).toBe('**');
    expect(allowed.map((line) => line.replace(/^!/, '')).sort()).toEqual([...copied].sort());
  });

  it('copies everything that the build reads', () => {
    const copied = all('COPY').join(' ').split(/\s+/);
    const inputs = BUILD_INPUTS.flatMap((pattern) => globSync(pattern));
    const folders = new Set(inputs.map((file) => file.split(path.sep, 1)[0] as string));
    expect([...folders]).toEqual(expect.arrayContaining(['src', 'locales', 'server', 'mocks', 'scripts']));
    expect(copied).toEqual(expect.arrayContaining([...folders]));
  });

  it('BFF-05: runs as an unprivileged user, and reports its health', () => {
    expect(inLastStage('USER')).toBe('node');
    const order = lastStage.map(({ name }) => name);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    expect(inLastStage('HEALTHCHECK')).toContain('http://127.0.0.1:3000/healthz');
    expect(inLastStage('STOPSIGNAL')).toBe('SIGTERM');
    const command = JSON.parse(inLastStage('CMD') ?? '[]') as string[];
    expect(command).toEqual(['node', 'demo/main.ts']);
    expect(existsSync(command[1] ?? '')).toBe(true);
  });

  it('sets only what the server reads', () => {
    const env = Object.fromEntries((inLastStage('ENV') ?? '').split(/\s+/).map((pair) => pair.split('=')));
    expect(Object.keys(env).sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT']);
    expect(readConfig(env)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' });
    expect(inLastStage('EXPOSE')).toBe('3000');
    expect(inLastStage('VOLUME')).toBe('/data');
  });
});

describe('the compose file', () => {
  const document = parseDocument(readFileSync('compose.yaml', 'utf8'), { strict: true });
  const { services, networks, volumes } = document.toJS() as {
    services: Record<'shop' | 'redis', Record<string, unknown>>;
    networks: Record<string, { internal?: boolean } | null>;
    volumes: Record<string, unknown>;
  };
  const { shop, redis } = services;

  it('is unambiguous YAML, and has a server and a Redis', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(services)).toEqual(['shop', 'redis']);
  });

  it('BFF-08: runs two servers on one Redis, and starts them when it is ready', () => {
    expect(shop.deploy).toEqual({ replicas: 2 });
    expect(shop.ports).toEqual(['127.0.0.1:3000-3001:3000']);
    expect(shop.depends_on).toEqual({ redis: { condition: 'service_healthy' } });
    expect(JSON.stringify(redis.command)).toContain('appendonly');
  });

  it('sets only what the server reads, and the server starts with it', () => {
    const env = shop.environment as Record<string, string>;
    expect(Object.keys(env).sort()).toEqual(['DEMO', 'LOG_LEVEL', 'STAGE', 'STORE_URL']);
    expect(readConfig(env)).toMatchObject({
      storeUrl: 'redis://redis:6379',
      stage: 'LIVE',
      isDemo: true,
      logLevel: 'info',
    });
    expect(new URL(env.STORE_URL ?? '').hostname).toBe('redis');
  });

  it('BFF-07: each service has a health check, and a stopping server has a grace period', () => {
    const test = (service: Record<string, unknown>) =>
      JSON.stringify((service.healthcheck as { test: string[] }).test);
    expect(test(shop)).toContain('http://127.0.0.1:3000/readyz');
    expect(test(redis)).toContain('"redis-cli","ping"');
    expect(Number.parseInt(String(shop.stop_grace_period), 10)).toBeGreaterThan(10);
  });

  it('BFF-05: exposes Redis only to the servers, with limited rights', () => {
    expect(redis).not.toHaveProperty('ports');
    expect(redis.networks).toEqual(['store']);
    expect(networks.store).toEqual({ internal: true });
    expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(shop.security_opt).toEqual(['no-new-privileges:true']);
  });

  it('uses only networks and volumes that it declares', () => {
    for (const { networks: used = [], volumes: mounted = [] } of Object.values(services)) {
      for (const name of used as string[]) expect(networks).toHaveProperty(name);
      for (const mount of mounted as string[]) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '');
    }
  });
});
