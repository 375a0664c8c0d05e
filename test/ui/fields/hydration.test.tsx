import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { DecimalField } from '#src/ui/DecimalField/DecimalField.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { NumberField } from '#src/ui/NumberField/NumberField.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TelephoneField } from '#src/ui/TelephoneField/TelephoneField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { OnPage } from '../page.tsx';

const options = [
  { value: 'mail', label: 'Per Post' },
  { value: 'pick', label: 'Abholen' },
];
const controlOf = (place: HTMLElement, selector: string) => place.querySelector(selector) as HTMLInputElement;
const text = (name: string, entered: string, held = entered) =>
  [
    (place: HTMLElement) => {
      controlOf(place, `[name="${name}"]`).value = entered;
    },
    (data: FormData) => expect(data.get(name)).toBe(held),
  ] as const;
const tick = (value: string) => (place: HTMLElement) => {
  controlOf(place, `[value="${value}"]`).checked = true;
};

// react-aria posts the seconds too.
const [enterTime] = text('at', '09:30');
const expectTime = (data: FormData) => expect(String(data.get('at')).slice(0, 5)).toBe('09:30');

/** Each kind of field, what is entered before hydration, and what the form holds afterwards. */
const FIELDS: readonly (readonly [
  name: string,
  field: ReactElement,
  enter: (place: HTMLElement) => void,
  expectHeld: (data: FormData) => void,
])[] = [
  ['TextField', <TextField key="f" name="city" label="Ort" />, ...text('city', 'Graz')],
  ['TextArea', <TextArea key="f" name="message" label="Nachricht" />, ...text('message', 'Hallo\nWelt')],
  ['EmailField', <EmailField key="f" name="email" />, ...text('email', 'kim@example.com')],
  ['NameField', <NameField key="f" part="first" name="firstName" />, ...text('firstName', 'Kim')],
  ['PasswordField', <PasswordField key="f" label="Passwort" name="pw" />, ...text('pw', 'geheim12')],
  ['NumberField', <NumberField key="f" label="Betrag" name="n" />, ...text('n', '12,50', '12.50')],
  ['IbanField', <IbanField key="f" label="IBAN" name="iban" />, ...text('iban', 'de893704', 'DE89 3704')],
  ['DecimalField', <DecimalField key="f" label="Betrag" name="sum" />, ...text('sum', '12,50')],
  ['BirthDateField', <BirthDateField key="f" name="born" />, ...text('born-month', '3')],
  ['TelephoneField', <TelephoneField key="f" name="tel" />, ...text('tel', '030 123456')],
  ['TelephoneField: code', <TelephoneField key="f" name="tel" />, ...text('tel-code', '+41')],
  [
    'SelectField',
    <SelectField key="f" name="size" label="Größe" placeholder="Bitte wählen">
      <option value="S">S</option>
      <option value="M">M</option>
    </SelectField>,
    ...text('size', 'M'),
  ],
  ['DateField', <DateField key="f" name="day" label="Datum" />, ...text('day', '2027-03-26')],
  ['TimeField', <TimeField key="f" name="at" label="Uhrzeit" />, enterTime, expectTime],
  [
    'Select',
    <Select key="f" name="way" label="Lieferung" placeholder="Bitte wählen" options={options} />,
    ...text('way', 'pick'),
  ],
  [
    'Checkbox',
    <Checkbox key="f" name="consent" value="yes">
      Ja
    </Checkbox>,
    tick('yes'),
    (data) => expect(data.get('consent')).toBe('yes'),
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup key="f" name="way" label="Wege" options={options} />,
    tick('pick'),
    (data) => expect(data.getAll('way')).toEqual(['pick']),
  ],
  [
    'RadioGroup',
    <RadioGroup key="f" name="way" label="Lieferung" options={options} defaultValue="mail" />,
    tick('pick'),
    (data) => expect(data.get('way')).toBe('pick'),
  ],
];

const page = (field: ReactElement) => (
  <OnPage>
    <Form method="post" action="/somewhere">
      {field}
    </Form>
  </OnPage>
);
const formOf = (place: HTMLElement) => place.querySelector('form') as HTMLFormElement;

it.each(FIELDS)(
  'FND-02: %s keeps what was entered before hydration',
  async (_name, field, enter, expectHeld) => {
    const place = putIntoPage(renderToString(page(field)));
    const form = formOf(place);
    enter(place);
    expect(await hydrate(place, page(field))).toEqual([]);
    expect(formOf(place)).toBe(form);
    expectHeld(new FormData(form));
  },
);

it.each(FIELDS)(
  'FND-02: %s posts without JavaScript, and references no missing element',
  (_name, field, enter, expectHeld) => {
    const place = putIntoPage(renderToString(page(field)));
    const form = formOf(place);
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
      'post',
      '/somewhere',
      false,
    ]);
    enter(place);
    // The filters of number and account number are scripts.
    if (!/NumberField|IbanField/.test(_name)) expectHeld(new FormData(form));
    for (const element of place.querySelectorAll(':is(input, select, textarea)[aria-describedby]')) {
      for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id)).not.toBeNull();
    }
  },
);

it('FND-02: a controlled parent receives the value entered before hydration', async () => {
  const onChange = vi.fn();
  const field = <TextField name="city" label="Ort" value="" onChange={onChange} />;
  const place = putIntoPage(renderToString(page(field)));
  controlOf(place, 'input').value = 'Graz';
  await hydrate(place, page(field));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Graz');
});

it('FND-02: later renders and edits keep what was entered before hydration', async () => {
  const field = <TextField name="city" label="Ort" />;
  const place = putIntoPage(renderToString(page(field)));
  controlOf(place, 'input').value = 'Gr';
  await hydrate(place, page(field));
  await userEvent.type(screen.getByRole('textbox'), 'az');
  expect(screen.getByRole('textbox')).toHaveValue('Graz');
});

it('FND-02: the server renders a file input that posts', () => {
  const place = putIntoPage(renderToString(page(<AttachmentsField name="files" label="Anhänge" />)));
  expect(place.querySelector('input[type="file"]')).toHaveAttribute('name', 'files');
});

it('INP-01: the browser validates required fields without scripts', () => {
  const place = putIntoPage(renderToString(page(<EmailField name="email" />)));
  expect(place.querySelector('input')).toBeRequired();
  expect(place.querySelector('input')).not.toHaveAttribute('aria-required');
});
