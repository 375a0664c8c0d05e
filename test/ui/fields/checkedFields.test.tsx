import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createSite } from '#src/config/createSite.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { formatMoney } from '#src/lib/money.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { BirthDateField } from '#src/ui/BirthDateField/BirthDateField.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { DecimalField } from '#src/ui/DecimalField/DecimalField.tsx';
import { Form, type FormProps } from '#src/ui/Form/Form.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { TelephoneField } from '#src/ui/TelephoneField/TelephoneField.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { EVERY_FIELD } from '../../e2e/fields/everyField.tsx';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => user.click(screen.getByRole('button', { name: 'Senden' }));

const inForm = (children: ReactNode, site: SiteCode, props: Partial<FormProps>) => (
  <VitrineProvider site={site}>
    <Form {...props}>
      {children}
      <Button type="submit">Senden</Button>
    </Form>
  </VitrineProvider>
);

function show(children: ReactNode, { site = 'DE', ...props }: Partial<FormProps> & { site?: SiteCode } = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(inForm(children, site, { onSubmit, ...props }));
  return onSubmit;
}

describe('INP-13: the number', () => {
  it('SIT-04: is reformatted when the site changes', async () => {
    const page = (site: SiteCode) => inForm(<DecimalField label="Zahl" name="sum" />, site, {});
    const { rerender } = render(page('DE'));
    await user.type(field('Zahl'), '1234');
    await user.tab();
    expect(field('Zahl')).toHaveValue('1.234');
    rerender(page('CH'));
    await vi.waitFor(() => expect(field('Zahl')).toHaveValue("1'234"));
    rerender(page('DE'));
    await vi.waitFor(() => expect(field('Zahl')).toHaveValue('1.234'));
    await user.clear(field('Zahl'));
    await user.type(field('Zahl'), 'zwölf');
    rerender(page('CH'));
    expect(field('Zahl')).toHaveValue('zwölf');
  });

  it.each([
    [1234.5, '1.234,5'],
    [-0.25, '−0,25'],
    [0.1 + 0.2, '0,3'],
    [1.005, '1,005'],
    [1e-7, ''],
    [1e21, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('starts with the number %s as a shop writes it, or empty', (number, shown) => {
    show(<DecimalField label="Betrag" name="sum" defaultValue={number} />);
    expect(field('Betrag')).toHaveValue(shown);
  });

  it('describes valid input, and keeps invalid input', async () => {
    show(<DecimalField label="Betrag" name="sum" minValue={1} maxValue={1500} isRequired />);
    for (const [typed, message] of [
      ['zwölf', 'Bitte gib eine Zahl ein, zum Beispiel 12,5.'],
      ['1,005', 'Bitte gib höchstens 2 Nachkommastellen ein.'],
      ['0,5', 'Bitte gib mindestens 1 ein.'],
      ['1501', 'Bitte gib höchstens 1.500 ein.'],
    ] as const) {
      await user.clear(field('Betrag'));
      await user.type(field('Betrag'), typed);
      await submit();
      expect(field('Betrag')).toHaveAccessibleDescription(message);
    }
    await user.clear(field('Betrag'));
    await user.type(field('Betrag'), 'zwölf');
    await user.tab();
    expect(field('Betrag')).toHaveValue('zwölf');
  });
});

it('INP-15: a pasted amount of a shop with a currency of its own is read', async () => {
  const site = createSite({
    ...SITES.DE,
    code: 'DK',
    currency: 'DKK',
    money: { group: '.', decimal: ',', symbol: 'kr.', symbolPosition: 'after' },
  });
  const onChange = vi.fn();
  render(
    <VitrineProvider site={site}>
      <DecimalField label="Beløb" name="sum" onChange={onChange} />
    </VitrineProvider>,
  );
  for (const [text, shown, amount] of [
    [formatMoney(1500, site.money), '1.500,00', 1500],
    ['DKK 12', '12', 12],
  ] as const) {
    await user.clear(field('Beløb'));
    await user.paste(text);
    expect(field('Beløb')).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(amount);
  }
});

describe('INP-15: nothing cuts a pasted text before the field reads it', () => {
  it('no field has a limit of the browser’s', () => {
    show(Object.entries(EVERY_FIELD).map(([name, element]) => <div key={name}>{element}</div>));
    expect(document.querySelector('[maxlength]')).toBeNull();
  });

  const long = 'x'.repeat(50);
  it.each([
    [<NameField key="" part="first" name="text" />, 'Vorname', long, 'Bitte gib höchstens 40 Zeichen ein.'],
    [
      <TextArea key="" label="Nachricht" name="text" maxLength={40} showsCounter />,
      'Nachricht',
      long,
      'Bitte gib höchstens 40 Zeichen ein. 10 Zeichen zu viel',
    ],
    [<TextArea key="" label="Text" name="text" maxLength={50} />, 'Text', `${long} `, ''],
    [
      <TelephoneField key="" name="text" />,
      'Telefonnummer',
      '1'.repeat(41),
      'Diese Telefonnummer ist zu lang. Leerzeichen und Striche sind erlaubt.',
    ],
    [<DecimalField key="" label="Zahl" name="text" />, 'Zahl', '1'.repeat(31), /^Bitte gib eine Zahl ein/],
  ])('%# a text that is too long stays whole, with its error', async (element, name, pasted, message) => {
    show(element);
    await user.click(field(name));
    await user.paste(pasted);
    await submit();
    expect(field(name)).toHaveValue(pasted);
    expect(field(name)).toHaveAccessibleDescription(message);
  });

  it.each([
    ['Telefonnummer: +43 (0) 5574 / 12 34 56 - 78', '+43 (0) 5574 / 12 34 56 - 78'],
    ['Mobilnummer privat: +43 (0) 664 / 123 45 678', '+43 (0) 664 / 123 45 678'],
  ])('all digits of %s are read', async (pasted, held) => {
    const onChange = vi.fn();
    show(<TelephoneField name="tel" onChange={onChange} />, { site: 'AT' });
    await user.click(field('Telefonnummer'));
    await user.paste(pasted);
    expect(field('Telefonnummer')).toHaveValue(held);
    await user.tab();
    const digits = held.replace(/\(0\)|[^0-9+]/g, '');
    expect(onChange).toHaveBeenLastCalledWith(digits);
    expect(field('Telefonnummer')).toHaveValue(digits.replace('+43', ''));
  });
});

describe('INP-13: the telephone number', () => {
  it('starts with the code of the site’s country, and reports the whole number', async () => {
    const onChange = vi.fn();
    show(<TelephoneField name="tel" onChange={onChange} />, { site: 'AT' });
    const code = screen.getByRole('combobox', { name: 'Ländervorwahl' });
    expect(code).toHaveDisplayValue('Österreich +43');
    expect(code).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(field('Telefonnummer')).toHaveAttribute('autocomplete', 'tel-national');
    await user.type(field('Telefonnummer'), '01 588 000');
    expect(onChange).toHaveBeenLastCalledWith('+431588000');
    await user.selectOptions(code, 'Deutschland +49');
    expect(onChange).toHaveBeenLastCalledWith('+491588000');
  });

  it('offers no other country’s code in a country that is not listed', async () => {
    const onChange = vi.fn();
    render(
      <VitrineProvider site={{ ...SITES.DE, country: 'JP' }}>
        <Form>
          <TelephoneField name="tel" onChange={onChange} />
          <Button type="submit">Senden</Button>
        </Form>
      </VitrineProvider>,
    );
    const code = screen.getByRole('combobox', { name: 'Ländervorwahl' });
    expect(code).toHaveValue('');
    await user.type(field('Telefonnummer'), '03 1234 5678');
    expect(onChange).toHaveBeenLastCalledWith('');
    await submit();
    expect(field('Telefonnummer')).toHaveAccessibleDescription(/Bitte wähle die Ländervorwahl aus\./);
    // The code alone corrects it; `selectOptions` would also leave the number.
    fireEvent.change(code, { target: { value: '+354' } });
    await vi.waitFor(() => expect(field('Telefonnummer')).toBeValid());
    await user.clear(field('Telefonnummer'));
    await user.type(field('Telefonnummer'), '555 1234');
    expect(onChange).toHaveBeenLastCalledWith('+3545551234');
  });

  it('offers a page’s own code that is not listed', async () => {
    const onChange = vi.fn();
    show(<TelephoneField name="tel" defaultCode="+81" onChange={onChange} />);
    expect(screen.getByRole('combobox', { name: 'Ländervorwahl' })).toHaveDisplayValue('+81');
    await user.type(field('Telefonnummer'), '3 1234 5678');
    expect(onChange).toHaveBeenLastCalledWith('+81312345678');
  });
});

describe('INP-13: the date of birth', () => {
  it('has the field order of the language', async () => {
    show(<BirthDateField name="born" />, { site: 'HU' });
    const parts = await screen.findAllByRole('textbox');
    expect(parts.map((part) => part.getAttribute('name'))).toEqual(['born-year', 'born-month', 'born-day']);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Például 1985.\u00a03.\u00a027.');
  });

  it('an empty date is an error of the first field, which receives the focus', async () => {
    render(inForm(<BirthDateField name="born" isRequired />, 'HU', {}));
    const [year] = await screen.findAllByRole('textbox');
    await user.click(screen.getByRole('button'));
    expect(year).toHaveFocus();
    expect(year).toHaveAttribute('name', 'born-year');
    expect(year).toBeInvalid();
  });

  it('server errors link to their fields', () => {
    show(<BirthDateField name="born" />, {
      errors: { 'born-year': 'Das Jahr muss vier Ziffern haben.' },
      showsErrorSummary: true,
    });
    expect(field('Jahr')).toBeInvalid();
    expect(screen.getByRole('link', { name: /vier Ziffern/ })).toHaveAttribute(
      'href',
      `#${field('Jahr').id}`,
    );
  });

  it('INP-15: a whole date that is pasted into one part fills all parts; another text goes where it is pasted', async () => {
    const onChange = vi.fn();
    show(<BirthDateField name="born" onChange={onChange} />, { site: 'HU' });
    const [year, month, day] = await screen.findAllByRole('textbox');
    await user.click(month as HTMLElement);
    await user.paste('1985. III. 27.');
    expect([year, month, day].map((part) => (part as HTMLInputElement).value)).toEqual(['1985', '3', '27']);
    expect(onChange).toHaveBeenLastCalledWith('1985-03-27');
    await user.clear(day as HTMLElement);
    await user.paste('28.');
    expect(day).toHaveValue('28.');
  });
});
