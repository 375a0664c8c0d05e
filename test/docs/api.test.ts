import { describe, expect, it } from 'vitest';
import { type ApiExport, readPublicApi } from '../../scripts/package/publicApi.ts';

const api = readPublicApi();
const everything = new Map(
  api.flatMap(({ exports }) => exports.map((one) => [`${one.file} ${one.name}`, one] as const)),
);
const find = (name: string) => [...everything.values()].find((one) => one.name === name) as ApiExport;

describe('LIB-04: every public export', () => {
  it('documents its purpose', () => {
    const silent = [...everything.values()].filter(({ words }) => words.length < 10);
    expect(silent.map(({ file, name }) => `${name} in ${file}`)).toEqual([]);
  });

  it('documents each of its props', () => {
    const silent = [...everything.values()]
      .filter(({ name }) => name.endsWith('Props'))
      .flatMap(({ name, fields }) =>
        fields.filter(({ words }) => !words).map((field) => `${name}.${field.name}`),
      );
    expect(silent).toEqual([]);
  });

  it('LIB-01: takes `undefined` for whatever may be left out, which `exactOptionalPropertyTypes` asks for', () => {
    const strict = [...everything.values()]
      // Components that wrap React Aria's are typed as those are.
      .filter(
        ({ name, file }) =>
          !file.startsWith('src/ui/') && /(?:Props|Slots|Options|CallContext|ServerData)$/.test(name),
      )
      .flatMap(({ name, fields }) =>
        fields
          .filter(({ isOptional, type }) => isOptional && !/\bundefined\b|^ReactNode$/.test(type))
          .map((field) => `${name}.${field.name}: ${field.type}`),
      );
    expect(strict).toEqual([]);
  });

  it('belongs to an entry point that documents its purpose', () => {
    for (const { entry, words } of api) expect(words, entry).toMatch(/^The entry point `vitrine/);
  });
});

describe('the API reference', () => {
  it('reads descriptions, types, defaults and inherited props', () => {
    const props = find('VitrineProviderProps').fields;
    expect(props.find(({ name }) => name === 'site')).toEqual({
      name: 'site',
      type: 'SiteCode | SiteConfig',
      isOptional: false,
      words: expect.stringContaining('country site'),
    });
    expect(props.find(({ name }) => name === 'locale')?.words).toContain('Default: the site');
    expect(props.map(({ name }) => name)).toEqual(expect.arrayContaining(['navigate', 'shop', 'track']));
  });

  it('keeps examples verbatim', () => {
    const examples = find('createMswHandlers').tags.filter(({ tag }) => tag === 'example');
    expect(examples[0]?.words).toMatch(/^const worker = setupWorker\(\.\.\.createMswHandlers\(\{/);
  });
});
