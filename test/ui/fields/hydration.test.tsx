import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { EVERY_FIELD } from '../../e2e/fields/everyField.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { OnPage } from '../page.tsx';

const page = (field: ReactNode) => (
  <OnPage>
    <Form method="post" action="/somewhere">
      {field}
    </Form>
  </OnPage>
);

// What is entered before hydration, and posted without scripts, is proved in browsers: `fields.spec` and `keys.spec`.
it.each(Object.entries(EVERY_FIELD))(
  'FND-02: “%s” is in a form that posts without JavaScript, references no missing element, and hydrates as it is',
  async (_name, field) => {
    const place = putIntoPage(renderToString(page(field)));
    const form = place.querySelector('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
      'post',
      '/somewhere',
      false,
    ]);
    for (const element of place.querySelectorAll(':is(input, select, textarea)[aria-describedby]')) {
      for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id)).not.toBeNull();
    }
    expect(await hydrate(place, page(field))).toEqual([]);
    expect(place.querySelector('form')).toBe(form);
  },
);

it('FND-02: a controlled parent receives the value entered before hydration', async () => {
  const onChange = vi.fn();
  const field = <TextField name="city" label="Ort" value="" onChange={onChange} />;
  const place = putIntoPage(renderToString(page(field)));
  (place.querySelector('input') as HTMLInputElement).value = 'Graz';
  await hydrate(place, page(field));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Graz');
});

it('INP-01: the browser validates required fields without scripts', () => {
  const place = putIntoPage(renderToString(page(<EmailField name="email" />)));
  expect(place.querySelector('input')).toBeRequired();
  expect(place.querySelector('input')).not.toHaveAttribute('aria-required');
});
