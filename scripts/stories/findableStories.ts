import type { FindableStory } from '../../stories/docs/finder.ts';
import { collectRequirements, collectStories, namedIn } from '../requirements/requirements.ts';

/** All stories with their search texts: their own, and those of their requirements. */
export function findableStories(): FindableStory[] {
  const asked = new Map(collectRequirements().map(({ id, text }) => [id, text]));
  return collectStories().map(({ id, title, about, words, scenario, globals }) => ({
    id,
    title,
    about,
    scenario,
    globals,
    asked: namedIn(words)
      .map((requirement) => asked.get(requirement) ?? '')
      .join(' '),
  }));
}
