import type { Locator, Page } from '@playwright/test';
import { buildFieldsPage } from './fields/buildFieldsPage.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './page.ts';

/** What a person does in a field that holds its row's text. */
const ACTIONS = ['first key', 'Backspace', 'paste', 'whole value'] as const;
type Action = (typeof ACTIONS)[number];

interface Row {
  /** The control's name in the form data. */
  name: string;
  /** The text before the action. */
  text: string;
  /** The next key. */
  key: string;
  /** The text that is pasted and filled in over the first one. */
  other: string;
  /** What the field and the form data hold of an entered text. @default the text itself */
  holds?: (entered: string) => string;
}

/** One row a field. */
const ROWS: readonly Row[] = [
  { name: 'city', text: 'Gra', key: 'z', other: 'Wien' },
  { name: 'message', text: 'Hall', key: 'o', other: 'Guten Tag' },
  { name: 'email', text: 'kim@example.co', key: 'm', other: 'lea@example.org' },
  { name: 'firstName', text: 'Ki', key: 'm', other: 'Lea' },
  { name: 'password', text: 'gehei', key: 'm', other: 'Kennwort1' },
  { name: 'number', text: '12', key: '5', other: '987.6' },
  { name: 'sum', text: '1234,', key: '5', other: '99,95' },
  { name: 'born-day', text: '2', key: '7', other: '13' },
  // A number is a month in both languages.
  { name: 'born-month', text: 'Mär', key: 'z', other: '5' },
  { name: 'born-year', text: '1985', key: '0', other: '1990' },
  { name: 'tel', text: '030 12345', key: '6', other: '040 98765' },
  {
    name: 'iban',
    text: 'de893704',
    key: '0',
    other: 'CH9300762011623852957',
    holds: (entered) => entered.toUpperCase().replace(/.{4}(?=.)/g, '$& '),
  },
  { name: 'quantity', text: '12', key: '0', other: '24' },
  { name: 'voucher', text: 'HELLO1', key: '0', other: 'DANKE 5' },
  { name: 'query', text: 'kaffe', key: 'e', other: 'tee' },
  { name: 'searchTerm', text: '2209', key: '5', other: 'Bremen' },
];

