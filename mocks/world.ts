import type { EndpointName } from '#src/api/endpoints.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { EmulatedVisitor, PreviewSelection } from '#src/schemas/preview.ts';

/**
 * Where the mock shop keeps what changes: a map of JSON documents. Memory serves stories and tests, SQLite or Redis
 * the demo server. A visitor's cart is one document, so a change of it is one atomic step everywhere.
 *
 * Keys: `visitor:<visitor>` (who a visitor is), `visitor:<visitor>:cart:<SITE>` (a visitor's cart on a site),
 * everything else is shared: `subscriber:…`, `subscriber-token:…`, `staff:…`, `outbox`.
 */
export interface DocumentStore {
  /** A document, or `undefined`. What it gives may be changed by the caller without harm. */
  read<Document>(key: string): Promise<Document | undefined>;
  /**
   * Reads, changes and writes a document in one step that nothing comes between. `change` gets `undefined` for a
   * document that is not there, and answers the new one (`undefined` deletes it) with a value for the caller.
   */
  change<Document, Value>(
    key: string,
    change: (document: Document | undefined) => Change<Document, Value>,
  ): Promise<Value>;
}

/** What a change leaves behind. */
export interface Change<Document, Value> {
  /** The new document; `undefined` deletes it. */
  document: Document | undefined;
  /** For the caller. */
  value: Value;
  /** Milliseconds after this change until the document is deleted. @default never */
  expiresInMs?: number;
}

/** One call as a service of the mock shop sees it, whichever stage it came from. */
export interface ShopCall<Name extends EndpointName = EndpointName> {
  endpoint: Name;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed JSON, or `undefined`. */
  body: unknown;
  /** A request header, by any case. */
  header: (name: string) => string | null;
  /** A request cookie. */
  cookie: (name: string) => string | null;
  /** Who is calling: the key of this visitor's documents. */
  visitor: string;
  site: SiteCode;
  locale: Locale;
  /** Names in force for this call, as in the cookie `scenario`. */
  scenarios: readonly string[];
  /** The time to answer for. */
  now: Date;
  /** The A/B test group to answer for, where a member of staff has chosen one. */
  selection?: PreviewSelection;
  /** The visitor to answer for, where a member of staff has chosen one (BEY-21). */
  emulatedVisitor?: EmulatedVisitor;
  /** What a signed address shows without a staff session (BEY-21). Its server has checked it. */
  sharedView?: SharedView | null;
}

/** What a member of staff looks at. */
export interface PreviewedShop {
  /** ISO 8601. */
  dateTime?: string;
  abTestName?: string;
  abTestGroup?: string;
  visitor?: EmulatedVisitor;
}

/** What a member of staff has shared. */
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

/** A service's answer. A `broken` one never arrives: the connection fails. */
export type ShopAnswer =
  | {
      kind: 'answer';
      status: number;
      /** JSON, or `undefined` for an empty body. */
      body?: unknown;
      headers?: Record<string, string>;
      cookies?: readonly ShopCookie[];
      /** Wait before answering. */
      delayMs?: number;
    }
  | { kind: 'broken'; delayMs?: number };

/** One service call of the mock shop: a function of the call and the documents, nothing else. */
export type ShopService = (call: ShopCall, store: DocumentStore) => Promise<ShopAnswer>;

/** The whole mock shop: one service per row of the endpoint table. MSW and Fastify both serve this. */
export type MockShop = Record<EndpointName, ShopService>;
