import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { COOKIE_NAME } from '#server/config/cookieName.ts';
import { SERVICES, type Service } from '#src/api/endpoints.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** The demo server's settings, read once from the environment (contract: environment of the server). */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The upstream address of each service, or `null` for the mock shop. */
  upstreams: Record<Service, string | null>;
  /** The cookies that each service may set, in addition to those of the contract. */
  cookieNames: Record<Service, readonly string[]>;
  /** The absolute path of the folder of the embedded store and other files. */
  dataDir: string;
  /** A shared Redis or Valkey, or `null` for the embedded SQLite file. */
  storeUrl: string | null;
  stage: 'DEV' | 'LIVE';
  logLevel: string;
  /** Scenario panel, outbox, scenarios and staff log-in of the demo (contract: environment of the server). */
  isDemo: boolean;
  /** A separate port for `/metrics`; `null` serves it on the main port, in the demo only. 0 takes any free port. */
  metricsPort: number | null;
  /** Proxies whose `X-Forwarded-*` headers are trusted, as addresses or a number of hops; `null`: loopback only. */
  trustProxy: readonly string[] | number | null;
  /** The origin that browsers see, such as `https://shop.example`; `null`: derived from each request. */
  publicOrigin: string | null;
}

/** An environment variable is invalid. The message is a complete sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MESSAGES = {
  port: 'must be a port number from 0 to 65535',
  host: 'must be a host name or an address such as 127.0.0.1',
  upstream: 'must be an address that begins with http:// or https://',
  upstreamOfService: 'must be "mock" or an address that begins with http:// or https://',
  cookieNames: 'must be cookie names with commas between',
  dataDir: 'must be a folder',
  storeUrl: 'must be an address that begins with redis:// or rediss://',
  storeUrlFile: 'must be a file that can be read and holds an address that begins with redis:// or rediss://',
  stage: 'must be DEV or LIVE',
  demo: 'must be on or off',
  trustProxy: 'must be a number of hops, or addresses such as 10.0.0.0/8 with commas between',
  publicOrigin: 'must be an origin such as https://shop.example, without a path',
  logLevel: `must be one of ${LOG_LEVELS.join(', ')}`,
};

const hasProtocol = (...protocols: string[]) => {
  return (value: string) => protocols.includes(URL.parse(value)?.protocol ?? '');
};
const isHttp = hasProtocol('http:', 'https:');

const port = z
  .string()
  .regex(/^\d{1,5}$/, MESSAGES.port)
  .transform(Number)
  .refine((number) => number <= 65_535, MESSAGES.port);

/** An IP address or CIDR block: `10.0.0.0/8`. */
const isAddressBlock = (text: string): boolean =>
  isIP(text) > 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

const toProxies = (text: string): readonly string[] | number =>
  /^\d{1,2}$/.test(text) ? Number(text) : text.split(',').map((each) => each.trim());

const isRedis = hasProtocol('redis:', 'rediss:');

/** Every variable except those of services. `docs/settings.md` documents each. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, MESSAGES.host)
    // For this name Fastify opens a second server, on ::1, which has none of the limits and does not drain.
    .transform((host) => (host.toLowerCase() === 'localhost' ? '127.0.0.1' : host))
    .default('127.0.0.1'),
  SHOP_UPSTREAM: z.string().refine(isHttp, MESSAGES.upstream).optional(),
  DATA_DIR: z.string(MESSAGES.dataDir).default('.data'),
  STORE_URL: z.string().refine(isRedis, MESSAGES.storeUrl).optional(),
  STORE_URL_FILE: z.string(MESSAGES.storeUrlFile).optional(),
  STAGE: z.enum(['DEV', 'LIVE'], MESSAGES.stage).default('DEV'),
  DEMO: z.enum(['on', 'off'], MESSAGES.demo).optional(),
  METRICS_PORT: port.optional(),
  TRUST_PROXY: z
    .string()
    .transform(toProxies)
    .refine((proxies) => typeof proxies === 'number' || proxies.every(isAddressBlock), MESSAGES.trustProxy)
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .transform(withoutTrailingSlashes)
    .refine((origin) => isHttp(origin) && URL.parse(origin)?.origin === origin, MESSAGES.publicOrigin)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, MESSAGES.logLevel).default('info'),
});

const upstreamOfService = z
  .string()
  .refine((value) => value === 'mock' || isHttp(value), MESSAGES.upstreamOfService)
  .optional();

const cookieNamesOfService = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine((names) => names.every((name) => COOKIE_NAME.test(name)), MESSAGES.cookieNames)
  .default([]);

/** Throws for an invalid value; the message names the variable and its valid values. Empty counts as unset. */
function parseVariables<Schema extends z.ZodType>(schema: Schema, values: object): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  // A store's address may contain a password, so the message repeats no value.
  throw new ConfigError(`${name} ${issue?.message}. Correct or remove it.`);
}

