import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConsentLink, useConsent } from '#src/features/consent/index.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const ERROR = '[vitrine] The consent adapter threw an error: Error: blocked';

function OwnButton() {
  const { reopen } = useConsent();
  return (
    <button type="button" onClick={reopen}>
      Auswahl
    </button>
  );
}

it.each([
  ['reopens the choices', () => {}, true, []],
  [
    'leads to the page of the choices, if the provider of the consent fails',
    () => {
      throw new Error('blocked');
    },
    false,
    [ERROR],
  ],
])('BEY-20, LIB-08: the link %s', async (_, reopen, isHandled, problems) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const consent: ConsentAdapter = { connect: () => () => {}, reopen: vi.fn(reopen) };
  await renderWithShop(
    <>
      <ConsentLink />
      <OwnButton />
    </>,
    { provider: { consent, settings: { paths: { consent: '/cookies' } } } },
  );
  const link = screen.getByRole('link', { name: 'Cookie-Einstellungen' });
  expect(link).toHaveAttribute('href', '/cookies');
  const handled: boolean[] = [];
  // jsdom cannot follow a link.
  link.parentElement?.addEventListener('click', (event) => {
    handled.push(event.defaultPrevented);
    event.preventDefault();
  });
  fireEvent(link, createEvent.click(link));
  fireEvent.click(screen.getByRole('button'));
  expect(handled[0]).toBe(isHandled);
  expect(consent.reopen).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls.flat()).toEqual(problems);
});
