import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageFrame } from '#server/model/pageState.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { COOKIES } from '#src/lib/cookies.ts';

/** Lifetime of a cached page, in milliseconds. Short, because promotions begin and end by the clock. */
const FRESH_MS = 10_000;
/** Maximum number of cached pages; each is a few hundred kilobytes. */
const MAX_PAGES = 100;

/** Kinds of page that are the same for every visitor and contain no visitor input. */
const SHARED_KINDS: readonly PageFrame['content']['kind'][] = ['home', 'topic', 'category', 'product'];

/** Query parameters with few values; pages with other parameters are not cached. */
const SHARED_QUERY = /^[^?]*(\?((site|locale|platform|reduced|sticky)=[\w-]+(&|$))*)?$/;

/** Cookies that change a page's data beyond its site: pages of visitors with these are not cached. */
const OWN_VIEW = [COOKIES.scenario, COOKIES.preview, COOKIES.staff] as const;

/**
 * The cache key of a page, or `null` if it shows anything of its visitor. The log-in state is part of the key, because a
 * shop may respond differently.
 */
export function pageKey(request: FastifyRequest, state: PageFrame): string | null {
  const { content, address, csrf, consent, visitorHint } = state;
  // Without a store there are no tokens, and a page without one must not be cached.
  if (csrf === '') return null;
  // The page contains the visitor's decision, name or cart count.
  if (consent || visitorHint) return null;
  if (request.method !== 'GET' || !SHARED_KINDS.includes(content.kind) || !SHARED_QUERY.test(request.url))
    return null;
  if ('answer' in content || ('term' in content && content.term !== undefined)) return null;
  if (isPreviewed(request) || OWN_VIEW.some((name) => request.cookies[name] !== undefined)) return null;
  const login = [COOKIES.login, COOKIES.longTerm].map((name) =>
    request.cookies[name] === undefined ? 0 : 1,
  );
  const { site, locale, platform, header, isFooterReduced } = state;
  return JSON.stringify([site, locale, login, address, platform, header, isFooterReduced]);
}

/** A placeholder's kind: the values that differ between responses. */
export interface PlaceholderValues {
  nonce: string;
  csrf: string;
}

interface Piece {
  before: Buffer;
  /** The placeholder after this piece; none after the last. */
  placeholder: keyof PlaceholderValues | null;
}

/** Splits a page at its nonce and token. */
function split(html: string, { nonce, csrf }: PlaceholderValues): Piece[] {
  // Both are long random strings, so every match is a placeholder.
  const parts = html.split(new RegExp(`(${nonce}|${csrf})`));
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const next = parts[index + 1];
    return [
      {
        before: Buffer.from(part),
        placeholder: next === undefined ? null : next === nonce ? 'nonce' : 'csrf',
      },
    ];
  });
}

/**
 * A short-lived cache of pages that are the same for all visitors. Nonce and visitor token are placeholders, filled for
 * each response.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Piece[]>;

  constructor(now?: () => number) {
    this.#pages = new LRUCache({
      max: MAX_PAGES,
      ttl: FRESH_MS,
      ...(now && { perf: { now }, ttlResolution: 0 }),
    });
  }

  /** The cached page with another visitor's values, or `null` if there is no fresh one. */
  take(key: string, values: PlaceholderValues): Buffer | null {
    const pieces = this.#pages.get(key);
    if (!pieces) return null;
    return Buffer.concat(
      pieces.flatMap(({ before, placeholder }) =>
        placeholder ? [before, Buffer.from(values[placeholder])] : [before],
      ),
    );
  }

  /** Stores a sent page together with its nonce and token. */
  store(key: string, html: string, values: PlaceholderValues): void {
    this.#pages.set(key, split(html, values));
  }
}
