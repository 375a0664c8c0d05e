import { act } from '@testing-library/react';
import type { Subject } from '#src/lib/freshness.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';

/** Another tab of the browser publishes that a subject has changed. */
export function changeInOtherTab(subject: Subject, revision = `${subject} of another tab`): void {
  const key = STORAGE_KEYS.revision + subject;
  localStorage.setItem(key, revision);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: revision })));
}
