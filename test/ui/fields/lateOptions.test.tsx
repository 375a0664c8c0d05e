import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { OnPage } from '../page.tsx';

const user = userEvent.setup();
const optionsOf = (values: string) => [...values].map((value) => ({ value, label: `Wahl ${value}` }));

type Draw = (options: ReturnType<typeof optionsOf>, onChange: (value: unknown) => void) => ReactNode;

/** A field in a form whose options change; `sent` is what the form would send. */
async function show(draw: Draw, values: string, onChange = vi.fn()) {
  const page = (some: string) => (
    <OnPage>
      <Form aria-label="Formular">{draw(optionsOf(some), onChange)}</Form>
    </OnPage>
  );
  const { rerender } = render(page(values));
  const form = screen.getByRole<HTMLFormElement>('form');
  // The list of a `Select` loads.
  await act(async () => {});
  return {
    onChange,
    offer: (some: string) => rerender(page(some)),
    sent: () => new FormData(form).getAll('f'),
  };
}

const native = (options: ReturnType<typeof optionsOf>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

it.each<[name: string, draw: Draw, sent: string[]]>([
  [
    'a select',
    (options, onChange) => <Select {...{ options, onChange }} label="Feld" name="f" value="b" />,
    ['b'],
  ],
  ['an own select', (options) => <Select {...{ options }} label="Feld" name="f" defaultValue="b" />, ['b']],
  [
    'a native select',
    (options, onChange) => (
      <SelectField {...{ onChange }} label="Feld" name="f" value="b" placeholder="–">
        {native(options)}
      </SelectField>
    ),
    ['b'],
  ],
  [
    'an own native select',
    (options) => (
      <SelectField label="Feld" name="f" defaultValue="b">
        {native(options)}
      </SelectField>
    ),
    ['b'],
  ],
  [
    'radio buttons',
    (options) => <RadioGroup {...{ options }} label="Feld" name="f" defaultValue="b" />,
    ['b'],
  ],
  [
    'checkboxes',
    (options, onChange) => (
      <CheckboxGroup {...{ options, onChange }} label="Feld" name="f" value={['c', 'b']} />
    ),
    ['b', 'c'],
  ],
])(
  'INP-14: %s keeps a value whose options arrive later, and reports only what a person chooses',
  async (_name, draw, sent) => {
    const { onChange, offer, sent: sentBy } = await show(draw, 'a');
    offer('abc');
    expect(onChange).not.toHaveBeenCalled();
    expect(sentBy()).toEqual(sent);
  },
);

it('INP-14: checkboxes keep values that they do not offer, in their order', async () => {
  const onChange = vi.fn();
  await show(
    (options) => <CheckboxGroup {...{ options, onChange }} label="Feld" name="f" value={['x', 'b', 'a']} />,
    'abc',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Wahl c' }));
  expect(onChange.mock.calls).toEqual([[['x', 'b', 'a', 'c']]]);
});

it('INP-12: a text with line breaks of two characters is no change', async () => {
  const onChange = vi.fn();
  await show(() => <TextArea {...{ onChange }} label="Feld" name="f" value={'a\r\nb'} />, '');
  expect(onChange).not.toHaveBeenCalled();
});

it.each([true, false])(
  'INP-01: a list that lost the chosen option shows and sends no choice, and any can be chosen (required: %s)',
  async (isRequired) => {
    const draw: Draw = (options, onChange) => (
      <Select {...{ options, onChange, isRequired }} label="Feld" name="f" defaultValue="b" />
    );
    const { onChange, offer, sent } = await show(draw, 'abc');
    await screen.findByRole('button', { name: /Wahl b/ });
    offer('xyz');
    expect(screen.queryByRole('button', { name: /Wahl b/ })).toBeNull();
    expect(sent()).toEqual(['']);
    await user.click(screen.getByRole('button', { name: /Feld/ }));
    await user.click(screen.getByRole('option', { name: 'Wahl x' }));
    expect(screen.getByRole('button', { name: /Wahl x/ })).toBeVisible();
    expect(sent()).toEqual(['x']);
    expect(onChange).toHaveBeenLastCalledWith('x');
  },
);
