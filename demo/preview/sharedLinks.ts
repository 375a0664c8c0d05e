import type { ServerStore } from '#server/store/serverStore.ts';
import type { SharedLink } from './sharedClaims.ts';

const LINKS_KEY = 'preview:links';
/** Number of stored links; a new one drops the oldest. */
const MAX_LINKS = 50;
/** Lifetime of the list after its last change, in milliseconds: longer than any link is valid. */
const LIST_LIFETIME_MS = 8 * 24 * 3_600_000;

/** Links with the same content and validity within this time are one press. */
const PRESS_MS = 3_000;

const unexpired = (links: readonly SharedLink[] | undefined, now: Date): SharedLink[] =>
  (links ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());

/** The valid links, newest first. */
export const readSharedLinks = async (store: ServerStore, now: Date): Promise<SharedLink[]> =>
  unexpired(await store.read<SharedLink[]>(LINKS_KEY), now);

export const isSharedLinkValid = async (store: ServerStore, id: string, now: Date): Promise<boolean> =>
  (await readSharedLinks(store, now)).some((link) => link.id === id);

const changeLinks = (store: ServerStore, now: Date, change: (links: SharedLink[]) => SharedLink[]) =>
  store.change<SharedLink[], void>(LINKS_KEY, (links) => ({
    document: change(unexpired(links, now)).slice(0, MAX_LINKS),
    value: undefined,
    expiresInMs: LIST_LIFETIME_MS,
  }));

/** What makes a link another one: not its id. */
const contentOf = ({ id: _, expiresAt: __, ...content }: SharedLink) => JSON.stringify(content);

/** Whether a link comes from the second press of a button that has made the other one. */
const isSamePress = (link: SharedLink, other: SharedLink): boolean =>
  contentOf(link) === contentOf(other) &&
  Math.abs(Date.parse(link.expiresAt) - Date.parse(other.expiresAt)) < PRESS_MS;

export const addSharedLink = (store: ServerStore, link: SharedLink, now: Date): Promise<void> =>
  changeLinks(store, now, (links) =>
    links.some((other) => isSamePress(link, other)) ? links : [link, ...links],
  );

/** Invalidates a link in all copies of its address. */
export const revokeSharedLink = (store: ServerStore, id: string, now: Date): Promise<void> =>
  changeLinks(store, now, (links) => links.filter((link) => link.id !== id));
