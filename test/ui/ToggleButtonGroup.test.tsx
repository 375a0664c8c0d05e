import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { OnPage } from './page.tsx';

const OPTIONS = [
  { value: 'day', label: 'Tag' },
  { value: 'week', label: 'Woche' },
  { value: 'month', label: 'Monat' },
];

const onChange = vi.fn();
const user = userEvent.setup();
const choice = (name: string) => screen.getByRole('radio', { name });

function View() {
  const [value, setValue] = useState('week');
  return (
    <ToggleButtonGroup
      label="Ansicht"
      options={OPTIONS}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

beforeEach(() => {
  onChange.mockClear();
  render(<View />, { wrapper: OnPage });
});

it('PRV-08: is a named group of choices, one of which is on', () => {
  expect(screen.getByRole('radiogroup', { name: 'Ansicht' })).toBeVisible();
  expect(OPTIONS.map(({ label }) => choice(label).getAttribute('aria-checked'))).toEqual([
    'false',
    'true',
    'false',
  ]);
});

it('PRV-08: by keyboard, the arrow keys move the focus, Space and Enter choose', async () => {
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(choice('Woche')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight} ');
  expect(onChange.mock.calls).toEqual([['month']]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(onChange.mock.calls).toEqual([['month'], ['day']]);
  expect(choice('Tag')).toBeChecked();
});

it('PRV-08: a second press does not switch the choice off', async () => {
  await user.click(choice('Woche'));
  expect(onChange).not.toHaveBeenCalled();
  expect(choice('Woche')).toBeChecked();
});
