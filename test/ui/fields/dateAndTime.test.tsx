import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';
import { Form } from '#src/ui/Form/Form.tsx';

const user = userEvent.setup();
/** Orders day-month-year, year-month-day and month-day-year; clocks of 24 and of 12 hours. */
const LOCALES = ['de-DE', 'hu-HU', 'en-US'] as const;

async function show(Field: typeof DateField | typeof TimeField, defaultValue: string, locale: string) {
  const onChange = vi.fn<(value: string) => void>();
  const { container } = render(
    <VitrineProvider site="DE">
      <I18nProvider locale={locale}>
        <form>
          <Field label="Feld" name="field" defaultValue={defaultValue} onChange={onChange} />
        </form>
      </I18nProvider>
    </VitrineProvider>,
  );
  const group = await screen.findByRole('group', { name: 'Feld' });
  const part = (type: string) => {
    const found = within(group)
      .getAllByRole('spinbutton')
      .find(({ dataset }) => dataset.type === type);
    if (!found) throw new Error(`No part ${type} in ${locale}.`);
    return found;
  };
  return {
    type: async (type: string, keys: string) => {
      await user.click(part(type));
      await user.keyboard(keys);
    },
    /** Deletes digit by digit; one more Backspace would move the focus to the previous part. */
    clear: async (type: string) => {
      await user.click(part(type));
      while (!part(type).hasAttribute('data-placeholder')) await user.keyboard('{Backspace}');
    },
    paste: async (type: string, text: string) => {
      await user.click(part(type));
      await user.paste(text);
    },
    /** The field has the value, and tells both its listener and its form. */
    expectValue: (value: string) => {
      expect(onChange).toHaveBeenLastCalledWith(value);
      expect(new FormData(container.querySelector('form') as HTMLFormElement).get('field')).toBe(value);
    },
  };
}

/** Keys in a segment, or `null` to empty it, and what the field then reports: nothing while a segment is empty. */
type Steps = readonly (readonly [segment: string, keys: string | null, value: string])[];

async function play(Field: typeof DateField | typeof TimeField, start: string, locale: string, steps: Steps) {
  const { type, clear, expectValue } = await show(Field, start, locale);
  for (const [segment, keys, value] of steps) {
    if (keys === null) await clear(segment);
    else await type(segment, keys);
    expectValue(value);
  }
}

it.each<[locale: string, Steps]>([
  [
    'de-DE',
    [
      ['hour', '20', '20:30'],
      ['minute', '05', '20:05'],
      ['hour', '00', '00:05'],
      ['hour', '{ArrowUp}', '01:05'],
      ['minute', '{ArrowDown}', '01:04'],
      ['hour', null, ''],
      ['hour', '08', '08:04'],
      ['minute', null, ''],
      ['minute', '59', '08:59'],
      ['minute', '{ArrowUp}', '08:00'],
    ],
  ],
  [
    'en-US',
    [
      ['hour', '8', '20:30'],
      ['minute', '05', '20:05'],
      ['dayPeriod', 'a', '08:05'],
      ['hour', '12', '00:05'],
      ['hour', '{ArrowUp}', '01:05'],
      ['dayPeriod', '{ArrowUp}', '13:05'],
      ['hour', null, ''],
    ],
  ],
])('PRV-09: in %s the time field reports the time after keys in each segment', (locale, steps) =>
  play(TimeField, '12:30', locale, steps),
);

it('INP-15: a pasted time fills all segments, other text none', async () => {
  const { paste, expectValue } = await show(TimeField, '12:30', 'de-DE');
  for (const [text, value] of [
    ['8:05', '08:05'],
    ['20.15', '20:15'],
    ['12:00:59 a.m.', '00:00'],
    ['24:00', '00:00'],
    ['8:60', '00:00'],
    ['13:00 PM', '00:00'],
    ['8:05\u202fPM', '20:05'],
    ['um 9:05 Uhr', '09:05'],
    ['10\u00a0Uhr', '10:00'],
    ['10 Uhr 15', '10:15'],
    ['20h15', '20:15'],
    ['21 h', '21:00'],
    ['saat 8.05', '08:05'],
    ['9:30 hod.', '09:30'],
    ['godz. 7:45', '07:45'],
    ['8 Stück', '07:45'],
    ['Tor 3', '07:45'],
  ] as const) {
    await paste('minute', text);
    expectValue(value);
  }
});

describe.each(LOCALES)('the date field in %s', (locale) => {
  it('PRV-06, PRV-09: reports the date after keys in each segment', () =>
    play(DateField, '2027-03-26', locale, [
      ['day', '07', '2027-03-07'],
      ['month', '11', '2027-11-07'],
      ['year', '2028', '2028-11-07'],
      ['day', '{ArrowUp}', '2028-11-08'],
      ['month', '{ArrowDown}', '2028-10-08'],
      ['year', '{ArrowDown}', '2027-10-08'],
      ['day', null, ''],
      ['day', '09', '2027-10-09'],
      ['month', null, ''],
      ['month', '04', '2027-04-09'],
      ['year', null, ''],
      ['year', '2029', '2029-04-09'],
    ]));

  it('INP-15: a pasted date fills all segments, other text none', async () => {
    const { paste, expectValue } = await show(DateField, '2027-03-26', locale);
    await paste('year', '2028-11-07');
    expectValue('2028-11-07');
    for (const other of ['31.02.2028', 'morgen', '']) await paste('day', other);
    expectValue('2028-11-07');
    await paste('month', ' 24.12.1990\n');
    expectValue('1990-12-24');
  });

  it('PRV-06: a day that the month does not have becomes its last day', async () => {
    const { type, expectValue } = await show(DateField, '2027-03-31', locale);
    await type('month', '02');
    await user.tab();
    await user.tab();
    await user.tab();
    expectValue('2027-02-28');
  });
});

it.each([
  [DateField, '2027-02-30'],
  [DateField, '12027-02-03'],
  [DateField, 'tomorrow'],
  [TimeField, '24:61'],
  [TimeField, 'noon'],
] as const)('INP-15: %o is empty with the default value %s, which does not exist', async (Field, value) => {
  await show(Field, value, 'de-DE');
  for (const part of screen.getAllByRole('spinbutton')) expect(part).toHaveAttribute('data-placeholder');
});

it.each([
  ['date', DateField, ['day', '0']],
  ['time', TimeField, ['hour', '1']],
] as const)(
  'PRV-09: a begun %s is an error of its field, not an empty one',
  async (_what, Field, [segment, key]) => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <VitrineProvider site="DE">
        <Form onSubmit={onSubmit}>
          <Field label="Feld" name="field" />
          <button type="submit">Senden</button>
        </Form>
      </VitrineProvider>,
    );
    const send = () => user.click(screen.getByRole('button', { name: 'Senden' }));
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    const parts = within(await screen.findByRole('group', { name: 'Feld' })).getAllByRole('spinbutton');
    const begun = parts.find(({ dataset }) => dataset.type === segment) as HTMLElement;
    await user.click(begun);
    await user.keyboard(`${key}2`);
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('Bitte fülle dieses Feld aus.')).toBeVisible();
    await user.click(begun);
    await user.keyboard('{Backspace}{Backspace}');
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  },
);
