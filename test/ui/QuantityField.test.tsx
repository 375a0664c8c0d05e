import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';

function renderField() {
  const [onChange, onReject] = [vi.fn<(value: number) => void>(), vi.fn()];
  function Field() {
    const [value, setValue] = useState(3);
    onChange.mockImplementation(setValue);
    return (
      <QuantityField
        label="Anzahl"
        decreaseLabel="weniger"
        increaseLabel="mehr"
        value={value}
        maxValue={99}
        onChange={onChange}
        onReject={onReject}
      />
    );
  }
  render(
    <VitrineProvider site="DE">
      <Field />
    </VitrineProvider>,
  );
  return {
    user: userEvent.setup(),
    field: screen.getByRole('spinbutton', { name: 'Anzahl' }),
    onChange,
    onReject,
  };
}

it.each([
  ['1.5', '3', true],
  ['1,5', '3', true],
  ['1e1', '3', true],
  ['0', '3', true],
  ['-1', '3', true],
  ['150', '99', false],
  ['03', '3', false],
  ['12', '12', false],
])('MC-28: the entry %s leaves the quantity %s', async (entered, left, isRejected) => {
  const { user, field, onChange, onReject } = renderField();
  await user.clear(field);
  await user.type(field, entered);
  await user.tab();
  expect(field).toHaveValue(left);
  expect(onChange.mock.lastCall?.[0] ?? 3).toBe(Number(left));
  expect(onReject).toHaveBeenCalledTimes(isRejected ? 1 : 0);
});

it('MC-28: arrow keys change the quantity by one, and the field is none that a mouse wheel changes', async () => {
  const { user, field } = renderField();
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue('4');
  expect(field).toHaveAttribute('aria-valuenow', '4');
  expect(field).not.toHaveAttribute('type', 'number');
});
