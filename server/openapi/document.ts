import { LIMITS } from '#server/config/limits.ts';
import { needsToken, WRITE_KINDS } from '#server/shop/guard.ts';
import { isPublicCall } from '#server/shop/publicCalls.ts';
import {
  type CallHeader,
  type Endpoint,
  type EndpointName,
  endpoints,
  SERVICES,
} from '#src/api/endpoints.ts';
import { headerNameOf } from '#src/api/request.ts';
import { componentSchemas, failureReference, type JsonSchema, parameters, reference } from './schemas.ts';
import { SERVICE_SUMMARIES, SUMMARIES } from './summaries.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: string;
}

interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
}

/** Example values that the mock shop supports. */
const EXAMPLES: Partial<Record<string, string>> = {
  base: 'internal',
  loginId: '10042',
  promotionId: '~header_top',
  q: 'kaf',
  site: 'DE',
  time: '2026-11-30T12:00:00Z',
};

/** The success status, if it is not 200. */
const SUCCESSES: Partial<Record<EndpointName, number>> = { subscribe: 202, confirmSubscriber: 204 };

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Headers that the page fills from its cookies and its address. */
const HEADER_DESCRIPTIONS: Partial<Record<CallHeader, string>> = {
  longTermToken: 'The value of the cookie `LongTermToken`.',
  site: 'The country site, such as `DE` or `CH_FR`.',
  originalAddress: 'The full address of the calling page.',
};

function answersOf(name: EndpointName, endpoint: Endpoint): Record<string, Answer> {
  const type = endpoint.service === 'NEWSLETTER' ? 'application/problem+json' : 'application/json';
  const failure = (description: string, headers?: Record<string, unknown>): Answer => ({
    description,
    ...(headers && { headers }),
    content: { [type]: { schema: failureReference(name) } },
  });
  const response = reference(name, 'response');
  const isWrite = endpoint.method !== 'GET';
  const isGuarded = isWrite || needsToken(endpoint);
  const answers: Record<string, Answer | undefined> = {
    [SUCCESSES[name] ?? 200]: {
      description: response ? 'The requested data.' : 'Done; the response has no body.',
      ...(response && { content: { 'application/json': { schema: response } } }),
      ...(isPublicCall(name) && {
        headers: {
          ETag: { description: 'For `If-None-Match` of the next request.', schema: { type: 'string' } },
        },
      }),
    },
    304:
      isPublicCall(name) || name === 'changeCart'
        ? {
            description: isPublicCall(name)
              ? 'Unchanged since the `ETag` in `If-None-Match`.'
              : 'The cart already has this state.',
          }
        : undefined,
    400: failure('The address or the body is invalid.'),
    401: endpoint.headers?.includes('loginToken') ? failure('No visitor is logged in.') : undefined,
    403: isGuarded ? failure('The request does not come from a page of this session.') : undefined,
    404: endpoint.path.includes('{') ? failure('Not found.') : undefined,
    409: name === 'changeCart' ? failure('The change is refused; the code is the reason.') : undefined,
    410: endpoint.path.includes('{subscriberToken}') ? failure('The link is no longer valid.') : undefined,
    413: isWrite ? failure(`The body is larger than ${LIMITS.bodyBytes / 1024} KB.`) : undefined,
    415: isWrite ? failure('The body is not JSON.') : undefined,
    429: WRITE_KINDS[name] ? failure('Too many writes in a minute.', RETRY_AFTER) : undefined,
    500: failure('The service failed.'),
    502: failure('The service sent no complete response.'),
    503: failure('The service or the store is unavailable.', RETRY_AFTER),
    504: failure(`The service did not respond within ${LIMITS.callMs[name] / 1_000} seconds.`),
  };
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, Answer] => entry[1] !== undefined),
  );
}

function parametersOf(name: EndpointName, { headers = [] }: Endpoint): Parameter[] {
  const parametersIn = (part: 'params' | 'query') =>
    parameters(name, part).map(({ name: key, isRequired, schema }): Parameter => {
      const example = EXAMPLES[key];
      return {
        name: key,
        in: part === 'params' ? 'path' : 'query',
        required: isRequired,
        schema,
        ...(example !== undefined && { example }),
      };
    });
  // Tokens are described as security schemes.
  const fields = headers.filter((header) => header !== 'csrf' && header !== 'loginToken');
  return [
    ...parametersIn('params'),
    ...parametersIn('query'),
    ...fields.map(
      (header): Parameter => ({
        name: headerNameOf(header),
        in: 'header',
        required: false,
        description: HEADER_DESCRIPTIONS[header] ?? '',
        schema: { type: 'string' },
      }),
    ),
  ];
}

/** The security requirement of a call; most have none. */
function securityOf(endpoint: Endpoint): Pick<Operation, 'security'> {
  if (needsToken(endpoint)) return { security: [{ session: [], csrf: [] }] };
  if (endpoint.headers?.includes('loginToken')) return { security: [{ login: [] }] };
  return {};
}

function operationOf(name: EndpointName): Operation {
  const endpoint = endpoints[name] as Endpoint;
  const request = reference(name, 'request');
  const allParameters = parametersOf(name, endpoint);
  return {
    operationId: name,
    summary: SUMMARIES[name],
    tags: [endpoint.service],
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...(request && {
      requestBody: { required: true, content: { 'application/json': { schema: request } } },
    }),
    responses: answersOf(name, endpoint),
    ...securityOf(endpoint),
  };
}

const forOperators = (operationId: string, summary: string, responses: Operation['responses']) => ({
  get: { operationId, summary, tags: ['Operations'], responses },
});

/** The server's own endpoints for operators. */
const OPERATIONS: OpenApiDocument['paths'] = {
  '/healthz': forOperators('healthz', 'Reports that the process is alive.', {
    200: { description: 'Alive.' },
  }),
  '/readyz': forOperators('readyz', 'Reports whether the server accepts visitors.', {
    200: { description: 'Ready.' },
    503: { description: 'Draining, or without its store. Pages still work.' },
  }),
  '/metrics': forOperators('metrics', 'Metrics in Prometheus format.', {
    200: { description: 'The metrics.', content: { 'text/plain': { schema: { type: 'string' } } } },
  }),
};

const keyIn = (place: 'cookie' | 'header', name: string, description: string) => ({
  type: 'apiKey',
  in: place,
  name,
  description,
});

/**
 * The OpenAPI document of every call, generated from the table and schemas of client, mocks and proxy.
 *
 * @param version of the product
 */
export function createOpenApi(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine: the calls of the shop',
      version,
      description:
        'Every call that header, mini cart, search, navigation, promotions, newsletter, footer and preview make. A server answers them from the mock shop or forwards them to a real one. An optional field may be missing or null; both mean the same.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      ...SERVICES.map((name) => ({ name, description: SERVICE_SUMMARIES[name] })),
      { name: 'Operations', description: 'Endpoints for operators.' },
    ],
    paths: { ...paths, ...OPERATIONS },
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: keyIn('cookie', 'sid', 'The session. The first response to a visitor sets it.'),
        csrf: keyIn(
          'header',
          'X-CSRF-Token',
          'The value of the session’s cookie `csrf-token`, sent by its own page.',
        ),
        login: keyIn('header', 'X-LoginToken', 'The value of the cookie `LoginToken`.'),
      },
    },
  };
}
