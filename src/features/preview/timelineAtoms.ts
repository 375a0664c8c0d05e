import { atom } from 'jotai/vanilla';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { applyPreviewAtom, previewSettingsAtom } from './previewAtoms.ts';
import { isOffered, OUTCOME_TEXTS, type PreviewOutcome, type PreviewSettings } from './previewModel.ts';
import { addKnownWorlds, type KnownWorld } from './timelineModel.ts';

/** The theme worlds that the shop has shown at any previewed time since the page was loaded. */
export const knownWorldsAtom = atom<readonly KnownWorld[]>([]);

/** Adds the theme worlds of the previewed time. */
export const addKnownWorldsAtom = atom(null, (get, set, worlds: ThemeWorlds) => {
  const at = Date.parse(get(previewSettingsAtom)?.dateTime ?? '');
  const { timeZone } = get(pageAtom).site;
  set(knownWorldsAtom, (known) =>
    addKnownWorlds(known, worlds, Number.isNaN(at) ? Date.now() : at, timeZone),
  );
});

/** The time below the thumb while it differs from the previewed one; `null` otherwise. */
export const scrubbedTimeAtom = atom<Date | null>(null);

/** Result of a change on the timeline: `testEnded` if the previewed test does not run at the new time. */
type TimelineOutcome = PreviewOutcome | 'testEnded';

export const TIMELINE_TEXTS = {
  ...OUTCOME_TEXTS,
  testEnded: 'preview.timeline.test_ended',
} as const satisfies Record<TimelineOutcome, MessageId>;

/** The message if the last change was not applied as requested. */
export const timelineFailureAtom = atom<MessageId | null>(null);

/** The groups of the previewed test; empty until they are known. */
export const testGroupsAtom = atom<readonly string[]>([]);

/** Loads the groups of a test that runs at a time. Without an answer the switch between them is missing. */
export const loadTestGroupsAtom = atom(
  null,
  async (get, set, test: string, time: string, signal: AbortSignal) => {
    const answer = await get(shopApiAtom).readAbTests({ query: { time }, signal });
    if (signal.aborted) return;
    const found = answer.ok ? answer.value.find(({ name }) => name === test) : undefined;
    set(testGroupsAtom, found?.groups.map(({ name }) => name) ?? []);
  },
);

const waitingAtom = atom<Partial<PreviewSettings> | null>(null);
/** Whether the shop has not yet answered a change of the timeline. */
export const isApplyingAtom = atom(false);

/** Applies one change; the other settings stay, except a test that does not run at the new time. */
const applyChangeAtom = atom(
  null,
  async (get, set, change: Partial<PreviewSettings>): Promise<TimelineOutcome> => {
    const requested = { ...get(previewSettingsAtom), ...change };
    const { dateTime, selection, ...rest } = requested;
    if (!dateTime || !selection) return set(applyPreviewAtom, requested);
    const tests = await get(shopApiAtom).readAbTests({ query: { time: dateTime } });
    // Without an answer, the shop decides.
    if (!tests.ok || isOffered(selection, tests.value)) return set(applyPreviewAtom, requested);
    const outcome = await set(applyPreviewAtom, { dateTime, ...rest });
    return outcome === 'applied' ? 'testEnded' : outcome;
  },
);

/**
 * Applies a change of the timeline. Changes during a call wait for it and are applied together; a change that joined a
 * waiting one returns `null`.
 */
export const applyFromTimelineAtom = atom(
  null,
  async (get, set, change: Partial<PreviewSettings>): Promise<TimelineOutcome | null> => {
    set(waitingAtom, (waiting) => ({ ...waiting, ...change }));
    if (get(isApplyingAtom)) return null;
    set(isApplyingAtom, true);
    set(timelineFailureAtom, null);
    let outcome: TimelineOutcome = 'failed';
    let { dateTime } = change;
    for (let next = get(waitingAtom); next; next = get(waitingAtom)) {
      set(waitingAtom, null);
      dateTime = next.dateTime ?? dateTime;
      outcome = await set(applyChangeAtom, next);
    }
    set(isApplyingAtom, false);
    // In the meantime the thumb may have moved on.
    set(scrubbedTimeAtom, (scrubbed) => (scrubbed?.toISOString() === dateTime ? null : scrubbed));
    set(timelineFailureAtom, outcome === 'applied' ? null : TIMELINE_TEXTS[outcome]);
    return outcome;
  },
);
