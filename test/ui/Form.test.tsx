import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { OnPage } from './page.tsx';

const user = userEvent.setup();

function show(fields: ReactNode, props: Partial<ComponentProps<typeof Form>> = {}) {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const page = (overrides: typeof props) => (
    <OnPage>
      <Form onSubmit={onSubmit} {...overrides}>
        {fields}
        <button type="submit">Senden</button>
      </Form>
    </OnPage>
  );
  const { rerender } = render(page(props));
  return { onSubmit, answer: (overrides: typeof props) => rerender(page({ ...props, ...overrides })) };
}
const send = () => user.click(screen.getByRole('button', { name: 'Senden' }));
const city = () => screen.getByRole('textbox', { name: 'Ort' });
const terms = () => screen.getByRole('checkbox', { name: 'Ja' });

const TOPICS = ['Kaffee', 'Mode'].map((label) => ({ value: label, label }));

it('INP-07: a failed submit marks every mandatory field, focuses the first, and sends nothing', async () => {
  const { onSubmit } = show(
    <>
      <TextField label="Ort" name="city" isRequired />
      <SelectField label="Größe" name="size" isRequired>
        <option value="">–</option>
      </SelectField>
      <TextArea label="Wunsch" name="wish" isRequired />
      <AttachmentsField label="Beleg" name="receipt" isRequired />
      <RadioGroup label="Weg" name="way" options={[{ value: 'a', label: 'A' }]} isRequired />
      <CheckboxGroup label="Themen" name="topics" options={TOPICS} isRequired />
      <Checkbox name="terms" isRequired>
        Ja
      </Checkbox>
    </>,
  );
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(city()).toHaveFocus();
  expect(city()).toBeInvalid();
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(terms()).toBeInvalid();
  expect(screen.getAllByText('Bitte fülle dieses Feld aus.')).toHaveLength(2);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Bitte triff eine Auswahl.');
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Bitte triff eine Auswahl.');
  expect(screen.getByRole('group', { name: /^Themen/ })).toHaveAccessibleDescription(
    'Bitte triff eine Auswahl.',
  );
  expect(terms()).toHaveAccessibleDescription('Bitte setze dieses Häkchen.');
  expect(screen.getByText('Bitte hänge eine Datei an.')).toBeVisible();
  await user.keyboard('G');
  expect(city()).not.toBeInvalid();
  await user.click(screen.getByRole('radio'));
  await user.click(screen.getByRole('checkbox', { name: 'Mode' }));
  await user.click(terms());
  expect(screen.getByRole('radiogroup')).not.toBeInvalid();
  expect(terms()).not.toBeInvalid();
});

