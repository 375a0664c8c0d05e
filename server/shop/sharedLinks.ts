import type { ServerStore } from '#server/store/serverStore.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { EmulatedVisitor } from '#src/schemas/preview.ts';

/** A link that shows a colleague a preview without a log-in (BEY-21). */
export interface SharedLink {
  id: string;
  dateTime?: string | undefined;
  abTestName?: string | undefined;
  abTestGroup?: string | undefined;
  visitor?: EmulatedVisitor | undefined;
  site: SiteCode;
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

const LINKS_KEY = 'preview:links';
/** Links at a time; the next one ends the oldest, so that the list stays short. */
const MAX_LINKS = 50;
/** The list is forgotten so long after its last change, in milliseconds: no link is valid for longer. */
const LIST_LIFETIME_MS = 8 * 24 * 3_600_000;

const inForce = (links: readonly SharedLink[] | undefined, now: Date): SharedLink[] =>
  (links ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());

/** The links that open something now, the newest first. */
export const readSharedLinks = async (store: ServerStore, now: Date): Promise<SharedLink[]> =>
  inForce(await store.read<SharedLink[]>(LINKS_KEY), now);

export const isSharedLinkInForce = async (store: ServerStore, id: string, now: Date): Promise<boolean> =>
  (await readSharedLinks(store, now)).some((link) => link.id === id);

const changeLinks = (store: ServerStore, now: Date, change: (links: SharedLink[]) => SharedLink[]) =>
  store.change<SharedLink[], void>(LINKS_KEY, (links) => ({
    document: change(inForce(links, now)).slice(0, MAX_LINKS),
    value: undefined,
    expiresInMs: LIST_LIFETIME_MS,
  }));

export const addSharedLink = (store: ServerStore, link: SharedLink, now: Date): Promise<void> =>
  changeLinks(store, now, (links) => [link, ...links]);

/** The link opens nothing from now on, wherever it was sent. */
export const revokeSharedLink = (store: ServerStore, id: string, now: Date): Promise<void> =>
  changeLinks(store, now, (links) => links.filter((link) => link.id !== id));
