import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a control by keyboard. A click would hover first, and what opens on hover would follow its own clock. */
export async function pressByKey(user: UserEvent, control: HTMLElement): Promise<void> {
  act(() => control.focus());
  await user.keyboard('{Enter}');
}
