import type { ReactNode } from 'react';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { DecimalField } from '#src/ui/DecimalField/DecimalField.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
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

const WAYS = [
  { value: 'mail', label: 'Per Post' },
  { value: 'pick', label: 'Abholen' },
];
const COLOURS = [
  { value: 'red', label: 'Rot' },
  { value: 'blue', label: 'Blau' },
];
const TOPICS = [
  { value: 'coffee', label: 'Kaffee' },
  { value: 'fashion', label: 'Mode' },
];

/** Every kind of form field, by its name in the form data. */
export const EVERY_FIELD: Record<string, ReactNode> = {
  city: <TextField label="Ort" name="city" />,
  message: <TextArea label="Nachricht" name="message" maxLength={140} showsCounter />,
  email: <EmailField name="email" />,
  firstName: <NameField part="first" name="firstName" />,
  password: <PasswordField label="Passwort" name="password" autoComplete="new-password" showsStrength />,
  number: <NumberField label="Kundennummer" name="number" maxLength={8} />,
  sum: <DecimalField label="Summe" name="sum" />,
  born: <BirthDateField name="born" />,
  tel: <TelephoneField name="tel" />,
  iban: <IbanField label="IBAN" name="iban" />,
  size: (
    <SelectField label="Größe" name="size" placeholder="Bitte wählen">
      <option value="S">S</option>
      <option value="M">M</option>
    </SelectField>
  ),
  colour: (
    <Select
      label="Farbe"
      name="colour"
      placeholder="Bitte wählen"
      options={COLOURS}
      rules={['required']}
      isRequired
    />
  ),
  date: <DateField label="Datum" name="date" />,
  time: <TimeField label="Uhrzeit" name="time" />,
  consent: (
    <Checkbox name="consent" value="yes">
      Ja, gern
    </Checkbox>
  ),
  topics: <CheckboxGroup label="Themen" name="topics" options={TOPICS} />,
  way: <RadioGroup label="Lieferung" name="way" options={WAYS} />,
  files: <AttachmentsField label="Anhänge" name="files" />,
};
