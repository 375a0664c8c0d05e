import { useState } from 'react';
import { RIBBON_WIDTH_REM } from '#src/config/breakpoints.ts';
import { readStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

/** Windows that show enough of the page above the ribbon with its timeline. */
const ROOMY = `(width >= ${RIBBON_WIDTH_REM}rem) and (height >= 50rem)`;

/** Whether the timeline is open: as staff last left it in this tab, or else in a roomy window during a preview. */
export function useTimelineOpen(isOn: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isRoomy = useMediaQuery(ROOMY);
  const [stored, setStored] = useState(() => readStored(STORAGE_KEYS.previewTimeline, 'session'));
  const setOpen = (isOpen: boolean) => {
    const value = isOpen ? 'open' : 'closed';
    writeStored(STORAGE_KEYS.previewTimeline, value, 'session');
    setStored(value);
  };
  return [stored === null ? isOn && isRoomy : stored === 'open', setOpen];
}
