import React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { besideAnotherSite, comparisonHref, toLiveSide } from '../stories/docs/comparison.ts';
import { addStoryTool } from './addStoryTool.tsx';
import { storyWindow } from './storyWindow.ts';
import { useIsPrepared } from './useIsPrepared.ts';
import { useShortcut } from './useShortcut.ts';

const ADDON_ID = 'vitrine/compare';
const SHORTCUT = ['alt', 'shift', 'C'];

function CompareStory() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const isPrepared = useIsPrepared();
  const compare = () => {
    const side = toLiveSide(storyId, globals, storyWindow().width, api.getQueryParam('args'));
    api.navigateUrl(new URL(comparisonHref(besideAnotherSite(side)), window.location.href).search, {});
  };
  useShortcut(ADDON_ID, 'Compare with another country', SHORTCUT, compare);
  return (
    <Button
      padding="small"
      variant="ghost"
      ariaLabel={false}
      tooltip="This story beside the same in another country"
      shortcut={SHORTCUT}
      disabled={!isPrepared}
      onClick={compare}
    >
      Compare
    </Button>
  );
}

/** Adds a button to the toolbar of stories that opens the docs page Compare with the shown state. */
export const registerCompareTool = (): void =>
  addStoryTool(ADDON_ID, 'Compare with another country', CompareStory);
