import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { COUNTER_ANNOUNCE_MS } from '#src/config/limits.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
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
});

it('INP-02: the strength is that of the shown password, also when the page sets it', async () => {
  const page = (password: string) => (
    <VitrineProvider site="DE">
      <PasswordField label="Passwort" value={password} onChange={() => {}} showsStrength />
    </VitrineProvider>
  );
  const { rerender } = render(page('Kaffee2026'));
  expect(screen.getByText('Passwortstärke: sehr stark')).toBeVisible();
  rerender(page('kaffee'));
  expect(screen.getByText('Passwortstärke: schwach')).toBeVisible();
  // The page has saved it and empties the field.
  rerender(page(''));
  expect(screen.queryByText(/^Passwortstärke/)).toBeNull();
});

it('INP-02: the strength is announced when it has changed, not the one at the beginning', async () => {
  vi.useFakeTimers();
  show(<PasswordField label="Passwort" defaultValue="kaffee" showsStrength />);
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(COUNTER_ANNOUNCE_MS));
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Passwort'), { target: { value } });
  await wait();
  expect(announced()).toEqual([]);
  for (const typed of ['kaffeekanne', 'Kaffeekanne1', 'Kaffeekanne12', '', 'kaffee']) {
    type(typed);
    await wait();
  }
  expect(announced()).toEqual([
    'Passwortstärke: okay',
    'Passwortstärke: sehr stark',
    'Passwortstärke: schwach',
  ]);
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf', lastModified: 1 });

describe('INP-05: attachments', () => {
  // As browsers hand over files: as items of the transfer.
  const transferOf = (file: File) => ({
    items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
    types: ['Files'],
  });

  it('accepts dropped and pasted files', async () => {
    show(<AttachmentsField label="Anhänge" name="attachments" />);
    const input = screen.getByLabelText('Anhänge');
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: transferOf(pdf('a.pdf')) });
    act(() => input.focus());
    fireEvent.paste(input, { clipboardData: transferOf(pdf('b.pdf')) });
    expect(await screen.findByRole('button', { name: '„b.pdf“ entfernen' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has no error of the server any more after a drop', async () => {
    show(
      <Form errors={{ attachments: 'Bitte hänge die Rechnung an.' }}>
        <AttachmentsField label="Anhänge" name="attachments" />
      </Form>,
    );
    const input = screen.getByLabelText(/^Anhänge/);
    expect(input).toBeInvalid();
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: transferOf(pdf('a.pdf')) });
    expect(await screen.findByRole('button', { name: '„a.pdf“ entfernen' })).toBeVisible();
    await waitFor(() => expect(input).toBeValid());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('ENV-01: an unreadable file gets its message; the files after it are attached and can be removed', async () => {
    show(<AttachmentsField label="Anhänge" name="attachments" />);
    const input = screen.getByLabelText('Anhänge');
    const moved = Object.assign(pdf('moved.pdf'), { slice: () => ({ arrayBuffer: () => Promise.reject() }) });
    await userEvent.upload(input, moved);
    expect(await screen.findByText(/^„moved.pdf“ lässt sich nicht lesen/)).toBeVisible();
    await userEvent.upload(input, [moved, pdf('a.pdf')]);
    await user.click(await screen.findByRole('button', { name: '„a.pdf“ entfernen' }));
    expect(announced().at(-1)).toBe('„a.pdf“ wurde entfernt.');
  });

  it('a page whose handler of the change fails keeps a field that works, and is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onChange = vi.fn().mockImplementationOnce(() => {
      throw new Error('no storage');
    });
    show(<AttachmentsField label="Anhänge" name="attachments" onChange={onChange} />);
    await userEvent.upload(screen.getByLabelText('Anhänge'), pdf('a.pdf'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('no storage')));
    await userEvent.upload(screen.getByLabelText('Anhänge'), pdf('b.pdf'));
    expect(await screen.findByRole('button', { name: '„b.pdf“ entfernen' })).toBeVisible();
    expect(onChange.mock.lastCall?.[0]).toHaveLength(2);
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

describe('ENV-01: a browser with an incomplete Intl', () => {
  it.each([
    ['no units', 'NumberFormat', ({ style }) => style === 'unit'],
    ['no number formats', 'NumberFormat', () => true],
    ['no time zones', 'DateTimeFormat', ({ timeZone = 'UTC' }) => timeZone !== 'UTC'],
    ['no date formats', 'DateTimeFormat', () => true],
  ] as [string, 'NumberFormat' | 'DateTimeFormat', (options: Record<string, unknown>) => boolean][])(
    '%s: a file is attached, and a date of birth is read',
    async (_, name, refuses) => {
      const construct = (format: never, [locales, options = {}]: [unknown?, object?]) => {
        if (refuses({ ...options })) throw new RangeError('not supported');
        return Reflect.construct(format, [locales, options]);
      };
      const format = new Proxy(Intl[name], { construct } as ProxyHandler<never>);
      vi.stubGlobal(
        'Intl',
        new Proxy(Intl, { get: (all, key) => (key === name ? format : Reflect.get(all, key)) }),
      );
      const onChange = vi.fn();
      show(
        <>
          <AttachmentsField label="Anhänge" name="attachments" />
          {/* A language that no other test has asked for. */}
          <VitrineProvider site="HU">
            <BirthDateField name="birthDate" onChange={onChange} />
          </VitrineProvider>
        </>,
      );
      await userEvent.upload(screen.getByLabelText('Anhänge'), pdf('a.pdf'));
      expect(await screen.findByText('a.pdf')).toBeVisible();
      for (const [part, text] of [
        ['day', '27'],
        ['month', 'XI'],
        ['year', '1990'],
      ] as const)
        await user.type(document.querySelector(`[name="birthDate-${part}"]`) as HTMLElement, text);
      expect(onChange).toHaveBeenLastCalledWith('1990-11-27');
    },
  );
});
