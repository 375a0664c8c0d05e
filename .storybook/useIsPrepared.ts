import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Whether the shown story is loaded. Until then, the toolbar's settings lack those that the story defines. */
export function useIsPrepared(): boolean {
  const api = useStorybookApi();
  useStorybookState();
  const story = api.getCurrentStoryData();
  return story?.type === 'story' && story.prepared === true;
}
