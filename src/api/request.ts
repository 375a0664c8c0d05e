import type * as z from 'zod/mini';
import { boundJson } from '#src/lib/boundJson.ts';
import { COOKIES, findCookie, pageCookies, readCookie } from '#src/lib/cookies.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { pathOf } from '#src/lib/pagePath.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { isPath } from '#src/lib/urlPath.ts';
import { answerInTime } from './answerInTime.ts';
import { type CallHeader, type Endpoint, responseLimitsOf } from './endpoints.ts';

/** Why a call has no value. */
export type CallError<Body = unknown> =
  /** The service responded with a status outside 200 to 299; `body` is set if it had the expected shape. */
  | { kind: 'refused'; status: number; body?: Body }
  /** No complete answer: no connection, or a broken one. */
  | { kind: 'network' /** Developers have been warned about it. */; isReported?: true }
  /** The answer exceeded the call's timeout. */
  | { kind: 'timeout' }
  /** The caller aborted the call. */
  | { kind: 'aborted' }
  /** The service answered in an unexpected shape; or the call's own input was invalid, and it was never sent. */
  | {
      kind: 'malformed';
      /** For a log, not for users: where the error is, never the data itself. */
      problem: string;
      /** Developers have been warned about it. */
      isReported?: true;
    };

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<Call, Key extends PropertyKey> = Call extends Record<Key, infer Value> ? Value : undefined;

/** The caller's name for a part of an endpoint. */
type InputName<Key> = Key extends 'params' | 'query' ? Key : Key extends 'request' ? 'body' : never;

/** The input of a call: only the parts of its endpoint; a part without required fields is optional. */
export type CallInput<Call extends Endpoint> = {
  [Key in keyof Call as Record<never, never> extends Input<Call[Key]> ? never : InputName<Key>]: Input<
    Call[Key]
  >;
} & {
  [Key in keyof Call as Record<never, never> extends Input<Call[Key]> ? InputName<Key> : never]?: Input<
    Call[Key]
  >;
} & (Call extends { takesRoute: true } ? { route?: string } : unknown) & { signal?: AbortSignal };

/** The result of a call. */
export type CallResult<Call extends Endpoint> = Result<
  Parsed<Part<Call, 'response'>>,
  CallError<Parsed<Part<Call, 'failure'>>>
>;

/** Where calls are sent and what they contain. */
export interface CallContext {
  /** Prefix of every path, with or without a slash at its end. @default '' — the page's own origin */
  baseUrl?: string | undefined;
  /** For `X-Hunter-Site`. */
  site: string;
  /** Headers that every call has beside its own. */
  callHeaders?: Readonly<Record<string, string>> | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /** The cookies that contain the tokens. @default the page's */
  readCookies?: (() => string) | undefined;
  /** The page's full URL, for `X-Original-Address`. @default location.href */
  readAddress?: (() => string) | undefined;
}

type HeaderSource = { name: string; value: (context: Required<CallContext>) => string | null };

/** The last token that the shop has refused: perhaps another application's, with a cookie of the same name. */
let refusedToken: string | null = null;

const HEADERS: Record<CallHeader, HeaderSource> = {
  csrf: {
    name: 'X-CSRF-Token',
    value: ({ readCookies }) => {
      const cookies = readCookies();
      const isOther = (token: string) => (token === refusedToken ? null : token);
      return findCookie(cookies, COOKIES.csrf, isOther) ?? readCookie(cookies, COOKIES.csrf);
    },
  },
  longTermToken: {
    name: 'X-LongTermToken',
    value: ({ readCookies }) => readCookie(readCookies(), COOKIES.longTerm),
  },
  loginToken: { name: 'X-LoginToken', value: ({ readCookies }) => readCookie(readCookies(), COOKIES.login) },
  site: { name: 'X-Hunter-Site', value: ({ site }) => site },
  originalAddress: { name: 'X-Original-Address', value: ({ readAddress }) => readAddress() },
};

/** The request field of a header in the endpoint table. */
export const headerNameOf = (header: CallHeader): string => HEADERS[header].name;

const PAGE = {
  baseUrl: '',
  callHeaders: {},
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
  readCookies: pageCookies,
  readAddress: () => globalThis.location?.href ?? '',
};

