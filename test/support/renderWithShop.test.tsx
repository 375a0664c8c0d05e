import { expect, it } from 'vitest';

it('PRF-02: a part is empty until it loads; a server’s module graph has it', async () => {
  expect(Object.keys(await import('#eager/sections/header/BackButton.tsx'))).toEqual([]);
  expect(Object.keys(await import('#eager/sections/header/BackButton.tsx?server'))).toEqual(['BackButton']);
});
