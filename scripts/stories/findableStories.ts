import { collectRequirements, collectStories, namedIn } from '../requirements/requirements.ts';

/** A story with the texts that the finder searches. */
export interface FindableStory {
  id: string;
  /** `Features/Mini cart · A deleted line can be restored`. */
  title: string;
  /** The story's docblock. */
  about: string;
  scenario: string;
  /** The toolbar settings that the story itself defines. */
  globals: Record<string, string>;
  /** The texts of its requirements. */
  requirements: string;
}

/** All stories with their search texts: their own, and those of their requirements. */
export function findableStories(): FindableStory[] {
  const textsById = new Map(collectRequirements().map(({ id, text }) => [id, text]));
  return collectStories().map(({ id, title, about, words, scenario, globals }) => ({
    id,
    title,
    about,
    scenario,
    globals,
    requirements: namedIn(words)
      .map((requirement) => textsById.get(requirement) ?? '')
      .join(' '),
  }));
}
