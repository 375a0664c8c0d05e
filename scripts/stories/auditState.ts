import type { SiteCode } from '#src/config/sites.ts';
import type { Finding } from '../checkers/checkersInPage.ts';
import { RULES } from './auditChecks.ts';
import type { Story } from './storyBrowser.ts';

/**
 * The reason for a visit: the story itself, a country, pseudo-localised or longest texts, or a check abroad that the story
 * reaches its state.
 */
export type VisitKind = 'own' | 'site' | 'words' | 'state';

/** Two countries with other products, prices, fields and letters represent all: stories that pass there do not depend on German. */
const ABROAD = ['HU', 'TR'] as const;

/** Adds visits abroad for each story with interactions, unless it belongs to one country or is visited there anyway. */
export const planStates = (stories: readonly Story[], isOpened: (story: Story, site: SiteCode) => boolean) =>
  ABROAD.flatMap((site) =>
    stories
      .filter((story) => story.plays && !story.globals.site && !isOpened(story, site))
      .map((story) => ({ story, globals: { site }, kind: 'state' as const })),
  );

/**
 * Reports failed interactions of a visit: if they stop early, the page does not show the state that the story's name
 * promises for this country or language.
 *
 * @param error the error of the interactions, if any
 */
export function stateReached(
  storyId: string,
  kind: VisitKind,
  error: string | null,
): { rule: (typeof RULES)['behaviour' | 'state']; findings: Finding[] } {
  const rule = kind === 'own' ? RULES.behaviour : RULES.state;
  if (error === null) return { rule, findings: [] };
  const message = error.replace(/\s+/g, ' ').trim().slice(0, 400);
  const summary = kind === 'own' ? message : `The story does not reach its state here: ${message}`;
  return { rule, findings: [{ target: storyId, html: '', summary }] };
}
