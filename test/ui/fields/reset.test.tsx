import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { DecimalField } from '#src/ui/DecimalField/DecimalField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TelephoneField } from '#src/ui/TelephoneField/TelephoneField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { OnPage } from '../page.tsx';

const user = userEvent.setup();
const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: `Wahl ${value}` }));

/** The fields in a form. */
function show(fields: ReactNode) {
  const page = (shown: ReactNode) => (
    <OnPage site="AT">
      <Form aria-label="Formular">
        {shown}
        <button type="submit">Senden</button>
      </Form>
    </OnPage>
  );
  const { rerender } = render(page(fields));
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    form,
    reset: () => act(async () => form.reset()),
    renderAgain: (again: ReactNode) => rerender(page(again)),
    /** What the form would send, and what it shows. */
    state: () => [...[...new FormData(form)].map(String), form.textContent],
  };
}

const choose = async (option: string) => {
  await user.click(await screen.findByRole('button', { name: /Feld/ }));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
};
type OnChange = (value: unknown) => void;

it.each<[name: string, draw: (onChange: OnChange) => ReactNode, edit: () => Promise<void>, value: unknown]>([
  [
    'a text, and removes its error',
    (onChange) => (
      <TextField {...{ onChange }} label="Feld" name="f" defaultValue="Graz" rules={['required']} />
    ),
    async () => {
      await user.clear(screen.getByRole('textbox'));
      await user.click(screen.getByRole('button', { name: 'Senden' }));
      expect(screen.getByRole('textbox')).toBeInvalid();
    },
    undefined,
  ],
  [
    'the choice of a native list',
    () => (
      <SelectField label="Feld" name="f" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </SelectField>
    ),
    () => user.selectOptions(screen.getByRole('combobox'), 'a'),
    undefined,
  ],
  [
    'the choice of a list',
    () => <Select label="Feld" name="f" placeholder="–" options={OPTIONS} defaultValue="b" />,
    () => choose('Wahl a'),
    undefined,
  ],
  [
    'the placeholder of a list',
    () => <Select label="Feld" name="f" placeholder="–" options={OPTIONS} />,
    () => choose('Wahl a'),
    undefined,
  ],
  [
    'the boxes that were ticked at first',
    (onChange) => (
      <CheckboxGroup {...{ onChange }} label="Feld" name="f" options={OPTIONS} defaultValue={['a']} />
    ),
    async () => {
      for (const name of ['Wahl a', 'Wahl b']) await user.click(screen.getByRole('checkbox', { name }));
    },
    ['a'],
  ],
  [
    'no choice, and says so',
    (onChange) => <RadioGroup {...{ onChange }} label="Feld" name="f" options={OPTIONS} />,
    () => user.click(screen.getByRole('radio', { name: 'Wahl b' })),
    '',
  ],
  [
    'a date of birth',
    (onChange) => (
      <BirthDateField {...{ onChange }} name="f" defaultValue={{ day: '3', month: '4', year: '1990' }} />
    ),
    () => user.type(screen.getByRole('textbox', { name: 'Tag' }), '{Backspace}5'),
    '1990-04-03',
  ],
  [
    'a telephone number and its code',
    (onChange) => <TelephoneField {...{ onChange }} name="f" defaultValue="588000" isRequired />,
    async () => {
      await user.selectOptions(screen.getByRole('combobox'), 'Deutschland +49');
      await user.type(screen.getByRole('textbox'), '123');
    },
    '+43588000',
  ],
])('INP-07: a form reset restores %s', async (_name, draw, edit, value) => {
  const onChange = vi.fn();
  const { form, reset, renderAgain, state } = show(draw(onChange));
  // A list is a chunk of its own.
  await act(() => vi.dynamicImportSettled());
  const before = state();
  await edit();
  expect(state()).not.toEqual(before);
  await reset();
  expect(state()).toEqual(before);
  expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
  if (value !== undefined) expect(onChange).toHaveBeenLastCalledWith(value);
  renderAgain(draw(onChange));
  expect(state()).toEqual(before);
});

it.each([
  ['date', DateField, '2026-12-24', '2026-03-04', '24.12.2026'],
  ['date', DateField, '', '2026-03-04', 'tt.mm.jjjj'],
  ['time', TimeField, '10:20', '08:15', '10:20'],
  ['time', TimeField, '', '08:15', '––:––'],
])(
  'INP-07, FND-02: a reset of a %s returns to the page’s own value, not to what was entered before hydration',
  async (_kind, Field, own, early, shown) => {
    const onChange = vi.fn();
    const page = (
      <OnPage>
        <form>
          <Field label="Feld" name="f" defaultValue={own} onChange={onChange} />
        </form>
      </OnPage>
    );
    const place = putIntoPage(renderToString(page));
    (place.querySelector('input') as HTMLInputElement).value = early;
    expect(await hydrate(place, page)).toEqual([]);
    const form = place.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('f')).toBe(early);
    await act(async () => form.reset());
    expect(new FormData(form).get('f')).toBe(own);
    expect(place.querySelector('[role="group"]')?.textContent?.replace(/[⁦⁩]/g, '')).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(own);
  },
);

it('INP-07, INP-12: after a switch to another country, a reset brings the same number back in that country’s format', async () => {
  const onChange = vi.fn();
  const page = (site: 'DE' | 'CH') => (
    <OnPage site={site}>
      <form aria-label="Formular">
        <DecimalField label="Betrag" name="f" defaultValue={1234} onChange={onChange} />
      </form>
    </OnPage>
  );
  const { rerender } = render(page('DE'));
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('1.234');
  rerender(page('CH'));
  await waitFor(() => expect(field).toHaveValue("1'234"));
  await user.type(field, '5');
  await act(async () => screen.getByRole<HTMLFormElement>('form').reset());
  expect(field).toHaveValue("1'234");
  expect(onChange).toHaveBeenLastCalledWith(1234);
});

it('INP-05, INP-07: a reset removes the attached files and the refusals', async () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf', lastModified: 1 });
  const onChange = vi.fn();
  const { reset } = show(<AttachmentsField label="Anhänge" name="attachments" onChange={onChange} />);
  const input = screen.getByLabelText('Anhänge');
  const attach = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input, files);
  const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await attach(pdf('b.pdf'), new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await waitFor(() => expect(listed()).toHaveLength(2));
  await reset();
  expect(listed()).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith([]);
  await attach(pdf('c.pdf'));
  await waitFor(() => expect(listed()).toEqual([expect.stringContaining('c.pdf')]));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
});

it('INP-07: a reset hides the password', async () => {
  const { reset } = show(<PasswordField label="Passwort" name="password" />);
  await user.click(screen.getByRole('button', { name: /Passwort/ }));
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'text');
  await reset();
  expect(field).toHaveAttribute('type', 'password');
});

it('INP-07: a reset that the page prevents changes neither fields nor errors', async () => {
  const { form, reset } = show(
    <>
      <TextField label="Ort" name="city" rules={['required']} />
      <PasswordField label="Passwort" name="password" />
    </>,
  );
  form.addEventListener('reset', (event) => event.preventDefault());
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await user.click(screen.getByRole('button', { name: /Passwort/ }));
  await reset();
  expect(screen.getByRole('textbox', { name: 'Ort' })).toBeInvalid();
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
});
