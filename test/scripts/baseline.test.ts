import { expect, it } from 'vitest';
import { newerFeatures } from '../../scripts/package/baseline.ts';
import { styleProblems } from '../../scripts/package/browserPromise.ts';

const scan = (code: string) => newerFeatures([{ file: 'a.js', code }]);

it.each(['Promise.try(work)', 'URL.parse(address)', 'new CloseWatcher()'])(
  'ENG-02: %s is newer than the supported browsers',
  (code) => {
    expect(scan(code)).toHaveLength(1);
  },
);

it('ENG-02: widely available features, guarded names and comments are not reported', () => {
  expect(
    scan('/** Promise.try */\n// URL.parse\nURL.canParse(a); JSON.parse(b); new Map(); myPromise.try()'),
  ).toEqual([]);
});

it('ENG-02: newer properties and style queries in a style sheet are reported; those that degrade gracefully are not', async () => {
  expect(await styleProblems('a.css', 'a { reading-flow: grid-rows }')).toHaveLength(1);
  expect(await styleProblems('a.css', '@scope (.a) { b { color: red } }')).toHaveLength(1);
  expect(await styleProblems('a.css', 'a { text-wrap: balance; color: red }')).toEqual([]);
});