/** A complete context, with the page's own values as defaults, also for a value that a page's configuration lacks. */
export function withPage(overrides: CallContext): Required<CallContext> {
  const stated = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const context: Required<CallContext> = {
    ...PAGE,
    ...(Object.fromEntries(stated) as unknown as CallContext),
  };
  // Paths begin with a slash, and two of them would begin the name of a host.
  return { ...context, baseUrl: context.baseUrl.replace(/\/+$/, '') };
}

/** Characters allowed in a header. Cookies can contain others, and one invalid cookie must not make every call fail. */
const HEADER_TEXT = /^[\x20-\x7e]+$/;

/** Segments that would leave the call's path, or that cannot be escaped: half of a character. */
const isNoName = (segment: string) => /^\.{0,2}$|\p{Cs}/u.test(segment);

function toAddress(template: string, baseUrl: string, params: object = {}, query: object): string {
  const path = Object.entries(params).reduce<string>(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    template,
  );
  if (Object.keys(query).length === 0) return baseUrl + path;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return baseUrl + path + (search && `?${search}`);
}

function toHeaders(endpoint: Endpoint, context: Required<CallContext>, hasBody: boolean) {
  const headers: Record<string, string> = { ...context.callHeaders, Accept: 'application/json' };
  for (const header of endpoint.headers ?? []) {
    const { name, value } = HEADERS[header];
    const text = value(context);
    if (text && HEADER_TEXT.test(text)) headers[name] = text;
  }
  if (hasBody) headers['Content-Type'] = 'application/json';
  return headers;
}

/** A value parsed by its schema, or where it violates the schema. */
function parse(schema: z.ZodMiniType, value: unknown): { data: unknown } | { problem: string } {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { data: parsed.data };
    const issue = parsed.error.issues[0];
    return { problem: `${issue?.path.join('.') || 'body'}: ${issue?.message}` };
  } catch {
    // A tree of thousands of levels overflows the parser's stack.
    return { problem: 'body: too deep' };
  }
}

/** A page, or an error page, in place of JSON. */
const HTML = /^\s*</;

/**
 * Parses JSON within the limits of its call; what exceeds them is left out and reported. `undefined` if it is invalid or
 * far too long, so that the schema reports the error.
 */
function toJson(text: string, endpoint: Endpoint): unknown {
  const limits = responseLimitsOf(endpoint);
  if (text.length > limits.bytes) return undefined;
  try {
    const { value, exceeded } = boundJson(JSON.parse(text), limits);
    for (const limit of exceeded)
      reportProblem(
        `${endpoint.method} ${endpoint.path}: the response exceeds ${limits[limit]} ${limit}. The rest is left out.`,
      );
    return value;
  } catch {
    return undefined;
  }
}

/**
 * A response by its schema, or where it violates the schema. Fields of an unreadable shape are left out and reported.
 *
 * @param call names the call in the report
 */
export function readResponse(
  schema: z.ZodMiniType,
  received: unknown,
  call: string,
): { data: unknown } | { problem: string } {
  const parsed = parse(schema, received);
  if ('data' in parsed)
    for (const field of droppedFields(received, parsed.data))
      reportProblem(`${call}: “${field}” cannot be read and is left out.`);
  return parsed;
}

/** The body of a refused call, if it has the expected shape. */
export function readRefusal({ failure }: Endpoint, received: unknown): { body?: unknown } {
  const parsed = failure && parse(failure, received);
  return parsed && 'data' in parsed ? { body: parsed.data } : {};
}

/** Why a call was not answered. In development, an error of the page's own `fetch` is reported: it can be a mistake in it. */
function noAnswer(
  fetch: typeof globalThis.fetch,
  call: string,
  error: unknown,
): CallError & { kind: 'network' } {
  if (process.env.NODE_ENV !== 'development' || fetch === PAGE.fetch) return { kind: 'network' };
  reportProblem(`The shop's \`fetch\` threw an error in ${call}: ${error}`);
  return { kind: 'network', isReported: true };
}

