import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { OnPage } from '../page.tsx';

const user = userEvent.setup();

/** The fields in a form. */
function show(fields: ReactNode) {
  render(
    <OnPage>
      <Form aria-label="Formular">
        {fields}
        <button type="submit">Senden</button>
      </Form>
    </OnPage>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { form, reset: () => act(async () => form.reset()) };
}

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

it('INP-07: a reset restores the boxes that were ticked at first', async () => {
  const onChange = vi.fn();
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  const { form, reset } = show(
    <CheckboxGroup label="Themen" name="topics" options={options} defaultValue={['a']} onChange={onChange} />,
  );
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  await user.click(screen.getByRole('checkbox', { name: 'b' }));
  await reset();
  expect(new FormData(form).getAll('topics')).toEqual(['a']);
  expect(screen.getByRole('checkbox', { name: 'a' })).toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith(['a']);
});

it('INP-07: a reset reports the initial date of birth', async () => {
  const onChange = vi.fn();
  const { reset } = show(
    <BirthDateField name="born" defaultValue={{ day: '3', month: '4', year: '1990' }} onChange={onChange} />,
  );
  const day = screen.getByRole('textbox', { name: 'Tag' });
  await user.clear(day);
  await user.type(day, '5');
  expect(onChange).toHaveBeenLastCalledWith('1990-04-05');
  await reset();
  expect(day).toHaveValue('3');
  expect(onChange).toHaveBeenLastCalledWith('1990-04-03');
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
