import { expect, it } from 'vitest';
import { parseUrl } from '#src/lib/parseUrl.ts';

it('ENG-02: an address is parsed in a runtime without URL.parse', () => {
  const { parse } = URL;
  Reflect.deleteProperty(URL, 'parse');
  try {
    expect(parseUrl('/a?b=1', 'https://shop.example')?.href).toBe('https://shop.example/a?b=1');
    expect(parseUrl('https://[', 'https://shop.example')).toBeNull();
    expect(parseUrl('/a')).toBeNull();
  } finally {
    URL.parse = parse;
  }
});
