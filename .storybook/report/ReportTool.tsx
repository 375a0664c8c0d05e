import React, { useState } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { addStoryTool } from '../addStoryTool.tsx';
import { copyText } from '../copyText.ts';
import { loadStoryRequirements } from '../requirements/loadStoryRequirements.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { toSettings } from '../storyState.ts';
import { storyWindow } from '../storyWindow.ts';
import { useIsPrepared } from '../useIsPrepared.ts';
import { useShortcut } from '../useShortcut.ts';
import { changedControls } from './changedControls.ts';
import { checkWithAxe } from './checkWithAxe.ts';
import { type Defect, trackerHref, writeReport } from './defectReport.ts';

const ADDON_ID = 'vitrine/report';
const SHORTCUT = ['alt', 'shift', 'R'];
/** The address of a new entry in the team's tracker. */
const TRACKER = process.env.STORYBOOK_TRACKER ?? '';

const Answer = styled.div({
  display: 'grid',
  gap: 8,
  padding: 4,
  maxWidth: 320,
});

const selectAll = ({ currentTarget }: React.FocusEvent<HTMLTextAreaElement>) => currentTarget.select();

/** Describes the shown story for a report. */
function useDefect(): () => Promise<Defect> {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  return async () => {
    const story = api.getCurrentStoryData();
    const requirements = await loadStoryRequirements();
    return {
      title: `${story.title}: ${sentenceCase(story.name)}`,
      address: api.getStoryHrefs(storyId, { base: 'origin' }).managerHref,
      browser: navigator.userAgent,
      ...storyWindow(),
      density: window.devicePixelRatio,
      toolbar: toSettings(globals),
      controls: changedControls(api).values,
      expected: requirements[storyId] ?? [],
      violations: await checkWithAxe(api, storyId),
    };
  };
}

function ReportDefect() {
  const describe = useDefect();
  const isPrepared = useIsPrepared();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [refused, setRefused] = useState('');
  const [tracker, setTracker] = useState<string | null>(null);
  const copy = async () => {
    setOpen(true);
    setRefused('');
    setAnswer('axe checks the story …');
    const defect = describe();
    const report = defect.then(writeReport);
    const isCopied = await copyText(report);
    setTracker(trackerHref(TRACKER, await defect, await report));
    setRefused(isCopied ? '' : await report);
    setAnswer(
      isCopied
        ? 'The report is copied. Paste it, and say at its top what is wrong.'
        : 'The browser did not allow copying. Copy the report from here:',
    );
  };
  useShortcut(ADDON_ID, 'Report a defect', SHORTCUT, () => void copy());
  return (
    <PopoverProvider
      ariaLabel="Report of a defect"
      visible={isOpen}
      onVisibleChange={(isVisible) => (isVisible ? void copy() : setOpen(false))}
      popover={
        <Answer>
          <span role="status">{answer}</span>
          {refused && <textarea aria-label="Report" readOnly rows={8} value={refused} onFocus={selectAll} />}
          {tracker && (
            <a href={tracker} target="_blank" rel="noreferrer">
              Open the tracker
            </a>
          )}
        </Answer>
      }
    >
      <Button
        padding="small"
        variant="ghost"
        ariaLabel={false}
        tooltip="Copies a complete report as Markdown"
        shortcut={SHORTCUT}
        disabled={!isPrepared}
      >
        Report a defect
      </Button>
    </PopoverProvider>
  );
}

/** Adds a button to the toolbar of stories that copies a report of the shown state. */
export const registerReportTool = (): void => addStoryTool(ADDON_ID, 'Report a defect', ReportDefect);
