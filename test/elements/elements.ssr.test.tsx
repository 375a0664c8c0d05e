import { expect, it } from 'vitest';

it('BEY-12: importing and defining the elements on a server has no effect', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  const { defineElements, VitrineHeaderElement } = await import('#src/entries/elements.ts');
  expect(() => defineElements()).not.toThrow();
  expect(VitrineHeaderElement).toBeTypeOf('function');
});