/** A secret that a container mounts as a file. */
function readStoreUrl(file: string): string {
  try {
    const url = readFileSync(file, 'utf8').trim();
    if (isRedis(url)) return url;
  } catch {
    // The error below explains the problem.
  }
  throw new ConfigError(`STORE_URL_FILE ${MESSAGES.storeUrlFile}. Correct or remove it.`);
}

type Variables = z.output<typeof environment>;

/** Hosts without a network between: this machine, and names of its container network or mesh, which have no dot. */
const isNear = (hostname: string) => /^(?:127\.[\d.]+|\[::1\]|[^.:]+)$/.test(hostname);

/** Whether an address needs TLS and has none. */
function isOpenToListeners(address: string | null): boolean {
  const url = address === null ? null : URL.parse(address);
  return url !== null && ['http:', 'redis:'].includes(url.protocol) && !isNear(url.hostname);
}

/** Contradicting settings, each with the error message. */
export const CONTRADICTIONS: readonly {
  message: string;
  applies: (variables: Variables, config: Config) => boolean;
}[] = [
  {
    message: 'STORE_URL and STORE_URL_FILE are both set. Remove one of them.',
    applies: ({ STORE_URL, STORE_URL_FILE }) => STORE_URL !== undefined && STORE_URL_FILE !== undefined,
  },
  {
    message: 'METRICS_PORT and PORT are equal. Use different ports.',
    applies: (_variables, { port, metricsPort }) =>
      metricsPort !== null && metricsPort !== 0 && metricsPort === port,
  },
  {
    message:
      'PUBLIC_ORIGIN begins with http:// and STAGE is LIVE, so cookies would not be Secure. Use https://.',
    applies: (_variables, { stage, publicOrigin }) =>
      stage === 'LIVE' && publicOrigin !== null && !publicOrigin.startsWith('https:'),
  },
  {
    message:
      'STAGE is LIVE, and a SHOP_UPSTREAM or STORE_URL on another machine has no TLS. Use https:// and rediss://.',
    applies: (_variables, { stage, storeUrl, upstreams }) =>
      stage === 'LIVE' && [storeUrl, ...Object.values(upstreams)].some(isOpenToListeners),
  },
  {
    message: 'A SHOP_UPSTREAM equals PUBLIC_ORIGIN, so the server would call itself. Correct one of them.',
    applies: (_variables, { upstreams, publicOrigin }) =>
      publicOrigin !== null &&
      Object.values(upstreams).some(
        (address) => address !== null && new URL(address).origin === publicOrigin,
      ),
  },
];

/**
 * Reads the environment.
 *
 * @throws ConfigError with a message that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const defined = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const variables = parseVariables(environment, defined);
  const ofServices = <Schema extends z.ZodType>(prefix: string, schema: Schema) =>
    parseVariables(
      z.object(Object.fromEntries(SERVICES.map((service) => [`${prefix}_${service}`, schema]))),
      defined,
    );
  const services = ofServices('SHOP_UPSTREAM', upstreamOfService);
  const cookieNames = ofServices('SHOP_COOKIES', cookieNamesOfService);
  const upstreams = SERVICES.map((service) => {
    const own = services[`SHOP_UPSTREAM_${service}`];
    const address = own === 'mock' ? null : (own ?? variables.SHOP_UPSTREAM ?? null);
    return [service, address === null ? null : withoutTrailingSlashes(address)];
  });
  const config: Config = {
    port: variables.PORT,
    host: variables.HOST,
    upstreams: Object.fromEntries(upstreams) as Config['upstreams'],
    cookieNames: Object.fromEntries(
      SERVICES.map((service) => [service, cookieNames[`SHOP_COOKIES_${service}`] ?? []]),
    ) as unknown as Config['cookieNames'],
    dataDir: path.resolve(variables.DATA_DIR),
    storeUrl:
      variables.STORE_URL ?? (variables.STORE_URL_FILE ? readStoreUrl(variables.STORE_URL_FILE) : null),
    stage: variables.STAGE,
    logLevel: variables.LOG_LEVEL,
    isDemo: variables.DEMO === undefined ? variables.STAGE !== 'LIVE' : variables.DEMO === 'on',
    metricsPort: variables.METRICS_PORT ?? null,
    trustProxy: variables.TRUST_PROXY ?? null,
    publicOrigin: variables.PUBLIC_ORIGIN ?? null,
  };
  const contradiction = CONTRADICTIONS.find(({ applies }) => applies(variables, config));
  if (contradiction) throw new ConfigError(contradiction.message);
  return config;
}