/** Fields that correct an entry: what is typed, what the field holds of it, what is pasted over it, what is read of that. */
const CORRECTED = [
  ['email', 'kim@example.com', 'kim@example.com', 'mailto:lea@example.org', 'lea@example.org'],
  ['firstName', 'Kim', 'Kim', 'Le\u200Ba', 'Lea'],
  ['number', '12,5', '12.5', '€ 99', '99'],
  ['sum', '1234,5', '1234,5', '€ 99,95', '99,95'],
  ['tel', '03012345', '03012345', 'Tel.: 030 98765', '030 98765'],
  ['iban', 'de8937040044', 'DE89 3704 0044', 'IBAN: CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
] as const;

interface ChoiceRow {
  name: string;
  /** What has the focus. */
  control: string;
  keys: readonly string[];
  /** What the form data hold afterwards. */
  posts: string;
  /** The value that a browser fills in, for a list. */
  fills?: string;
  /** What the form data hold after a Backspace in the first segment; what is pasted there, and is held of it. */
  edits?: readonly [erased: string, pasted: string, holds: string];
}

const segmentOf = (name: string) => `form:has([name="${name}"]) [role="spinbutton"]`;

/** Fields without a text: one row each. */
const CHOICES: readonly ChoiceRow[] = [
  { name: 'tel-code', control: '[name="tel-code"]', keys: ['S', 'c'], posts: '+41', fills: '+48' },
  { name: 'size', control: '[name="size"]', keys: ['m'], posts: 'M', fills: 'S' },
  {
    name: 'colour',
    control: 'form:has([name="colour"]) button[aria-haspopup]',
    keys: ['b'],
    posts: 'blue',
    fills: 'red',
  },
  {
    name: 'date',
    control: segmentOf('date'),
    keys: [...'26032027'],
    posts: '2027-03-26',
    edits: ['2027-03-02', '31.12.2026', '2026-12-31'],
  },
  {
    name: 'time',
    control: segmentOf('time'),
    keys: [...'1130'],
    posts: '11:30',
    edits: ['01:30', '20:15', '20:15'],
  },
  { name: 'consent', control: '[name="consent"]', keys: ['Space'], posts: 'yes' },
  { name: 'topics', control: '[name="topics"][value="fashion"]', keys: ['Space'], posts: 'fashion' },
  { name: 'way', control: '[name="way"]', keys: ['Space', 'ArrowDown'], posts: 'pick' },
];

/** The visible control of a row. The form data of a quantity is in a hidden input. */
const controlOf = (page: Page, { name }: Row): Locator =>
  page.locator(name === 'quantity' ? '[data-part="quantity"]' : `[name="${name}"]`);

const show = (page: Page, change: Parameters<Window['show']>[0]) =>
  page.evaluate((shown) => window.show(shown), change);

/** How a field came into its state. The field holds its text; when it has the focus, it keeps it. */
const STATES: Record<string, (page: Page, control: Locator, count: number) => Promise<void>> = {
  fresh: async () => {},
  'after a refused submit': async (_page, control) => {
    await control.evaluate((element: HTMLInputElement) => element.form?.requestSubmit());
  },
  autofilled: async (page, control) => {
    await control.evaluate((element: HTMLInputElement) => {
      if (element.matches('select, [type="checkbox"], [type="radio"], [type="hidden"]')) return;
      const { value } = element;
      const { prototype } = element.constructor as typeof HTMLInputElement;
      const write = (text: string) =>
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
      write('');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.blur();
      write(value);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      element.focus();
    });
    await page.keyboard.press('End');
  },
  'with late data': (page, _control, count) => show(page, { brand: `Vitrine ${count}` }),
  'in another language': (page, _control, count) => show(page, { isPolish: count % 2 === 0 }),
};

async function act(page: Page, control: Locator, { key, other }: Row, action: Action): Promise<void> {
  if (action === 'first key') return page.keyboard.press(key);
  if (action === 'Backspace') return page.keyboard.press('Backspace');
  if (action === 'whole value') return control.fill(other);
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), other);
  await page.keyboard.press('ControlOrMeta+V');
}

/** What the field shows and what its form would send. */
const heldBy = (control: Locator, { name }: Row) =>
  control.evaluate(
    (element: HTMLInputElement, key) => [
      element.value,
      new FormData(element.form as HTMLFormElement).get(key),
    ],
    name,
  );

/** What the field holds after the action. */
function expected({ text, key, other, holds = (entered) => entered }: Row, action: Action): string {
  if (action === 'first key') return holds(text + key);
  return holds(action === 'Backspace' ? text.slice(0, -1) : other);
}

