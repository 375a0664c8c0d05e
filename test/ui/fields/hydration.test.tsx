import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { IbanField } from '#src/ui/IbanField/IbanField.tsx';
import { NumberField } from '#src/ui/NumberField/NumberField.tsx';
import { TelephoneField } from '#src/ui/TelephoneField/TelephoneField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { EVERY_FIELD } from '../../e2e/fields/everyField.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { OnPage, showOnPage } from '../page.tsx';

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
    for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-controls'])
      for (const element of place.querySelectorAll(`[${attribute}]`))
        for (const id of element.getAttribute(attribute)?.split(' ') ?? [])
          expect(document.getElementById(id), `${attribute} of ${element.outerHTML}`).not.toBeNull();
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

/** Texts of a page that a control holds in another form. */
const REWRITTEN: [what: string, field: (onChange: (value: unknown) => void) => ReactNode][] = [
  [
    'a text with a line break',
    (onChange) => <TextField label="Ort" value={'Graz\nWien'} onChange={onChange} />,
  ],
  [
    'an address with spaces',
    (onChange) => <TextField type="email" label="E-Mail" value=" a@b.de " onChange={onChange} />,
  ],
  [
    'a date that is none',
    (onChange) => <TextField type="date" label="Tag" value="heute" onChange={onChange} />,
  ],
  [
    'a search',
    (onChange) => <TextField type="search" label="Suche" value={'rot\r\ngrün'} onChange={onChange} />,
  ],
  ['a number with a comma', (onChange) => <NumberField label="Nummer" value="12,50" onChange={onChange} />],
  [
    'a telephone number',
    (onChange) => <TelephoneField name="tel" defaultValue={'030\n1234567'} onChange={onChange} />,
  ],
  [
    'an IBAN',
    (onChange) => <IbanField name="iban" label="IBAN" defaultValue="DE89 3704\n0044" onChange={onChange} />,
  ],
  ['an area', (onChange) => <TextArea label="Text" value={'eins\rzwei'} onChange={onChange} />],
  [
    'a date',
    (onChange) => <DateField label="Tag" name="day" defaultValue="29.11.2026" onChange={onChange} />,
  ],
  ['a time', (onChange) => <TimeField label="Zeit" name="time" defaultValue="9:30" onChange={onChange} />],
];

it.each(REWRITTEN)('INP-14: nothing is reported before an edit: %s', async (_what, field) => {
  const onChange = vi.fn();
  const { unmount } = showOnPage(field(onChange));
  unmount();
  const hydrated = page(field(onChange));
  await hydrate(putIntoPage(renderToString(hydrated)), hydrated);
  expect(onChange).not.toHaveBeenCalled();
});

it('INP-01: the browser validates required fields without scripts', () => {
  const place = putIntoPage(renderToString(page(<EmailField name="email" />)));
  expect(place.querySelector('input')).toBeRequired();
  expect(place.querySelector('input')).not.toHaveAttribute('aria-required');
});
