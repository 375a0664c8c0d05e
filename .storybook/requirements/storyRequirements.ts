import { collectRequirements } from '../../scripts/requirements/requirements.ts';

/** The file at the root of Storybook that the panel loads. */
export const STORY_REQUIREMENTS_FILE = 'story-requirements.json';

/** A requirement that a story names. */
export interface NamedRequirement {
  id: string;
  /** Without Markdown. */
  text: string;
}

/** The rows of `docs/requirements.md` that each story names, by the story's id. */
export function readStoryRequirements(): Record<string, NamedRequirement[]> {
  const byStory: Record<string, NamedRequirement[]> = {};
  for (const { id, text, stories } of collectRequirements()) {
    const named = { id, text: text.replaceAll(/\*\*|`/g, '') };
    for (const story of stories) byStory[story.id] = [...(byStory[story.id] ?? []), named];
  }
  return byStory;
}
