import React, { type ComponentType } from 'react';
import { addons, types } from 'storybook/manager-api';

/** Adds a tool to the toolbar of stories. */
export function addStoryTool(id: string, title: string, Tool: ComponentType): void {
  addons.register(id, () => {
    addons.add(`${id}/tool`, {
      type: types.TOOLEXTRA,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <Tool />,
    });
  });
}
