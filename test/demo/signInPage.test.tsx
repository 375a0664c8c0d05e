import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SIGN_IN_MAX_LENGTH } from '#demo/model/pageContent.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { SignInPage } from '#demo/pages/SignInPage.tsx';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('INP-15: the longest password that the server accepts is no error in the browser', async () => {
  const { user } = await renderWithShop(<SignInPage isRegistration={false} target="/" />, {
    provider: { messages: MESSAGES['de-DE'] },
  });
  const password = 'correct horse battery staple '.repeat(20).slice(0, SIGN_IN_MAX_LENGTH);
  const field = screen.getByLabelText(/^Passwort/, { selector: 'input' });
  await user.click(field);
  await user.paste(password);
  await user.tab();
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
