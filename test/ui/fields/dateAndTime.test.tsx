import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { TimeField } from '#src/ui/DateField/TimeField.tsx';

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

describe.each(['de-DE', 'en-US'] as const)('the time field in %s', (locale) => {
  /** The keys of an hour on the clock of the locale. */
  const hourKeys = (hour: number) =>
    locale === 'en-US' ? String(hour % 12 || 12) : String(hour).padStart(2, '0');

  it('PRV-09: reports the time after keys in each segment', async () => {
    const { type, expectValue } = await show(TimeField, '12:30', locale);
    await type('hour', hourKeys(20));
    expectValue('20:30');
    await type('minute', '05');
    expectValue('20:05');
    if (locale === 'en-US') {
      await type('dayPeriod', 'a');
      expectValue('08:05');
      await type('hour', '12');
      expectValue('00:05');
    } else {
      await type('hour', '00');
      expectValue('00:05');
    }
  });

  it('PRV-09: reports the time after the arrow keys in each segment', async () => {
    const { type, expectValue } = await show(TimeField, '08:59', locale);
    await type('hour', '{ArrowUp}');
    expectValue('09:59');
    await type('minute', '{ArrowUp}');
    expectValue('09:00');
    await type('minute', '{ArrowDown}');
    expectValue('09:59');
    if (locale !== 'en-US') return;
    await type('dayPeriod', '{ArrowUp}');
    expectValue('21:59');
  });

  it('PRV-09: is empty while a segment is empty, and reports the time that was typed again', async () => {
    const { type, clear, expectValue } = await show(TimeField, '12:00', locale);
    await clear('hour');
    expectValue('');
    await type('hour', locale === 'en-US' ? '8' : '08');
    if (locale === 'en-US') await type('dayPeriod', 'a');
    expectValue('08:00');
    await clear('minute');
    expectValue('');
    await type('minute', '00');
    expectValue('08:00');
  });
});

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
  ] as const) {
    await paste('minute', text);
    expectValue(value);
  }
});

describe.each(LOCALES)('the date field in %s', (locale) => {
  it('PRV-06, PRV-09: reports the date after keys in each segment', async () => {
    const { type, expectValue } = await show(DateField, '2027-03-26', locale);
    await type('day', '07');
    expectValue('2027-03-07');
    await type('month', '11');
    expectValue('2027-11-07');
    await type('year', '2028');
    expectValue('2028-11-07');
    await type('day', '{ArrowUp}');
    expectValue('2028-11-08');
    await type('month', '{ArrowDown}');
    expectValue('2028-10-08');
    await type('year', '{ArrowDown}');
    expectValue('2027-10-08');
  });

  it('PRV-09: is empty while a segment is empty, and reports the date that was typed again', async () => {
    const { type, clear, expectValue } = await show(DateField, '2027-03-26', locale);
    for (const [segment, keys, value] of [
      ['day', '08', '2027-03-08'],
      ['month', '04', '2027-04-08'],
      ['year', '2029', '2029-04-08'],
    ] as const) {
      await clear(segment);
      expectValue('');
      await type(segment, keys);
      expectValue(value);
    }
  });

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
