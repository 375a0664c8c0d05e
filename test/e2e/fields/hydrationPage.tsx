import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formatter, languages } from '#src/i18n/messages.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
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
import '#src/styles/index.css';

// Every kind of field as a server renders it. The test calls `hydrate` when it has filled them in.

declare global {
  interface Window {
    hydrate(): Promise<void>;
  }
}

// A server has both before it renders.
const [messages] = await Promise.all([languages['de-DE'].load(), formatter.load()]);
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

function Page() {
  const [count, setCount] = useState(0);
  return (
    <VitrineProvider site="DE" messages={messages}>
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <h1>Fields</h1>
        <Form method="post" action="/nowhere" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Ort" name="city" />
          <TextArea label="Nachricht" name="message" maxLength={140} showsCounter />
          <EmailField name="email" />
          <NameField part="first" name="firstName" />
          <PasswordField label="Passwort" name="password" autoComplete="new-password" showsStrength />
          <NumberField label="Betrag" name="number" />
          <DecimalField label="Summe" name="sum" />
          <BirthDateField name="born" />
          <TelephoneField name="tel" />
          <IbanField label="IBAN" name="iban" />
          <SelectField label="Größe" name="size" placeholder="Bitte wählen">
            <option value="S">S</option>
            <option value="M">M</option>
          </SelectField>
          <Select
            label="Farbe"
            name="colour"
            placeholder="Bitte wählen"
            options={COLOURS}
            rules={['required']}
            isRequired
          />
          <DateField label="Datum" name="date" />
          <TimeField label="Uhrzeit" name="time" />
          <Checkbox name="consent" value="yes">
            Ja, gern
          </Checkbox>
          <CheckboxGroup label="Themen" name="topics" options={TOPICS} />
          <RadioGroup label="Lieferung" name="way" options={WAYS} />
          <AttachmentsField label="Anhänge" name="files" />
          <Button type="submit">Senden</Button>
        </Form>
        <Button onPress={() => setCount(count + 1)}>Render again</Button>
        <p>Rendered {count} times</p>
      </main>
    </VitrineProvider>
  );
}

const root = document.createElement('div');
document.body.append(root);
root.innerHTML = renderToString(<Page />);
window.hydrate = () =>
  new Promise((resolve, reject) => {
    hydrateRoot(root, <Page />, { onRecoverableError: reject });
    // After effects and the paint that follows them.
    requestAnimationFrame(() => setTimeout(resolve, 50));
  });
