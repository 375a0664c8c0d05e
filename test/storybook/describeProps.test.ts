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

it('SBK-10: an optional text has a text field, and a choice stays a choice', () => {
  const optional = { name: 'union', value: [{ name: 'string' }, { name: 'other', value: 'undefined' }] };
  const choice = { name: 'enum', value: ['small', 'large'] };
  const argTypes = { pageType: { name: 'pageType', type: optional }, size: { name: 'size', type: choice } };
  expect(describeProps({ argTypes } as unknown as Context)).toMatchObject({
    pageType: { type: { name: 'string' } },
    size: { type: choice },
  });
});
