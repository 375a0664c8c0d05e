import { type Politeness, readAnnouncements, recordAnnouncement } from './announcementLedger.ts';

/** A repeat of the same text within this time counts as the same event. */
const REPEAT_MS = 500;
/**
 * How long an announced text stays, and how long one waits for live regions, in milliseconds: a later one would be about
 * a former page.
 */
export const UTTERANCE_MS = 7_000;

interface Utterance {
  message: string;
  politeness: Politeness;
  locale: string;
}

interface Voice {
  say: (utterance: Utterance) => void;
  /** Whether assistive technology reads its regions now: not in a part of the page that is hidden or inert. */
  isHeard: () => boolean;
}

const voices: Voice[] = [];
const waiting: (Utterance & { since: number })[] = [];

/**
 * Announces a text to assistive technology. All live messages go through this function. Texts that arrive
 * before the live regions exist are queued. The same text is announced only once within half a second.
 */
export function announce(message: string, locale: string, politeness: Politeness = 'polite'): void {
  const trimmed = message.trim();
  if (trimmed === '') return;
  const previous = readAnnouncements().findLast((entry) => entry.source === 'vitrine' && !entry.isRepeat);
  const isRepeat = previous?.message === trimmed && performance.now() - previous.at < REPEAT_MS;
  recordAnnouncement({ message: trimmed, politeness, locale, source: 'vitrine', isRepeat });
  if (isRepeat) return;
  const utterance = { message: trimmed, politeness, locale };
  const voice = voices.find(({ isHeard }) => isHeard()) ?? voices[0];
  if (voice) voice.say(utterance);
  else waiting.push({ ...utterance, since: performance.now() });
}

/**
 * Registers live regions. With several providers on a page, only the oldest that is heard announces, so that nothing
 * is read twice.
 */
export function addVoice(voice: Voice): () => void {
  voices.push(voice);
  if (voices[0] === voice)
    for (const { since, ...utterance } of waiting.splice(0))
      if (performance.now() - since < UTTERANCE_MS) voice.say(utterance);
  return () => {
    voices.splice(voices.indexOf(voice), 1);
  };
}
