import React, { useState } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import {
  addons,
  types,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { loadStoryRequirements } from '../requirements/loadStoryRequirements.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { canCapture, copyImageOfStory, storyWindow } from './captureStory.ts';
import { type Defect, trackerHref, writeReport } from './defectReport.ts';

const ADDON_ID = 'vitrine/report';
/** The event of the accessibility addon. */
const AXE_RESULT = 'storybook/a11y/result';
/** The toolbar's settings that a report names. */
const SETTINGS = ['site', 'locale', 'platform', 'theme', 'text'];
/** The address of a new entry in the team's tracker. */
const TRACKER = process.env.STORYBOOK_TRACKER ?? '';

interface AxeResults {
  violations: readonly { id: string; help: string; nodes: readonly { target: readonly unknown[] }[] }[];
}

const toViolations = ({ violations }: AxeResults): Defect['violations'] =>
  violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target }) => target.join(' ')),
  }));

const Answer = styled.div({
  display: 'grid',
  gap: 8,
  padding: 4,
  maxWidth: 320,
});

/** Describes the shown story for a report. */
function useDefect(): () => Promise<Defect> {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const [checked, setChecked] = useState<{ storyId: string; violations: Defect['violations'] }>();
  useChannel({
    [AXE_RESULT]: (results: AxeResults, id: string) =>
      setChecked({ storyId: id, violations: toViolations(results) }),
  });
  return async () => {
    const story = api.getCurrentStoryData();
    const requirements = await loadStoryRequirements();
    return {
      title: `${story.title}: ${sentenceCase(story.name)}`,
      address: api.getStoryHrefs(storyId, { base: 'origin' }).managerHref,
      browser: navigator.userAgent,
      ...storyWindow(),
      density: window.devicePixelRatio,
      toolbar: Object.fromEntries(SETTINGS.map((name) => [name, String(globals[name])])),
      expected: requirements[storyId] ?? [],
      violations: checked?.storyId === storyId ? checked.violations : null,
    };
  };
}

function ReportDefect() {
  const describe = useDefect();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [tracker, setTracker] = useState<string | null>(null);
  const copy = async () => {
    const defect = await describe();
    const report = writeReport(defect);
    setTracker(trackerHref(TRACKER, defect, report));
    await navigator.clipboard.writeText(report).then(
      () => setAnswer('The report is copied. Paste it, and say at its top what is wrong.'),
      () => setAnswer('The browser did not allow copying.'),
    );
    setOpen(true);
  };
  const copyImage = () =>
    copyImageOfStory().then(
      () => setAnswer('The image is copied.'),
      () => setAnswer('The browser did not give an image.'),
    );
  return (
    <PopoverProvider
      ariaLabel="Report of a defect"
      visible={isOpen}
      onVisibleChange={(isVisible) => (isVisible ? void copy() : setOpen(false))}
      popover={
        <Answer>
          <span role="status">{answer}</span>
          {canCapture() && (
            <Button ariaLabel={false} onClick={() => void copyImage()}>
              Copy an image of the story
            </Button>
          )}
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
      >
        Report a defect
      </Button>
    </PopoverProvider>
  );
}

/** Adds a button to the toolbar of stories that copies a report of the shown state. */
export function registerReportTool(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/tool`, {
      type: types.TOOLEXTRA,
      title: 'Report a defect',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <ReportDefect />,
    });
  });
}
