import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageFrame } from '#server/model/pageState.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { COOKIES } from '#src/lib/cookies.ts';

/** How long a cached page is as good as a new one, in milliseconds. Promotions begin and end by the clock. */
const FRESH_MS = 10_000;
/** Pages cached at a time; each is a few hundred kilobytes. */
const MAX_PAGES = 100;

/** Kinds of page that are the same for every visitor: none of them repeats a visitor's input. */
const SHARED_KINDS: readonly PageFrame['content']['kind'][] = ['home', 'topic', 'category', 'product'];

/** What an address may ask for and still be one of few; everything else is not cached. */
const SHARED_QUERY = /^[^?]*(\?((site|locale|platform|reduced|sticky)=[\w-]+(&|$))*)?$/;

/** Cookies that change what the shop answers to a page, beyond its site: such a visitor's pages are not cached. */
const OWN_VIEW = [COOKIES.scenario, COOKIES.preview, COOKIES.staff] as const;

/**
 * The name under which a page is cached, or `null` for one that may not be: it shows something of its visitor. Who the
 * visitor is does not show in a page, yet whether there is a log-in is part of the name: a shop may answer differently.
 */
export function pageKey(request: FastifyRequest, state: PageFrame): string | null {
  const { content, address, csrf, consent } = state;
  // Without a store there are no tokens, and a page without one must not be cached.
  if (csrf === '') return null;
  // What a visitor has decided is in the page.
  if (consent) return null;
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

/** What differs from answer to answer in the same page. */
export interface PlaceholderValues {
  nonce: string;
  csrf: string;
}

interface Piece {
  before: Buffer;
  /** What stands behind it; nothing behind the last. */
  placeholder: keyof PlaceholderValues | null;
}

/** Cuts a page where it carries its own nonce and token. */
function cut(html: string, { nonce, csrf }: PlaceholderValues): Piece[] {
  // Both are long random texts: what is found is what was put there.
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
 * Whole pages that are the same for all visitors, cached for a moment. What belongs to one answer alone, its nonce and
 * its visitor's token, are placeholders that are filled in each time a page is sent.
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

  /** The page for another visitor, or `null` when there is none that is fresh. */
  take(key: string, values: PlaceholderValues): Buffer | null {
    const pieces = this.#pages.get(key);
    if (!pieces) return null;
    return Buffer.concat(
      pieces.flatMap(({ before, placeholder }) =>
        placeholder ? [before, Buffer.from(values[placeholder])] : [before],
      ),
    );
  }

  /** Stores a page as it was sent, with the nonce and the token it was sent with. */
  store(key: string, html: string, values: PlaceholderValues): void {
    this.#pages.set(key, cut(html, values));
  }
}
