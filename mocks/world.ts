import type { EndpointName } from '#src/api/endpoints.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { EmulatedVisitor, PreviewSelection } from '#src/schemas/preview.ts';

/**
 * The mock shop's mutable state: a map of JSON documents. Stories and tests have it in memory, the demo server in SQLite
 * or Redis. A visitor's cart is one document, so every change is atomic.
 *
 * Keys: `visitor:<visitor>` (who a visitor is), `visitor:<visitor>:cart:<SITE>` (a visitor's cart on a site),
 * everything else is shared: `subscriber:…`, `subscriber-token:…`, `staff:…`, `outbox`.
 */
export interface DocumentStore {
  /** A copy of a document, or `undefined`; the caller may modify it. */
  read<Document>(key: string): Promise<Document | undefined>;
  /**
   * Reads, changes and writes a document atomically. `change` gets `undefined` for a missing document. It returns the
   * new one (`undefined` deletes it) and a value for the caller.
   */
  change<Document, Value>(
    key: string,
    change: (document: Document | undefined) => Change<Document, Value>,
  ): Promise<Value>;
}

export interface Change<Document, Value> {
  /** The new document; `undefined` deletes it. */
  document: Document | undefined;
  /** For the caller. */
  value: Value;
  /** Milliseconds after this change until the document is deleted. @default never */
  expiresInMs?: number;
}

/** One call of a service, the same for MSW and for the demo server. */
export interface ShopCall<Name extends EndpointName = EndpointName> {
  endpoint: Name;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed JSON, or `undefined`. */
  body: unknown;
  /** A request header; the name is case-insensitive. */
  header: (name: string) => string | null;
  cookie: (name: string) => string | null;
  /** The visitor's id, the key of its documents. */
  visitor: string;
  site: SiteCode;
  locale: Locale;
  /** Active scenarios, as in the cookie `scenario`. */
  scenarios: readonly string[];
  /** The simulated time. */
  now: Date;
  /** The A/B test group that a member of staff has chosen. */
  selection?: PreviewSelection;
  /** The visitor that a member of staff emulates. */
  emulatedVisitor?: EmulatedVisitor;
  /** What a signed URL shows without a staff session; the server has verified it. */
  sharedView?: SharedView | null;
}

/** The preview that a member of staff has chosen. */
export interface PreviewedShop {
  /** ISO 8601. */
  dateTime?: string;
  abTestName?: string;
  abTestGroup?: string;
  visitor?: EmulatedVisitor;
}

/** A preview that a member of staff has shared. */
export interface SharedView extends PreviewedShop {
  /** When the link expires, ISO 8601; missing in a comparison. */
  expiresAt?: string;
}

/** A cookie that an answer sets. */
export interface ShopCookie {
  name: string;
  value: string;
  /** 0 deletes the cookie. @default until the browser closes */
  maxAgeSeconds?: number;
  /** No script of the page can read it. @default false */
  httpOnly?: boolean;
}

/** A service's response; for a `broken` one the connection fails. */
export type ShopResponse =
  | {
      kind: 'response';
      status: number;
      /** JSON, or `undefined` for an empty body. */
      body?: unknown;
      headers?: Record<string, string>;
      cookies?: readonly ShopCookie[];
      /** Delay before the response. */
      delayMs?: number;
    }
  | { kind: 'broken'; delayMs?: number };

/** One service call of the mock shop: a function of the call and the documents, nothing else. */
export type ShopService = (call: ShopCall, store: DocumentStore) => Promise<ShopResponse>;

/** The whole mock shop: one service per row of the endpoint table. MSW and Fastify both serve this. */
export type MockShop = Record<EndpointName, ShopService>;
