import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { Form } from '#src/ui/Form/Form.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { OnPage } from '../ui/page.tsx';

/** A page of an application that has a `<base>`, as Angular asks for. */
beforeEach(() => {
  const address = location.href;
  const base = document.createElement('base');
  base.setAttribute('href', '/');
  document.head.append(base);
  history.replaceState(null, '', '/c/420?page=2');
  onTestFinished(() => {
    base.remove();
    history.replaceState(null, '', address);
  });
  render(
    <OnPage>
      <header data-vitrine="header">
        <SkipLink href="#main">Zum Hauptinhalt</SkipLink>
      </header>
      <Form errors={{ city: 'Bitte den Ort angeben.' }} showsErrorSummary>
        <TextField label="Ort" name="city" />
      </Form>
    </OnPage>,
  );
});

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('HDR-01: the skip link stays on the page', async () => {
  await follow('Zum Hauptinhalt');
  expect(location.pathname + location.search + location.hash).toBe('/c/420?page=2#main');
});

it('INP-07: a link of the error summary stays on the page', async () => {
  await follow('Bitte den Ort angeben.');
  expect(location.pathname + location.search).toBe('/c/420?page=2');
  expect(document.getElementById(location.hash.slice(1))).toBe(screen.getByRole('textbox', { name: 'Ort' }));
});
