import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { storiesOf, storyFiles } from '../../scripts/requirements/requirements.ts';

const files = storyFiles().map(({ file, text }) => ({
  file,
  text,
  // What Storybook itself finds: it reads the source and runs nothing, so a story that a function makes is none.
  indexed: loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse().indexInputs,
}));

it('SBK-01: Storybook lists every story of every file', () => {
  for (const { file, text, indexed } of files) {
    const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(
      indexed.map(({ exportName }) => exportName),
      file,
    ).toEqual(exported);
  }
});

it('SBK-01: the generated pages use Storybook’s own story names', () => {
  for (const { file, text, indexed } of files)
    expect(
      storiesOf(text).map(({ id }) => id),
      file,
    ).toEqual(indexed.map(({ __id }) => __id));
});

it('SBK-01: a docs page has the sentence of every story', () => {
  // Storybook reads the docblocks of `meta.story` alone.
  for (const { file, text } of files)
    expect(text.match(/^export const \w+ = (?!meta\.story\()\S*/gm) ?? [], file).toEqual([]);
});
