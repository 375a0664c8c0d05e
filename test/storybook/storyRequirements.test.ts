import { expect, it } from 'vitest';
import { readStoryRequirements } from '#.storybook/requirements/storyRequirements.ts';

it('SBK-01: the panel beside a story has the text of each requirement that the story names', () => {
  const byStory = readStoryRequirements();
  const shared = byStory['features-preview--shared'] ?? [];
  expect(shared.map(({ id }) => id)).toEqual(['BEY-21']);
  expect(shared[0]?.text).toMatch(/^Preview for a team: share links/);
  // Two requirements in one line.
  expect(byStory['features-preview--off']?.map(({ id }) => id)).toEqual(['PRV-01', 'PRV-06']);
});
