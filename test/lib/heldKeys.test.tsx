import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, type MouseEvent, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { Search } from '#src/features/search/index.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { ToggleTip } from '#src/ui/Tooltip/ToggleTip.tsx';
import { renderWithShop } from '../support/renderWithShop.tsx';
import { OnPage } from '../ui/page.tsx';

/** A form whose submit moves the focus to what comes next, as a refused or an answered one does. */
function Steps({ onSubmit, onFollow }: { onSubmit: () => void; onFollow: (event: MouseEvent) => void }) {
  const next = useRef<HTMLAnchorElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    next.current?.focus();
  };
  return (
    <OnPage>
      <Form onSubmit={submit}>
        <TextField label="Ort" name="city" />
        <TextArea label="Text" name="text" maxLength={20} />
        <Button type="submit">Senden</Button>
      </Form>
      <Link ref={next} href="/next" onClick={onFollow}>
        Weiter
      </Link>
    </OnPage>
  );
}

it.each([
  ['textbox', 'Ort'],
  ['button', 'Senden'],
] as const)(
  'INP-16: Enter that is held in the %s “%s” submits once and follows nothing',
  async (role, name) => {
    const onSubmit = vi.fn();
    const onFollow = vi.fn((event: MouseEvent) => event.preventDefault());
    render(<Steps onSubmit={onSubmit} onFollow={onFollow} />);
    screen.getByRole(role, { name }).focus();
    await userEvent.keyboard('{Enter>5/}');
    expect([onSubmit.mock.calls.length, onFollow.mock.calls.length]).toEqual([1, 0]);
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onFollow).toHaveBeenCalledOnce();
  },
);

it('INP-14: held keys go on writing in a text', async () => {
  render(<Steps onSubmit={vi.fn()} onFollow={vi.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'a{ >3/}b');
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('a   b');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'a{Enter>3/}b');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a\n\n\nb');
});

it('SRC-09: Enter that is held in the search searches once', async () => {
  const { user, navigate, track } = await renderWithShop(<Search />);
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter>5/}');
  expect(navigate).toHaveBeenCalledOnce();
  expect(track).toHaveBeenCalledOnce();
});

it('NWL-22: Enter that is held on “correct the address” does not send it again', async () => {
  const { user, calls } = await renderWithShop(<NewsletterForm origin="footer" />);
  const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await user.type(email(), 'kim@example.com{Enter}');
  const correct = await screen.findByRole('button', { name: 'E-Mail-Adresse korrigieren' });
  correct.focus();
  await user.keyboard('{Enter>5/}');
  expect(email()).toHaveFocus();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it('HDR-08: Escape that is held closes one of two panels', async () => {
  const onClose = vi.fn();
  render(
    <OnPage>
      <Flyout name="CART" label="Warenkorb" isOpen onClose={onClose}>
        <ToggleTip label="Info">Niedrigster Preis</ToggleTip>
      </Flyout>
    </OnPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Info' }));
  await screen.findByText('Niedrigster Preis');
  await userEvent.keyboard('{Escape>5/}');
  expect(screen.queryByText('Niedrigster Preis')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
