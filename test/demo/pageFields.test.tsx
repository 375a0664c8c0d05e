import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CsrfContext } from '#demo/pages/csrfContext.ts';
import { PageFields } from '#demo/pages/PageFields.tsx';
import { VitrineProvider } from '#src/entries/index.ts';

/** Shows a form; returns a function that reads what it sends. */
function showForm() {
  const { container } = render(
    <VitrineProvider site="PL">
      <CsrfContext value="of the page">
        <form>
          <PageFields />
        </form>
      </CsrfContext>
    </VitrineProvider>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  // jsdom has no such event of its own.
  return () => {
    const formData = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    return Object.fromEntries(formData);
  };
}

it.each(['', 'csrf-token=of another application; '])(
  'INP-16: a form that is open during a log-in in another tab sends the token of the new session, after the cookie “%s”',
  (foreign) => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${foreign}csrf-token=of the page`);
    const send = showForm();
    expect(send()).toEqual({ csrf: 'of the page', site: 'PL' });
    cookies.mockReturnValue(`${foreign}csrf-token=of the new session`);
    expect(send()).toEqual({ csrf: 'of the new session', site: 'PL' });
  },
);

it('INP-16: a form that is mounted after a log-in in another tab sends the token of the new session', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('csrf-token=of the new session');
  expect(showForm()()).toEqual({ csrf: 'of the new session', site: 'PL' });
});
