import { expect, it } from 'vitest';
import { initialValues } from '#.storybook/initialValues.ts';

it.each(['defaultValue', 'initialView', 'isDefaultSelected', 'startsOpen', 'opensPanel'])(
  'SBK-10: another %s starts the component again',
  (name) => {
    expect(initialValues({ [name]: 'a' })).not.toBe(initialValues({ [name]: 'b' }));
  },
);

it('SBK-10: any other control keeps the component', () => {
  expect(initialValues({ label: 'a', isOpen: true })).toBe(initialValues({ label: 'b', isOpen: false }));
});
