import { type Politeness, readAnnouncements, recordAnnouncement } from './announcementLedger.ts';

/** The same words within this time are one event seen twice, not two events. */
const REPEAT_MS = 500;

interface Utterance {
  message: string;
  politeness: Politeness;
  locale: string;
}

type Voice = (utterance: Utterance) => void;

const voices: Voice[] = [];
const waiting: Utterance[] = [];

/**
 * Asks assistive technology to say something: the one way every live message takes (BEY-01). Words that come before the
 * page's live regions are there wait for them; the same words within half a second are said once.
 */
export function announce(message: string, locale: string, politeness: Politeness = 'polite'): void {
  const trimmed = message.trim();
  if (trimmed === '') return;
  const previous = readAnnouncements().findLast((entry) => entry.source === 'vitrine' && !entry.isRepeat);
  const isRepeat = previous?.message === trimmed && performance.now() - previous.at < REPEAT_MS;
  recordAnnouncement({ message: trimmed, politeness, locale, source: 'vitrine', isRepeat });
  if (isRepeat) return;
  const utterance = { message: trimmed, politeness, locale };
  const voice = voices[0];
  if (voice) voice(utterance);
  else waiting.push(utterance);
}

/** Adds live regions. Where a page has several providers, the oldest speaks, so that nothing is said twice. */
export function addVoice(voice: Voice): () => void {
  voices.push(voice);
  if (voices[0] === voice) for (const utterance of waiting.splice(0)) voice(utterance);
  return () => {
    voices.splice(voices.indexOf(voice), 1);
  };
}
