import type { NamedRequirement } from './storyRequirements.ts';

// The manager is built without the module that reads the sources.
const FILE = './story-requirements.json';

/** The requirements that each story names, by the story's id; none if they cannot be loaded. */
export async function loadStoryRequirements(): Promise<
  Readonly<Record<string, readonly NamedRequirement[]>>
> {
  const response = await fetch(FILE).catch(() => null);
  return response?.ok ? response.json() : {};
}
