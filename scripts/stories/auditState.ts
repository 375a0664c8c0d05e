import type { SiteCode } from '#src/config/sites.ts';
import { type Finding, RULES } from './auditChecks.ts';
import type { Story } from './storyBrowser.ts';

/**
 * Why a story is opened: as it is, in a country, with made-up and with the longest words, or abroad only to see whether
 * it comes to its state there.
 */
export type VisitKind = 'own' | 'site' | 'words' | 'state';

/** Two countries with other products, prices, fields and letters stand for all: what holds there looks for no German. */
const ABROAD = ['HU', 'TR'] as const;

/** Opens each story with interactions abroad, unless it belongs to one country or is opened there anyway (SBK-01). */
export function planStates<AnyStory extends Pick<Story, 'id' | 'globals' | 'plays'>>(
  stories: readonly AnyStory[],
  isOpened: (story: AnyStory, site: SiteCode) => boolean,
): { story: AnyStory; globals: { site: SiteCode }; kind: 'state' }[] {
  return ABROAD.flatMap((site) =>
    stories
      .filter((story) => story.plays && !story.globals.site && !isOpened(story, site))
      .map((story) => ({ story, globals: { site }, kind: 'state' as const })),
  );
}

/**
 * What the interactions of a story say about a visit. Whoever opens a story in a country or a language wants to see its
 * state there: where the interactions end early, the page shows something else than the story's name says (SBK-01).
 *
 * @param error what the interactions complained about, if they did
 */
export function stateReached(
  storyId: string,
  kind: VisitKind,
  error: string | null,
): { rule: (typeof RULES)['behaviour' | 'state']; findings: Finding[] } {
  const rule = kind === 'own' ? RULES.behaviour : RULES.state;
  if (error === null) return { rule, findings: [] };
  const said = error.replace(/\s+/g, ' ').trim().slice(0, 400);
  const summary = kind === 'own' ? said : `The story does not reach its state here: ${said}`;
  return { rule, findings: [{ target: storyId, html: '', summary }] };
}
