// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { NewsletterForm, type NewsletterFormProps } from '#src/features/newsletter/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';

const page = (site: SiteCode, props: Partial<NewsletterFormProps> = {}) => (
  <VitrineProvider site={site}>
    <NewsletterForm origin="footer" {...props} />
  </VitrineProvider>
);

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
