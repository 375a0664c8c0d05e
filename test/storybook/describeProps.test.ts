import { expect, it } from 'vitest';
import { describeProps } from '#.storybook/describeProps.ts';

type Context = Parameters<typeof describeProps>[0];

it('SBK-01: a docs page shows the default of a prop in its own column', () => {
  const argTypes = {
    hasFlyout: {
      name: 'hasFlyout',
      description: 'Opens a flyout (HDR-01).\n@default true',
      table: { category: 'Parts' },
    },
    checkoutUrl: { name: 'checkoutUrl', description: 'Its address. @default by what is in the cart' },
    site: { name: 'site', description: 'The country.' },
    rest: { name: 'rest' },
  };
  expect(describeProps({ argTypes } as unknown as Context)).toEqual({
    hasFlyout: {
      name: 'hasFlyout',
      description: 'Opens a flyout (HDR-01).',
      table: { category: 'Parts', defaultValue: { summary: 'true' } },
    },
    checkoutUrl: {
      name: 'checkoutUrl',
      description: 'Its address.',
      table: { defaultValue: { summary: 'by what is in the cart' } },
    },
    site: argTypes.site,
    rest: argTypes.rest,
  });
});

const string = { name: 'string' };
const undefinedType = { name: 'other', value: 'undefined' };
const themes = { name: 'other', value: 'unknown[number]', raw: '(typeof PROMOTION_THEMES)[number]' };

it.each([
  ['an optional text', 'string | undefined', [string, undefinedType], string, 'string'],
  ['a text or nothing', 'string | null', [string, { name: 'null' }], string, 'string | null'],
  [
    'an optional choice',
    'Theme | undefined',
    [themes, undefinedType],
    { name: 'enum', value: expect.arrayContaining(['coral-light']) },
    'Theme',
  ],
  [
    'a choice of another file or a text of the shop',
    'PromotionTheme | (string & Record<never, never>)',
    [{ name: 'other', value: 'PromotionTheme' }, { name: 'other', value: 'unknown' }, undefinedType],
    { name: 'enum', value: expect.arrayContaining(['coral-light']) },
    'PromotionTheme | (string & Record<never, never>)',
  ],
  ['a text or a number', 'string | number', [string, { name: 'number' }], string, 'string | number'],
  ['a handler', '((isOpen: boolean) => void) | undefined', [], undefined, '(isOpen: boolean) => void'],
])('SBK-10: %s has its own field and its type in words', (_, raw, value, type, summary) => {
  const argTypes = {
    prop: { name: 'prop', type: { name: 'union', raw, value }, table: { type: { summary: 'union' } } },
  };
  expect(describeProps({ argTypes } as unknown as Context).prop).toMatchObject({
    ...(type && { type }),
    table: { type: { summary } },
  });
});

it('SBK-10: a choice whose type is in another file is a choice', () => {
  const argTypes = { platform: { name: 'platform', type: { name: 'other', value: 'Platform' } } };
  expect(describeProps({ argTypes } as unknown as Context).platform).toMatchObject({
    type: { name: 'enum', value: ['CLASSIC', 'TABLET', 'MATCH'] },
  });
});

it('SBK-10: a choice stays a choice', () => {
  const argTypes = { size: { name: 'size', type: { name: 'enum', value: ['small', 'large'] } } };
  expect(describeProps({ argTypes } as unknown as Context)).toEqual(argTypes);
});
