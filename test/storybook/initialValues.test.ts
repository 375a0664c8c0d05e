import { expect, it } from 'vitest';
import { initialValues } from '#.storybook/initialValues.ts';

it.each([
  'value',
  'entry',
  'hasDoiError',
  'defaultValue',
  'initialView',
  'isDefaultSelected',
  'startsOpen',
  'opensPanel',
  'focusesFirstError',
])('SBK-10: another %s starts the component again', (name) => {
  expect(initialValues({ [name]: 'a' })).not.toBe(initialValues({ [name]: 'b' }));
});

it('SBK-10: any other control keeps the component', () => {
  expect(initialValues({ label: 'a', isOpen: true, valueText: 'a' })).toBe(
    initialValues({ label: 'b', isOpen: false, valueText: 'b' }),
  );
});
