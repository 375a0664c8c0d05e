import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Header } from '#src/sections/header/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-consent]')];
const consent = (analytics: unknown) =>
  act(() => void window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics } })));

afterEach(() => {
  for (const script of scripts()) script.remove();
});

const domainScript = { consentDomainScript: 'c0ffee' };
const consentScripts = { LIVE: '/own/live.js', DEV: '/own/dev.js' };
it.each([
  ['LIVE', {}, '/consent/LIVE.js', null],
  ['LIVE', domainScript, '/consent/LIVE.js', 'c0ffee'],
  ['DEV', domainScript, '/consent/DEV.js', 'c0ffee-test'],
  ['DEV', { consentScripts }, '/own/dev.js', null],
] as const)('APP-03, BEY-20: %s with %j loads %s once, for the domain %s', async (...row) => {
  const [stage, settings, address, domain] = row;
  const { rerender } = await renderWithShop(<Header loadsConsent stage={stage} />, {
    provider: { settings },
  });
  rerender(<Header loadsConsent stage={stage} isSticky={false} />);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([address]);
  expect(scripts()[0]?.getAttribute('data-domain-script')).toBe(domain);
});

it.each([
  ['the page’s scripts have', 'r4nd0m', {}],
  ['the page passes', 'g1v3n', { nonce: 'g1v3n' }],
])('APP-03: has the nonce that %s: %s', async (_origin, nonce, provider) => {
  const own = document.createElement('script');
  own.type = 'application/json';
  own.setAttribute('nonce', 'r4nd0m');
  document.head.append(own);
  await renderWithShop(<Header loadsConsent />, { provider });
  expect(scripts()[0]?.nonce).toBe(nonce);
  own.remove();
});

it('ENV-02: a page whose Trusted Types forbid the script works without it, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  await renderWithShop(<Header loadsConsent />);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Trusted Types')]]);
});

it('APP-03: a search is tracked only after consent', async () => {
  const { user, track } = await renderWithShop(<Header loadsConsent />);
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
  expect(track).not.toHaveBeenCalled();
  consent(true);
  expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffee' });
});
