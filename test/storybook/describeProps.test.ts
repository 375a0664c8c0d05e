import { createElement } from 'react';
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

it.each([
  [
    'a type of another file',
    'platform',
    { name: 'other', value: 'Platform' },
    ['CLASSIC', 'TABLET', 'MATCH'],
  ],
  [
    'the kind of a mail',
    'kind',
    { name: 'other', value: "NewsletterMail['kind']" },
    expect.arrayContaining(['newsletter-voucher']),
  ],
  ['a text of which the library knows one', 'pageType', string, expect.arrayContaining(['basket'])],
  ['a choice', 'size', { name: 'enum', value: ['small', 'large'] }, ['small', 'large']],
])('SBK-10: %s is a choice', (_, name, type, value) => {
  const argTypes = { [name]: { name, type } };
  expect(describeProps({ argTypes } as unknown as Context)).toEqual({
    [name]: expect.objectContaining({ type: expect.objectContaining({ name: 'enum', value }) }),
  });
});

const content = { name: 'other', value: 'ReactNode' };
const unknown = { name: 'other', value: 'unknown' };

it.each([
  ['names for code', 'className', string, undefined],
  ['references', 'ref', { name: 'other', value: 'Ref' }, undefined],
  ['objects without a value', 'slots', unknown, undefined],
  ['content that is no text', 'icon', content, createElement('svg')],
  ['a list of elements', 'children', content, [createElement('option')]],
  ['content that the story draws', 'children', content, null],
  ['objects that contain elements', 'items', unknown, [{ key: 'a', icon: createElement('svg') }]],
  ['objects that contain functions', 'slides', unknown, [{ key: 'a', content: () => null }]],
])('SBK-10: %s have no control', (_, name, type, value) => {
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: value } };
  expect(describeProps(context as unknown as Context)[name]).toMatchObject({ control: { disable: true } });
});

it.each([
  ['content that is a text', 'children', content, 'Neu', string],
  ['content that may be a text', 'title', content, undefined, string],
  [
    'the content of another component',
    'label',
    { name: 'other', value: "TextFieldProps['label']" },
    'IBAN',
    string,
  ],
  ['a list of the story', 'options', unknown, [{ value: 'day', label: 'Tag' }], unknown],
])('SBK-10: %s can be changed', (_, name, type, value, expected) => {
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: value } };
  expect(describeProps(context as unknown as Context)[name]).toEqual({ name, type: expected });
});

it('SBK-10: arguments of a story that the component does not describe have no control either', () => {
  const initialArgs = { name: 'delivery', icon: createElement('svg'), label: 'Lieferung' };
  expect(describeProps({ argTypes: {}, initialArgs } as unknown as Context)).toEqual({
    name: { name: 'name', control: { disable: true } },
    icon: { name: 'icon', control: { disable: true } },
  });
});

it('SBK-10: a control that a story sets itself stays', () => {
  const control = { type: 'text' };
  const argTypes = { name: { name: 'name', type: string, control } };
  expect(describeProps({ argTypes } as unknown as Context).name).toMatchObject({ control });
});
