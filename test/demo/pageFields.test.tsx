import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CsrfContext } from '#demo/pages/csrfContext.ts';
import { PageFields } from '#demo/pages/PageFields.tsx';
import { VitrineProvider } from '#src/entries/index.ts';

it.each(['', 'csrf-token=of another application; '])(
  'INP-16: a form that is open during a log-in in another tab sends the token of the new session, after the cookie “%s”',
  (foreign) => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${foreign}csrf-token=of the page`);
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
    const send = () => {
      const formData = new FormData(form);
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      return Object.fromEntries(formData);
    };
    expect(send()).toEqual({ csrf: 'of the page', site: 'PL' });
    cookies.mockReturnValue(`${foreign}csrf-token=of the new session`);
    expect(send()).toEqual({ csrf: 'of the new session', site: 'PL' });
  },
);
