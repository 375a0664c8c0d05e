import { collectRequirements, lacks, NOT_SEEN } from '../scripts/requirements/requirements.ts';

/** The requirements with their stories and tests, read from the sources, and what each lacks. */
export const readRequirements = () =>
  collectRequirements().map((requirement) => ({
    ...requirement,
    lacks: lacks(requirement),
    notSeen: NOT_SEEN[requirement.id] ?? null,
  }));
