import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { NumberField } from '#src/ui/NumberField/NumberField.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';

const user = userEvent.setup();
const show = (ui: ReactNode) => render(<VitrineProvider site="DE">{ui}</VitrineProvider>);
const announced = () => readAnnouncements().map(({ message }) => message);

describe('INP-01: every input exposes its name and its state', () => {
  it('associates label, hint and error with the input', () => {
    show(<TextField label="Ort" description="Ohne Postleitzahl" error="Bitte ausfüllen." isRequired />);
    const input = screen.getByRole('textbox', { name: 'Ort' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Bitte ausfüllen. Ohne Postleitzahl');
  });

  it('a state has one icon', () => {
    show(
      <>
        <TextField label="Ort" error="Bitte ausfüllen." />
        <TextField label="Straße" isValid />
      </>,
    );
    const iconsBy = (element: HTMLElement) => element.parentElement?.parentElement?.querySelectorAll('svg');
    expect(iconsBy(screen.getByRole('textbox', { name: 'Ort' }))).toHaveLength(1);
    expect(iconsBy(screen.getByRole('textbox', { name: 'Straße' }))).toHaveLength(1);
  });

  it('marks a required label with an asterisk hidden from screen readers', () => {
    show(<TextField label="Ort" isRequired />);
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('sets the input mode and the autocomplete attribute', () => {
    show(
      <>
        <EmailField name="email" />
        <NameField part="first" name="firstName" />
        <NameField part="last" name="lastName" />
      </>,
    );
    const email = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAttribute('inputmode', 'email');
    expect(email).toHaveAttribute('maxlength', '256');
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveAttribute('maxlength', '40');
  });

  it('a select starts with its placeholder and shows the selection', async () => {
    const onChange = vi.fn();
    show(
      <SelectField label="Anrede" placeholder="Bitte wählen" name="salutation" onChange={onChange}>
        <option value="MRS">Frau</option>
        <option value="MR">Herr</option>
      </SelectField>,
    );
    const select = screen.getByRole('combobox', { name: 'Anrede' });
    expect(select).toHaveDisplayValue('Bitte wählen');
    await user.selectOptions(select, 'Frau');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('MRS');
    expect(select).toHaveDisplayValue('Frau');
  });

  it('a checkbox is toggled by its label, but not by the link in it', async () => {
    show(
      <Checkbox name="consent" error="Bitte zustimmen.">
        Ich stimme <a href="#terms">den Bedingungen</a> zu
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Ich stimme den Bedingungen zu' });
    expect(box).toHaveAccessibleDescription('Bitte zustimmen.');
    await user.click(screen.getByText(/Ich stimme/));
    expect(box).toBeChecked();
    fireEvent.click(screen.getByRole('link'));
    expect(box).toBeChecked();
  });

  it('radio buttons are one group', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'mail', label: 'Per Post' },
      { value: 'pick', label: 'Abholen' },
    ];
    show(<RadioGroup label="Lieferung" name="delivery" options={options} onChange={onChange} isRequired />);
    expect(screen.getByRole('radiogroup', { name: 'Lieferung' })).toBeRequired();
    await user.click(screen.getByRole('radio', { name: 'Abholen' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pick');
    expect(screen.getByRole('radio', { name: 'Abholen' })).toBeChecked();
  });
});

describe('INP-02: the password', () => {
  const setUp = () => {
    show(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Passwort" name="password" autoComplete="new-password" showsStrength />
        <button type="submit">Weiter</button>
      </form>,
    );
    return screen.getByLabelText<HTMLInputElement>('Passwort');
  };
  const toggle = () => screen.getByRole('button', { name: 'Passwort anzeigen' });

  it('can be shown and hidden', async () => {
    const input = setUp();
    expect(input.type).toBe('password');
    await user.click(toggle());
    expect(input.type).toBe('text');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle());
    expect(input.type).toBe('password');
  });

  it('is hidden again when its form is submitted', async () => {
    const input = setUp();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(input.type).toBe('password');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is hidden again when the page is restored from the back/forward cache', async () => {
    const input = setUp();
    await user.click(toggle());
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(input.type).toBe('text');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(input.type).toBe('password');
  });

  it('describes its strength as text', async () => {
    const input = setUp();
    await user.type(input, 'kaffee');
    expect(screen.getByText('Passwortstärke: schwach')).toBeVisible();
    await user.type(input, 'tasse');
    expect(screen.getByText('Passwortstärke: okay')).toBeVisible();
    await user.type(input, '7');
    expect(screen.getByText('Passwortstärke: stark')).toBeVisible();
    await user.type(input, 'A');
    expect(screen.getByText('Passwortstärke: sehr stark')).toBeVisible();
    expect(input).toHaveAccessibleDescription('Passwortstärke: sehr stark');
  });
});

describe('INP-03: the number', () => {
  it('accepts digits and one point, typed or pasted, up to its length', async () => {
    const onChange = vi.fn();
    show(<NumberField label="Betrag" maxLength={6} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: 'Betrag' });
    expect(input).toHaveAttribute('inputmode', 'decimal');
    await user.type(input, '1a2-.5.');
    expect(input).toHaveValue('12.5');
    await user.clear(input);
    await user.click(input);
    await user.paste('€ 1234.5678');
    expect(input).toHaveValue('1234.5');
    expect(onChange).toHaveBeenLastCalledWith('1234.5');
  });
});

describe('INP-04: the account number', () => {
  it('is formatted in blocks, and keeps the caret position', async () => {
    show(<IbanField label="IBAN" name="iban" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await user.type(input, 'de8937040044');
    expect(input).toHaveValue('DE89 3704 0044');
    input.setSelectionRange(7, 7);
    await user.keyboard('9');
    expect(input).toHaveValue('DE89 3790 4004 4');
    expect(input.selectionStart).toBe(8);
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue('DE89 3704 0044');
    expect(input.selectionStart).toBe(7);
  });
});

describe('INP-06: the textarea', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the remaining characters and announces them after 1.5 s without typing', () => {
    show(<TextArea label="Nachricht" maxLength={10} showsCounter />);
    const area = screen.getByRole('textbox', { name: 'Nachricht' });
    expect(screen.getByText('Noch 10 Zeichen')).toBeVisible();
    fireEvent.change(area, { target: { value: 'Hallo' } });
    act(() => vi.advanceTimersByTime(1_000));
    fireEvent.change(area, { target: { value: 'Hallo!' } });
    act(() => vi.advanceTimersByTime(1_499));
    expect(announced()).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(announced()).toEqual(['Noch 4 Zeichen']);
    expect(area).toHaveAccessibleDescription('Noch 4 Zeichen');
  });
});

describe('INP-05: attachments', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf', lastModified: 1 });
  const text = new File(['hello'], 'brief.txt', { type: 'text/plain', lastModified: 1 });

  it('accepts files by dialog, with a message for each rejected file', async () => {
    const onChange = vi.fn();
    show(<AttachmentsField label="Anhänge" name="attachments" onChange={onChange} />);
    await userEvent.upload(screen.getByLabelText('Anhänge'), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await screen.findByRole('list', { name: 'Angehängte Dateien' })).toHaveTextContent('a.pdf');
    fireEvent.change(screen.getByLabelText('Anhänge'), {
      target: { files: [text, pdf('c.pdf'), pdf('d.pdf')] },
    });
    expect(
      await screen.findByText('„brief.txt“ hat nicht das richtige Format: nur JPEG, PNG oder PDF.'),
    ).toBeVisible();
    expect(screen.getByText('„d.pdf“ wurde nicht angehängt: höchstens 3 Dateien.')).toBeVisible();
    expect(onChange.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(announced().at(-1)).toMatch(/c\.pdf.*brief\.txt.*d\.pdf/);
  });

  it('reports whether a file is too large or has another content than its name', async () => {
    show(<AttachmentsField label="Anhänge" name="attachments" />);
    const large = new File([`%PDF-1.7${' '.repeat(5_000_000)}`], 'zu-gross.pdf', { type: 'application/pdf' });
    const disguised = new File(['hello'], 'foto.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Anhänge'), { target: { files: [large, disguised] } });
    expect(await screen.findByText(/^„zu-gross\.pdf“ ist zu groß: höchstens 5\sMB\.$/)).toBeVisible();
    expect(
      screen.getByText('„foto.png“ ist beschädigt oder enthält etwas anderes, als der Name sagt.'),
    ).toBeVisible();
  });

  it('accepts dropped and pasted files', async () => {
    show(<AttachmentsField label="Anhänge" name="attachments" />);
    const input = screen.getByLabelText('Anhänge');
    // As browsers hand over files: as items of the transfer.
    const transferOf = (file: File) => ({
      items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
      types: ['Files'],
    });
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: transferOf(pdf('a.pdf')) });
    act(() => input.focus());
    fireEvent.paste(input, { clipboardData: transferOf(pdf('b.pdf')) });
    expect(await screen.findByRole('button', { name: '„b.pdf“ entfernen' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('removes a file and keeps the focus on the list', async () => {
    show(<AttachmentsField label="Anhänge" name="attachments" />);
    await userEvent.upload(screen.getByLabelText('Anhänge'), [pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await screen.findByRole('button', { name: '„a.pdf“ entfernen' }));
    expect(screen.getByRole('button', { name: '„b.pdf“ entfernen' })).toHaveFocus();
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '„b.pdf“ entfernen' }));
    expect(screen.getByLabelText('Anhänge')).toHaveFocus();
    expect(announced().at(-1)).toBe('„b.pdf“ wurde entfernt.');
  });
});
