import path from 'node:path';
import * as z from 'zod';
import { SERVICES, type Service } from '#src/api/endpoints.ts';

/** How the demo server runs. Read once from the environment (contract: environment of the server). */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Per service the address of a real shop, or `null` for the mock shop. */
  upstreams: Record<Service, string | null>;
  /** Where the embedded store and other files live, as an absolute path. */
  dataDir: string;
  /** A shared Redis or Valkey, or `null` for the embedded SQLite file. */
  storeUrl: string | null;
  stage: 'DEV' | 'LIVE';
  logLevel: string;
}

/** A variable of the environment has a value that the server cannot work with. The message is the whole sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MESSAGES = {
  port: 'must be a port number from 0 to 65535',
  host: 'must be a host name or an address such as 127.0.0.1',
  upstream: 'must be an address that begins with http:// or https://',
  upstreamOfService: 'must be "mock" or an address that begins with http:// or https://',
  dataDir: 'must be a folder',
  storeUrl: 'must be an address that begins with redis:// or rediss://',
  stage: 'must be DEV or LIVE',
  logLevel: `must be one of ${LOG_LEVELS.join(', ')}`,
};

const hasProtocol = (...protocols: string[]) => {
  return (value: string) => protocols.includes(URL.parse(value)?.protocol ?? '');
};
const isHttp = hasProtocol('http:', 'https:');

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, MESSAGES.port)
    .transform(Number)
    .refine((port) => port <= 65_535, MESSAGES.port)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, MESSAGES.host)
    .default('127.0.0.1'),
  SHOP_UPSTREAM: z.string().refine(isHttp, MESSAGES.upstream).optional(),
  DATA_DIR: z.string(MESSAGES.dataDir).default('.data'),
  STORE_URL: z.string().refine(hasProtocol('redis:', 'rediss:'), MESSAGES.storeUrl).optional(),
  STAGE: z.enum(['DEV', 'LIVE'], MESSAGES.stage).default('DEV'),
  LOG_LEVEL: z.enum(LOG_LEVELS, MESSAGES.logLevel).default('info'),
});

const upstreamOfService = z
  .string()
  .refine((value) => value === 'mock' || isHttp(value), MESSAGES.upstreamOfService)
  .optional();

/** Throws for a value that does not fit, naming the variable and what it takes. An empty value counts as unset. */
function parseVariables<Schema extends z.ZodType>(schema: Schema, given: object): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  // A store's address may carry a password, so no value is repeated.
  throw new ConfigError(`${name} ${issue?.message}. Set it right or leave it out, then start again.`);
}

/**
 * Reads the environment.
 *
 * @throws ConfigError with one sentence that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const variables = parseVariables(environment, given);
  const services = parseVariables(
    z.object(Object.fromEntries(SERVICES.map((service) => [`SHOP_UPSTREAM_${service}`, upstreamOfService]))),
    given,
  );
  const upstreams = SERVICES.map((service) => {
    const own = services[`SHOP_UPSTREAM_${service}`];
    const address = own === 'mock' ? null : (own ?? variables.SHOP_UPSTREAM ?? null);
    return [service, address?.replace(/\/+$/, '') ?? null];
  });
  return {
    port: variables.PORT,
    host: variables.HOST,
    upstreams: Object.fromEntries(upstreams) as Config['upstreams'],
    dataDir: path.resolve(variables.DATA_DIR),
    storeUrl: variables.STORE_URL ?? null,
    stage: variables.STAGE,
    logLevel: variables.LOG_LEVEL,
  };
}
