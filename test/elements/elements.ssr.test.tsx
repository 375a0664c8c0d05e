import { expect, it } from 'vitest';

it('BEY-12: a server may import the elements and define them, and nothing happens', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  const { defineElements, VitrineHeaderElement } = await import('#src/elements.ts');
  expect(() => defineElements()).not.toThrow();
  expect(VitrineHeaderElement).toBeTypeOf('function');
});
