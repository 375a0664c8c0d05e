import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import type { PreviewSelection } from '#src/schemas/preview.ts';
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup/ToggleButtonGroup.tsx';
import styles from './Preview.module.css';
import { loadTestGroupsAtom, testGroupsAtom } from './timelineAtoms.ts';
import { useTimelineChange } from './useTimelineChange.ts';

interface PreviewGroupsProps {
  selection: PreviewSelection;
  /** The previewed time, at which the test runs; now by default. */
  dateTime: string | undefined;
}

/** Switches between the groups of the previewed test; without their list it is only the group's name. */
export function PreviewGroups({ selection, dateTime }: PreviewGroupsProps) {
  const text = useText();
  const change = useTimelineChange();
  const groups = useAtomValue(testGroupsAtom);
  const load = useSetAtom(loadTestGroupsAtom);
  const { test, group } = selection;

  useEffect(() => {
    const controller = new AbortController();
    void load(test, dateTime ?? new Date().toISOString(), controller.signal);
    return () => controller.abort();
  }, [load, test, dateTime]);

  if (!groups.includes(group)) return group;
  return (
    <ToggleButtonGroup
      className={styles.groups}
      label={text('preview.group')}
      options={groups.map((name) => ({ value: name, label: name }))}
      value={group}
      onChange={(name) => change({ selection: { test, group: name } })}
    />
  );
}
