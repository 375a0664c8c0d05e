import type { FindableStory } from '../../stories/docs/finder.ts';
import { collectRequirements, collectStories, namedIn } from '../requirements/requirements.ts';

/** All stories with the words they can be found by: their own, and those of the requirements they show. */
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
