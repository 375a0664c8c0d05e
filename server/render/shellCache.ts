import type { FastifyRequest } from 'fastify';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { PageFrame } from './pageState.ts';

/** How long a kept page is as good as a new one, in milliseconds. Promotions begin and end by the clock. */
const FRESH_MS = 10_000;
/** Pages kept at a time; each is a few hundred kilobytes. */
const MAX_PAGES = 100;

/** Kinds of page that show the same to everybody: none of them repeats what somebody typed or did. */
const SHARED_KINDS: readonly PageFrame['content']['kind'][] = ['home', 'topic', 'category', 'product'];

/** What an address may ask for and still be one of few; everything else is not kept. */
const SHARED_QUERY = /^[^?]*(\?((site|locale|platform|reduced|sticky)=[\w-]+(&|$))*)?$/;

/** Cookies that change what the shop answers to a page, beyond its site: such a visitor's pages are not kept. */
const OWN_VIEW = [COOKIES.scenario, COOKIES.preview, COOKIES.staff] as const;

/**
 * The name under which a page is kept, or `null` for one that may not be: it shows something of its visitor. Who the
 * visitor is does not show in a page, yet whether there is a log-in is part of the name: a shop may answer differently.
 */
export function shellKey(request: FastifyRequest, state: PageFrame): string | null {
  const { content, address, csrf } = state;
  // Without a store nobody has a token, and a page without one is nobody's.
  if (csrf === '') return null;
  if (request.method !== 'GET' || !SHARED_KINDS.includes(content.kind) || !SHARED_QUERY.test(request.url))
    return null;
  if ('answer' in content || ('term' in content && content.term !== undefined)) return null;
  if (isPreviewed(request) || OWN_VIEW.some((name) => request.cookies[name] !== undefined)) return null;
  const login = [COOKIES.login, COOKIES.longTerm].map((name) =>
    request.cookies[name] === undefined ? 0 : 1,
  );
  const { site, locale, platform, header, isFooterReduced } = state;
  return JSON.stringify([site, locale, login, request.host, address, platform, header, isFooterReduced]);
}

/** What differs from answer to answer in the same page. */
export interface Seals {
  nonce: string;
  csrf: string;
}

interface Piece {
  before: Buffer;
  /** What stands behind it; nothing behind the last. */
  seal: keyof Seals | null;
}

/** Cuts a page where it carries its own nonce and token. */
function cut(html: string, { nonce, csrf }: Seals): Piece[] {
  // Both are long random texts: what is found is what was put there.
  const parts = html.split(new RegExp(`(${nonce}|${csrf})`));
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const next = parts[index + 1];
    return [
      { before: Buffer.from(part), seal: next === undefined ? null : next === nonce ? 'nonce' : 'csrf' },
    ];
  });
}

/**
 * Whole pages that are the same for everybody, kept for a moment. What belongs to one answer alone, its nonce and its
 * visitor's token, is cut out when a page is kept and put in anew each time it is sent.
 */
export class ShellCache {
  readonly #pages = new Map<string, { pieces: Piece[]; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page for another visitor, or `null` when there is none that is fresh. */
  take(key: string, seals: Seals): Buffer | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#pages.delete(key);
    if (page.until < this.#now()) return null;
    // What was used last stays longest.
    this.#pages.set(key, page);
    return Buffer.concat(
      page.pieces.flatMap(({ before, seal }) => (seal ? [before, Buffer.from(seals[seal])] : [before])),
    );
  }

  /** Keeps a page as it was sent, with the nonce and the token it was sent with. */
  keep(key: string, html: string, seals: Seals): void {
    this.#pages.delete(key);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size >= MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, { pieces: cut(html, seals), until: this.#now() + FRESH_MS });
  }
}