/** The parts of any call's input. */
interface InputParts {
  route?: string;
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Makes one call of the endpoint table: validates and sends it, and parses the answer once, at the boundary. It is
 * strict in what it sends, and ignores unknown fields in what it receives.
 *
 * This is the only place in the library that fetches. It never throws for failures of a service or a network, nor for a
 * call that violates the table: every failure is a value.
 */
export async function request<Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  context: Required<CallContext>,
): Promise<CallResult<Call>> {
  type Answer = CallResult<Call>;
  const { route, params, query = {}, body, signal } = input as InputParts;
  const call = `${endpoint.method} ${endpoint.path}`;
  const malformed = (problem: string, more?: { isReported: true }) =>
    failed({ kind: 'malformed', problem: `${call}: ${problem}`, ...more }) as Answer;

  const unnamed = params && Object.entries(params).find(([, value]) => isNoName(String(value)));
  if (unnamed) return malformed(`${unnamed[0]}: no name`);
  // Calls carry the visitor's cookies, so a route must stay on the shop's own origin.
  if (route !== undefined && !isPath(route)) return malformed('route: no path');
  const parsedQuery = endpoint.query ? parse(endpoint.query, query) : { data: {} };
  if ('problem' in parsedQuery) return malformed(parsedQuery.problem);
  // The input is sent unchanged: the schema only validates it.
  const sent = endpoint.request ? parse(endpoint.request, body) : null;
  if (sent && 'problem' in sent) return malformed(sent.problem);

  // Staff look at another time: their answers must not come from a cache or go into one.
  const isPreview = readCookie(context.readCookies(), COOKIES.preview) !== null;
  const cache = isPreview ? 'no-store' : endpoint.cache;
  // Not called as a method of the context, which the browser's own refuses.
  const { fetch } = context;
  const address = toAddress(route ?? endpoint.path, context.baseUrl, params, parsedQuery.data as object);
  const send = () => {
    const init: RequestInit = {
      method: endpoint.method,
      headers: toHeaders(endpoint, context, body !== undefined),
      credentials: 'include',
    };
    if (cache) init.cache = cache;
    if (endpoint.keepalive) init.keepalive = true;
    if (body !== undefined) init.body = JSON.stringify(body);
    const exchange = async (ending: AbortSignal) => {
      const response = await fetch(address, { ...init, signal: ending });
      return { response, text: await response.text() };
    };
    return answerInTime(exchange, endpoint.timeoutMs, signal).catch((error: unknown) =>
      noAnswer(fetch, call, error),
    );
  };
  const cookies = context.readCookies();
  const token = HEADERS.csrf.value(context);
  let answer = await send();
  if (endpoint.headers?.includes('csrf') && 'response' in answer && answer.response.status === 403) {
    refusedToken = token;
    // The refusal of an outdated token comes with a new one. What changes a cart is not sent again in a new session, which
    // can have another cart: its caller reads that first.
    const canRepeat = endpoint.method === 'GET' || context.readCookies() === cookies;
    if (canRepeat && HEADERS.csrf.value(context) !== token) answer = await send();
  }
  if ('kind' in answer) return failed(answer) as Answer;
  const { response, text } = answer;
  if (!response.ok) {
    const { status } = response;
    return failed({ kind: 'refused', status, ...readRefusal(endpoint, toJson(text, endpoint)) }) as Answer;
  }
  const { response: schema } = endpoint;
  // A page in answer to a write comes from a proxy or a log-in in between, and the service has accepted nothing.
  if (!schema && (endpoint.method === 'GET' || !HTML.test(text))) return ok(undefined) as Answer;
  const parsed = schema ? readResponse(schema, toJson(text, endpoint), call) : { problem: 'body: a page' };
  if ('data' in parsed) return ok(parsed.data) as Answer;
  // The page's other calls fail for the same reason. The query is left out: it can contain what a visitor typed.
  if (process.env.NODE_ENV === 'development' && HTML.test(text))
    reportProblem(
      `${pathOf(response.url || address)} answers with HTML instead of JSON: start MSW before the page renders, or correct the shop's address.`,
      'HTML',
    );
  else reportProblem(`${call} answers in an unexpected shape. ${parsed.problem}`);
  return malformed(parsed.problem, { isReported: true });
}
