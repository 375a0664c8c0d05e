import type * as z from 'zod/mini';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { CallHeader, Endpoint } from './endpoints.ts';

/** Why a call has no value. */
export type CallError<Body = unknown> =
  /** The service answered with a status outside 200 to 299; `body` is there when it had the promised shape. */
  | { kind: 'refused'; status: number; body?: Body }
  /** No whole answer came: no connection, or one that broke. */
  | { kind: 'network' }
  /** The answer took longer than the call may. */
  | { kind: 'timeout' }
  /** The caller does not want the answer any more. */
  | { kind: 'aborted' }
  /** The service answered, but not in the promised shape. `problem` is for a log, not for a person. */
  | { kind: 'malformed'; problem: string };

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<Call, Key extends PropertyKey> = Call extends Record<Key, infer Value> ? Value : undefined;

/** What the caller calls a part of an endpoint. */
type InputName<Key> = Key extends 'params' | 'query' ? Key : Key extends 'request' ? 'body' : never;

/** What a call is given: only the parts its endpoint has; one in which nothing is required may be left out. */
export type CallInput<Call extends Endpoint> = {
  [Key in keyof Call as Record<never, never> extends Given<Call[Key]> ? never : InputName<Key>]: Given<
    Call[Key]
  >;
} & {
  [Key in keyof Call as Record<never, never> extends Given<Call[Key]> ? InputName<Key> : never]?: Given<
    Call[Key]
  >;
} & { signal?: AbortSignal };

/** What a call answers. */
export type CallResult<Call extends Endpoint> = Result<
  Parsed<Part<Call, 'reply'>>,
  CallError<Parsed<Part<Call, 'failure'>>>
>;

/** Where calls go and what they carry. */
export interface CallContext {
  /** Before every path. @default '' — the page's own origin */
  baseUrl?: string;
  /** For `X-Hunter-Site`. */
  site: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** The cookies that tokens are read from. @default document.cookie */
  readCookies?: () => string;
  /** The page's full address, for `X-Original-Address`. @default location.href */
  readAddress?: () => string;
}

type HeaderSource = { name: string; value: (context: Required<CallContext>) => string | null };

const HEADERS: Record<CallHeader, HeaderSource> = {
  csrf: { name: 'X-CSRF-Token', value: ({ readCookies }) => readCookie(readCookies(), COOKIES.csrf) },
  longTermToken: {
    name: 'X-LongTermToken',
    value: ({ readCookies }) => readCookie(readCookies(), COOKIES.longTerm),
  },
  loginToken: { name: 'X-LoginToken', value: ({ readCookies }) => readCookie(readCookies(), COOKIES.login) },
  site: { name: 'X-Hunter-Site', value: ({ site }) => site },
  originalAddress: { name: 'X-Original-Address', value: ({ readAddress }) => readAddress() },
};

const DEFAULTS = {
  baseUrl: '',
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
  readCookies: () => globalThis.document?.cookie ?? '',
  readAddress: () => globalThis.location?.href ?? '',
};

function toAddress(endpoint: Endpoint, baseUrl: string, params: object = {}, query: object = {}): string {
  const path = Object.entries(params).reduce<string>(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return baseUrl + path + (search && `?${search}`);
}

/**
 * Makes one call of the endpoint table: builds it, sends it, and parses the answer once, here at the border.
 * This is the only place of the library that fetches. It never throws for what a service or a network does.
 */
export async function request<Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  given: CallContext,
): Promise<CallResult<Call>> {
  type Answer = CallResult<Call>;
  const context = { ...DEFAULTS, ...given };
  const { params, query, body, signal } = input as {
    params?: object;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
  };
  const headers: Record<string, string> = { Accept: 'application/json' };
  for (const header of endpoint.headers ?? []) {
    const { name, value } = HEADERS[header];
    const text = value(context);
    if (text) headers[name] = text;
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json';

  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  try {
    const response = await context.fetch(
      toAddress(
        endpoint,
        context.baseUrl,
        params,
        endpoint.query ? (endpoint.query.parse(query ?? {}) as object) : query,
      ),
      {
        method: endpoint.method,
        headers,
        credentials: 'include',
        ...(endpoint.cache && { cache: endpoint.cache }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      },
    );
    if (!response.ok) {
      const text = await response.text();
      const refusal = endpoint.failure?.safeParse(toJson(text));
      return failed({
        kind: 'refused',
        status: response.status,
        ...(refusal?.success && { body: refusal.data }),
      }) as Answer;
    }
    if (!endpoint.reply) return ok(undefined) as Answer;
    const parsed = endpoint.reply.safeParse(toJson(await response.text()));
    if (parsed.success) return ok(parsed.data) as Answer;
    const issue = parsed.error.issues[0];
    return failed({
      kind: 'malformed',
      problem: `${endpoint.method} ${endpoint.path}: ${issue?.path.join('.') || 'body'}: ${issue?.message}`,
    }) as Answer;
  } catch {
    if (signal?.aborted) return failed({ kind: 'aborted' }) as Answer;
    return failed({ kind: timeout.aborted ? 'timeout' : 'network' }) as Answer;
  }
}

/** JSON, or `undefined` for a text that is none: the schema then says what is wrong. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
