import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { QuantityField } from '#src/ui/QuantityField/QuantityField.tsx';

function renderField() {
  const [onChange, onReject] = [vi.fn<(value: number) => void>(), vi.fn()];
  let set: (value: number) => void = () => {};
  function Field() {
    const [value, setValue] = useState(3);
    set = setValue;
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
    // Another tab, or a shop that refuses a change.
    setFromElsewhere: (value: number) => act(() => set(value)),
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
  ['１２', '12', false],
  ['١٢', '12', false],
])('MC-28: the entry %s leaves the quantity %s', async (entered, left, isRejected) => {
  const { user, field, onChange, onReject } = renderField();
  await user.clear(field);
  await user.type(field, entered);
  await user.tab();
  expect(field).toHaveValue(left);
  expect(onChange.mock.lastCall?.[0] ?? 3).toBe(Number(left));
  expect(onReject).toHaveBeenCalledTimes(isRejected ? 1 : 0);
});

it.each(['Enter', 'ArrowUp'])(
  'INP-03: %s of an input method that composes a number is not the field’s',
  async (key) => {
    const { user, field, onChange, onReject } = renderField();
    await user.clear(field);
    await user.type(field, '1x');
    onChange.mockClear();
    fireEvent.keyDown(field, { key, isComposing: true });
    fireEvent.keyDown(field, { key, keyCode: 229 });
    expect(field).toHaveValue('1x');
    expect([onChange, onReject].flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);

it('MC-28: arrow keys change the quantity by one, and a mouse wheel does not change it', async () => {
  const { user, field } = renderField();
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue('4');
  expect(field).toHaveAttribute('aria-valuenow', '4');
  expect(field).not.toHaveAttribute('type', 'number');
});

it('MC-28: emptying the field chooses no quantity after another tab has changed it', async () => {
  const { user, field, setFromElsewhere, onChange } = renderField();
  await user.click(field);
  setFromElsewhere(7);
  await user.clear(field);
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(field).toHaveValue('7');
});

it.each(['{ArrowUp}', '4'])(
  'MC-28: emptying the field does not repeat the change %s that the shop has refused',
  async (change) => {
    const { user, field, setFromElsewhere, onChange } = renderField();
    await user.click(field);
    await user.keyboard(change);
    expect(onChange).toHaveBeenLastCalledWith(4, change === '{ArrowUp}');
    setFromElsewhere(2);
    await user.clear(field);
    expect(onChange).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(field).toHaveValue('2');
  },
);
