import { type Finding, RULES } from './auditChecks.ts';

/** Why a story is opened: as it is, in a country, or with made-up and with the longest words. */
export type VisitKind = 'own' | 'site' | 'words';

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
  if (error === null) return { rule: kind === 'own' ? RULES.behaviour : RULES.state, findings: [] };
  const said = error.replace(/\s+/g, ' ').trim().slice(0, 400);
  if (kind === 'own')
    return { rule: RULES.behaviour, findings: [{ target: storyId, html: '', summary: said }] };
  const summary = `The story does not reach its state here: ${said}`;
  return { rule: RULES.state, findings: [{ target: storyId, html: '', summary }] };
}