it.each([
  ['date', DateField],
  ['time', TimeField],
] as const)('INP-07: a mandatory %s that the Tab key has passed is asked for', async (_what, Field) => {
  show(<Field label="Termin" name="when" isRequired />);
  const group = await screen.findByRole('group', { name: /^Termin/ });
  const segments = within(group).getAllByRole('spinbutton');
  for (const segment of segments) {
    await user.tab();
    expect(segment).toHaveFocus();
  }
  expect(screen.queryByText('Bitte fülle dieses Feld aus.')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Bitte fülle dieses Feld aus.')).toBeVisible();
});

it.each([
  ['date', DateField, '29112026', '2026-11-29'],
  ['time', TimeField, '0830', '08:30'],
] as const)(
  'INP-07: a mandatory %s is asked for on submit and on leaving it, and is sent',
  async (_what, Field, keys, value) => {
    const { onSubmit } = show(<Field label="Termin" name="when" isRequired />, {
      errors: { when: 'Da haben wir geschlossen.' },
      showsErrorSummary: true,
    });
    const group = await screen.findByRole('group', { name: /^Termin/ });
    const [first] = within(group).getAllByRole('spinbutton');
    const link = screen.getByRole('link', { name: 'Da haben wir geschlossen.' });
    act(() => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.focus());
    expect(first).toHaveFocus();
    expect(screen.getAllByText('Da haben wir geschlossen.')).toHaveLength(1);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(await screen.findByText('Bitte fülle dieses Feld aus.')).toBeVisible();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(first).toHaveFocus();
    await user.keyboard(keys);
    await send();
    expect(screen.queryByText('Bitte fülle dieses Feld aus.')).toBeNull();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(
      new FormData(screen.getByRole('button', { name: 'Senden' }).closest('form') as HTMLFormElement).get(
        'when',
      ),
    ).toBe(value);
  },
);

it('TXT-03: an empty e-mail address and name say what to enter, as the other fields of a form do', async () => {
  show(
    <>
      <NameField part="first" name="firstName" />
      <NameField part="last" name="lastName" />
      <EmailField name="email" />
    </>,
  );
  await send();
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Vorname')).toHaveAccessibleDescription('Bitte gib deinen Vornamen ein.');
  expect(field('Nachname')).toHaveAccessibleDescription('Bitte gib deinen Nachnamen ein.');
  expect(field('E-Mail-Adresse')).toHaveAccessibleDescription('Bitte gib deine E-Mail-Adresse ein.');
});

it.each<[what: string, steps: readonly (object | null)[]]>([
  ['is mandatory no more', [{ isRequired: false }]],
  ['is disabled', [{ isDisabled: true }]],
  ['went away and comes back', [null, {}]],
])('INP-07: a field that %s has no error of its former state', async (_what, steps) => {
  const page = (city: object | null) => (
    <OnPage>
      <Form errors={ERRORS}>
        {city && <TextField label="Ort" name="city" isRequired {...city} />}
        <TextField label="Straße" name="street" />
        <button type="submit">Senden</button>
      </Form>
    </OnPage>
  );
  const { rerender } = render(page({}));
  await send();
  expect(screen.getByText('Bitte fülle dieses Feld aus.')).toBeVisible();
  for (const next of steps) {
    rerender(page(next));
    await act(async () => {});
  }
  expect(city()).toBeInTheDocument();
  expect(screen.queryByText('Bitte fülle dieses Feld aus.')).toBeNull();
  expect(screen.getByText(ERRORS.street)).toBeVisible();
});

const ERRORS = { street: 'Diese Straße kennen wir nicht.' };

it('NWL-12: a disabled field does not block its form', async () => {
  const { onSubmit } = show(<TextField label="Ort" name="city" rules={['required']} isDisabled />);
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('INP-13: server errors are shown at their fields until these are edited, and new ones replace them', async () => {
  const { answer } = show(<TextField label="Ort" name="city" />, { errors: { city: 'Gibt es nicht.' } });
  expect(city()).toHaveAccessibleDescription('Gibt es nicht.');
  await user.type(city(), 'x');
  expect(city()).not.toBeInvalid();
  answer({ errors: { city: 'Auch nicht.' } });
  expect(city()).toHaveAccessibleDescription('Auch nicht.');
});

it('INP-07: after a change of the language, the shown errors are in the new one, with the focus where it was', async () => {
  const page = (locale: 'de-DE' | 'pl-PL') => (
    <VitrineProvider site="DE" locale={locale}>
      <Form errors={{ code: 'Der Code ist abgelaufen.' }}>
        <TextField label="Ort" name="city" rules={['required']} />
        <NameField part="last" name="lastName" />
        <TextField label="PLZ" name="zip" rules={[({ value }) => value !== '']} />
        <TextField label="Code" name="code" />
        <button type="submit">Senden</button>
      </Form>
    </VitrineProvider>
  );
  const { rerender } = render(page('de-DE'));
  await send();
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  expect(field('city')).toHaveAccessibleDescription('Bitte fülle dieses Feld aus.');
  expect(field('city')).toHaveFocus();
  const announced = readAnnouncements().length;
  rerender(page('pl-PL'));
  await waitFor(() => expect(field('city')).toHaveAccessibleDescription('Wypełnij to pole.'));
  expect(field('lastName')).toHaveAccessibleDescription('Podaj nazwisko.');
  expect(field('zip')).toHaveAccessibleDescription('PLZ is not valid.');
  expect(field('code')).toHaveAccessibleDescription('Der Code ist abgelaufen.');
  expect(field('city')).toHaveFocus();
  expect(readAnnouncements()).toHaveLength(announced);
});
