import React, { useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { addStoryTool } from './addStoryTool.tsx';
import { copyText } from './copyText.ts';
import { changedControls } from './report/changedControls.ts';

const ADDON_ID = 'vitrine/copy-link';
/** How long the button shows whether the link was copied, in milliseconds. */
const ANSWER_MS = 2_000;

/** A button's own text is not a live region. */
const Announced = styled.span({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

function CopyLink() {
  const api = useStorybookApi();
  const { storyId, refId } = useStorybookState();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (answer === '') return;
    const timer = setTimeout(() => setAnswer(''), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', ...(refId && { refId }) });
    const isCopied = await copyText(Promise.resolve(managerHref));
    const { notInAddress } = changedControls(api);
    const without = notInAddress.length > 0 ? `, without ${notInAddress.join(', ')}` : '';
    setAnswer(isCopied ? `Link copied${without}` : 'Not allowed to copy');
  };
  return (
    <>
      <Button
        padding="small"
        variant="ghost"
        ariaLabel={false}
        tooltip="This story with its controls and the toolbar’s settings"
        onClick={() => void copy()}
      >
        {answer || 'Copy link'}
      </Button>
      <Announced role="status">{answer}</Announced>
    </>
  );
}

/**
 * Adds a button to the toolbar of stories that copies the address of exactly this state: the story, its controls, and the
 * toolbar's settings. Storybook itself has it as a shortcut only.
 */
export const registerCopyLinkTool = (): void => addStoryTool(ADDON_ID, 'Copy link to this state', CopyLink);
