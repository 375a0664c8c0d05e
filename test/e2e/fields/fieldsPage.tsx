import { createRoot } from 'react-dom/client';
import { languages } from '#src/i18n/messages.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';
import { NumberField } from '#src/ui/NumberField/NumberField.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import '#src/styles/index.css';

// Inputs that no page of the demo has, for tests with a real keyboard and a real clipboard.
createRoot(document.body).render(
  <VitrineProvider site="DE" messages={await languages['de-DE'].load()}>
    <main style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h1>Fields</h1>
      <form noValidate style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Ort"
          name="city"
          description="Wo du wohnst"
          error="Bitte gib einen Ort ein."
          isRequired
        />
        <IbanField label="IBAN" name="iban" />
        <NumberField label="Kundennummer" name="number" maxLength={8} />
        <PasswordField label="Passwort" name="password" showsStrength />
        <TextArea label="Nachricht" name="message" maxLength={140} />
        <button type="submit">Senden</button>
      </form>
    </main>
  </VitrineProvider>,
);
