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

it.each([
  ['LIVE', {}, null],
  ['LIVE', { consentDomainScript: 'c0ffee' }, 'c0ffee'],
  ['DEV', { consentDomainScript: 'c0ffee' }, 'c0ffee-test'],
] as const)('APP-03, BEY-20: loads the script of stage %s once; for %j its domain is %s', async (...row) => {
  const [stage, settings, domain] = row;
  const { rerender } = await renderWithShop(<Header loadsConsent stage={stage} />, {
    provider: { settings },
  });
  rerender(<Header loadsConsent stage={stage} isSticky={false} />);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([`/consent/${stage}.js`]);
  expect(scripts()[0]?.getAttribute('data-domain-script')).toBe(domain);
});

it('APP-03: has the page’s nonce', async () => {
  const own = document.createElement('script');
  own.type = 'application/json';
  own.setAttribute('nonce', 'r4nd0m');
  document.head.append(own);
  await renderWithShop(<Header loadsConsent />);
  expect(scripts()[0]?.nonce).toBe('r4nd0m');
  own.remove();
});

it('APP-03: has the nonce that the page passes', async () => {
  await renderWithShop(<Header loadsConsent />, { provider: { nonce: 'g1v3n' } });
  expect(scripts()[0]?.nonce).toBe('g1v3n');
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

it('APP-03: uses the page’s own addresses', async () => {
  const consentScripts = { LIVE: '/own/live.js', DEV: '/own/dev.js' };
  await renderWithShop(<Header loadsConsent stage="DEV" />, {
    provider: { settings: { consentScripts } },
  });
  expect(scripts()[0]).toHaveAttribute('src', '/own/dev.js');
});

it('APP-03: a search is tracked only after consent', async () => {
  const { user, track } = await renderWithShop(<Header loadsConsent />);
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
  expect(track).not.toHaveBeenCalled();
  consent(true);
  expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffee' });
});
