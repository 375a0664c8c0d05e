import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeclarationForm } from '#demo/pages/DeclarationForm.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('INP-16: while a declaration is being sent, its change is not', async () => {
  const entry = { name: 'Kim', contract: '1', email: 'kim@example.com', kind: '', reason: '', date: '' };
  const { user } = await renderWithShop(
    <DeclarationForm name="withdrawal" answer={{ done: { toConfirm: entry } }} />,
    { provider: { messages: MESSAGES['de-DE'] } },
  );
  const sent = vi.fn();
  window.addEventListener('submit', (event) => {
    event.preventDefault();
    sent((event.submitter as HTMLButtonElement).value);
  });
  await user.click(screen.getByRole('button', { name: /widerruf/i }));
  await user.click(screen.getByRole('button', { name: /ändern/i }));
  expect(sent.mock.calls).toEqual([['confirm']]);
});
