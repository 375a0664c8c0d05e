import React, { useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

const ADDON_ID = 'vitrine/copy-link';
/** How long the button confirms that the link was copied, in milliseconds. */
const COPIED_MS = 2_000;

function CopyLink() {
  const api = useStorybookApi();
  const { storyId, refId } = useStorybookState();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', ...(refId && { refId }) });
    await navigator.clipboard.writeText(managerHref);
    setCopied(true);
  };
  return (
    <Button
      padding="small"
      variant="ghost"
      ariaLabel={false}
      tooltip="This story with its controls and the toolbar’s settings"
      onClick={() => void copy()}
    >
      {isCopied ? 'Link copied' : 'Copy link'}
    </Button>
  );
}

/**
 * Adds a button to the toolbar of stories that copies the address of exactly this state: the story, its controls, and the
 * toolbar's settings. Storybook itself has it as a shortcut only.
 */
export function registerCopyLinkTool(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/tool`, {
      type: types.TOOLEXTRA,
      title: 'Copy link to this state',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <CopyLink />,
    });
  });
}