test.describe('INP-14: every key counts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  let open: Awaited<ReturnType<typeof buildFieldsPage>>;
  test.beforeAll(async () => {
    open = await buildFieldsPage('keysPage');
  });
  const hydrate = (page: Page) => page.evaluate(() => window.hydrate());

  const states = Object.entries(STATES);
  // By day every field meets every action, in one state after the other; at night in all of them.
  for (const [title, stateAt] of [
    ['in every field, in states that take turns', (count: number) => states[count % states.length]],
    ...states.map((state) => [`in every field ${state[0]}`, () => state] as const),
  ] as const) {
    test(title, nightly(!title.endsWith('turns')), async ({ page }) => {
      await open(page);
      await hydrate(page);
      const wrong: string[] = [];
      let count = 0;
      const enter = async (control: Locator) => {
        const [name = '', bring] = stateAt(count) ?? [];
        await bring?.(page, control, count++);
        return name;
      };
      // The parts of a date of birth are valid together.
      for (const row of ROWS) await controlOf(page, row).fill(row.text);
      for (const row of ROWS) {
        const control = controlOf(page, row);
        for (const action of ACTIONS) {
          await control.fill(row.text);
          const state = await enter(control);
          await act(page, control, row, action);
          const right = expected(row, action);
          const held = await heldBy(control, row);
          if (held.some((value) => value !== right))
            wrong.push(`${row.name} ${state}, ${action}: ${held.join(' / ')} instead of ${right}`);
        }
      }
      for (const { name, control: selector, keys, posts, fills, edits } of CHOICES) {
        const control = page.locator(selector).first();
        await control.focus();
        const named = page.locator(`[name="${name}"]`).first();
        const state = await enter(named);
        const check = async (what: string, right: string) => {
          const held = await named.evaluate((element: HTMLInputElement) =>
            new FormData(element.form as HTMLFormElement).get(element.name),
          );
          if (held !== right) wrong.push(`${name} ${state}, ${what}: ${held} instead of ${right}`);
        };
        if (fills !== undefined) {
          await named.evaluate((element: HTMLSelectElement, value) => {
            element.value = value;
            for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
          }, fills);
          await check('filled in', fills);
        }
        for (const key of keys) await page.keyboard.press(key);
        await check('keys', posts);
        if (!edits) continue;
        const [erased, pasted, holds] = edits;
        await control.focus();
        await page.keyboard.press('Backspace');
        await check('Backspace', erased);
        await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await page.keyboard.press('ControlOrMeta+V');
        await check('paste', holds);
      }
      expect(wrong).toEqual([]);
    });
  }

  test('undo takes every correction back, and redo brings it again', async ({ page }) => {
    await open(page);
    await hydrate(page);
    const wrong: string[] = [];
    const press = (key: string) => page.keyboard.press(`ControlOrMeta+${key}`);
    for (const [name, typed, held, pasted, read] of CORRECTED) {
      const control = page.locator(`[name="${name}"]`);
      await control.focus();
      await page.keyboard.type(typed);
      await press('A');
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await press('V');
      const seen = [await control.inputValue()];
      await press('Z');
      await press('Z');
      seen.push(await control.inputValue());
      await press('Shift+Z');
      await press('Shift+Z');
      seen.push(await control.inputValue());
      for (let count = 0; count < 40 && (await control.inputValue()) !== ''; count++) await press('Z');
      seen.push(await control.inputValue());
      const right = [read, held, read, ''];
      if (String(seen) !== String(right))
        wrong.push(`${name}: ${seen.join(' | ')} instead of ${right.join(' | ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('an input method that sends its whole word again writes each letter once', async ({ page }) => {
    await open(page);
    await hydrate(page);
    const session = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    for (const [name, typed, held] of CORRECTED) {
      const control = page.locator(`[name="${name}"]`);
      await control.focus();
      for (let end = 1; end <= typed.length; end++)
        await session.send('Input.imeSetComposition', {
          text: typed.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await session.send('Input.insertText', { text: typed });
      const seen = (await heldBy(control, { name } as Row)).join(' / ');
      if (seen !== `${held} / ${held}`) wrong.push(`${name}: ${seen} instead of ${held}`);
    }
    expect(wrong).toEqual([]);
  });

  for (const action of ACTIONS) {
    test(
      `in every field typed before hydration: ${action}`,
      nightly(action !== 'first key'),
      async ({ page }) => {
        await open(page);
        const rows = ROWS.filter(({ name }) => name !== 'searchTerm');
        for (const row of rows) {
          await controlOf(page, row).focus();
          await page.keyboard.press('ControlOrMeta+A');
          await page.keyboard.type(row.text);
        }
        await hydrate(page);
        const wrong: string[] = [];
        for (const row of rows) {
          const control = controlOf(page, row);
          await control.focus();
          await page.keyboard.press('End');
          await act(page, control, row, action);
          const right = expected(row, action);
          const held = await heldBy(control, row);
          if (held.some((value) => value !== right))
            wrong.push(`${row.name}, ${action}: ${held.join(' / ')} instead of ${right}`);
        }
        expect(wrong).toEqual([]);
      },
    );
  }
});
