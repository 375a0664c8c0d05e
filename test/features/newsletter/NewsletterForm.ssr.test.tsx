// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { NewsletterForm, type NewsletterFormProps } from '#src/features/newsletter/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';

const page = (site: SiteCode, props: Partial<NewsletterFormProps> = {}) => (
  <VitrineProvider site={site}>
    <NewsletterForm origin="footer" {...props} />
  </VitrineProvider>
);

/** Renders as a server does, then lets the browser take over; fails on any difference. */
async function hydrate(site: SiteCode, before: (root: HTMLElement) => void = () => {}) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(site));
  before(root);
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, page(site), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root;
}

it.each(SITE_CODES)('NWL-17: %s has a native form that posts', (site) => {
  document.body.innerHTML = renderToString(page(site));
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/subscribenewsletter');
  expect(form.noValidate).toBe(false);
  expect(form.querySelector('[type="submit"]')).not.toBeNull();
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    email: '',
    origin: 'footer',
    originAddition: '',
  });
});

it.each(SITE_CODES)('%s hydrates without a mismatch', async (site) => {
  const root = await hydrate(site);
  expect(root.querySelector('form')).toHaveProperty('noValidate', true);
});

it('keeps an address that was typed before hydration', async () => {
  const root = await hydrate('DE', (loading) => {
    const input = loading.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement;
    input.value = 'early@example.com';
  });
  const input = root.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement;
  await act(async () => input.focus());
  expect(root.querySelector('form')?.dataset.expanded).toBe('true');
  expect(root.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('early@example.com');
});

it('NWL-17: a server renders the result of the sign-up', () => {
  const entry = {
    email: 'kim@example.com',
    salutation: '',
    firstName: '',
    lastName: '',
    consents: [],
    legals: [],
  };
  const done = renderToString(page('DE', { posted: { entry, outcome: { status: 'SUCCESS' } } }));
  expect(done).toContain('Fast geschafft!');
  expect(done).toContain('kim@example.com');
  // The one form that is left asks for the mail again.
  expect(done).not.toContain('type="email"');
  const failed = renderToString(page('DE', { posted: { entry, outcome: { status: 'ERROR_GENERIC' } } }));
  expect(failed).toContain('data-code="ERROR_GENERIC"');
  expect(failed).toContain('value="kim@example.com"');
});
