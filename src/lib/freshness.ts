import { STALE_AFTER_HIDDEN_MS } from '#src/config/limits.ts';
import { hasPassed } from './hasPassed.ts';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/** What a page shares with the other tabs of its browser, and what another tab can change. */
const SUBJECTS = ['visitor', 'cart', 'consent', 'newsletter', 'offers', 'preview'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why data may be old: the page was `restored` from the back/forward cache or `shown` again, or a tab `changed` it. */
export type StaleCause = 'restored' | 'shown' | 'changed';

export interface FreshnessListener {
  /** The page is left. The back/forward cache stores what is rendered now, so render without delay (`flushSync`). */
  forget?: (() => void) | undefined;
  /** The data may be old. Read it again; do not publish the answer to the cause `changed`. */
  refresh?: ((cause: StaleCause) => void) | undefined;
  /** The owner of the data. The listener also receives changes of other owners on this page. @default the page */
  owner?: object;
}

/** For another copy of the library on this page, such as the custom elements beside a build of the page's own. */
const OWN_SIGNAL = 'vitrine-revision';
/** Events that a stored revision may be another one. The browser tells only other tabs. */
const SIGNALS = ['storage', OWN_SIGNAL] as const;

const followers = new Set<{ subject: Subject } & FreshnessListener>();
const keyOf = (subject: Subject) => `${STORAGE_KEYS.revision}${subject}`;

/** The revision that this page has seen of each subject. */
const seen = new Map<Subject, string | null>();
let stopListening: (() => void) | null = null;

/** Marks the stored revisions as seen. @returns the subjects that have another revision than before */
function look(): Subject[] {
  return SUBJECTS.filter((subject) => {
    const revision = readStored(keyOf(subject));
    // Without storage, a change of this page leaves no revision.
    const isNew = revision !== null && seen.get(subject) !== revision;
    seen.set(subject, revision);
    return isNew;
  });
}

function refresh(cause: StaleCause, subjects: readonly Subject[]): void {
  for (const follower of [...followers]) if (subjects.includes(follower.subject)) follower.refresh?.(cause);
}

function listen(): () => void {
  let hiddenSince: number | null = null;
  const lookAround = () => refresh('changed', look());
  const hear = () => {
    for (const signal of SIGNALS) window.addEventListener(signal, lookAround);
  };
  const stopHearing = () => {
    for (const signal of SIGNALS) window.removeEventListener(signal, lookAround);
  };
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    const isLong = hiddenSince !== null && hasPassed(STALE_AFTER_HIDDEN_MS, hiddenSince);
    hiddenSince = null;
    const changed = look();
    refresh('changed', changed);
    if (isLong)
      refresh(
        'shown',
        SUBJECTS.filter((subject) => !changed.includes(subject)),
      );
  };
  const onPageHide = () => {
    // A page in the back/forward cache is dropped when it receives this event.
    stopHearing();
    for (const follower of [...followers]) follower.forget?.();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    hear();
    hiddenSince = null;
    look();
    refresh('restored', SUBJECTS);
  };
  look();
  hear();
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopHearing();
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Follows the one signal that shared data may be old: the page is left, shown again or restored, or another tab has
 * changed the data (`publishChange`). Browser only.
 *
 * @returns a function that stops following
 * @example useEffect(() => followFreshness('cart', { forget: () => flushSync(clear), refresh: load }), []);
 */
export function followFreshness(subject: Subject, listener: FreshnessListener): () => void {
  const follower = { ...listener, subject };
  followers.add(follower);
  stopListening ??= listen();
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

interface Change {
  /** Identifies the new state; an equal one is no change. @default always another one */
  revision?: string;
  /** The owner of the changed data. @default the page */
  owner?: object;
}

/**
 * Tells other tabs, owners and copies of the library of a change. Without storage, a tab notices when it is shown
 * again.
 */
export function publishChange(
  subject: Subject,
  { revision = Math.random().toString(36), owner }: Change = {},
): void {
  writeStored(keyOf(subject), revision);
  if (seen.get(subject) === revision) return;
  seen.set(subject, revision);
  for (const follower of [...followers])
    if (owner && follower.owner && follower.owner !== owner && follower.subject === subject)
      follower.refresh?.('changed');
  if (readStored(keyOf(subject)) === revision) window.dispatchEvent(new Event(OWN_SIGNAL));
}
