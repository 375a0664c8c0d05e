import { expect, it } from 'vitest';
import * as forms from '#src/entries/forms.ts';
import * as root from '#src/entries/index.ts';
import * as ui from '#src/entries/ui.ts';
import { componentDocs } from '../../scripts/package/propDocs.ts';

const library = { ...root, ...forms, ...ui };

/** Icons need no description. */
const isIcon = (name: string) => /.Icon$/.test(name);

const exported = componentDocs().filter(({ name }) => name in library && !isIcon(name));

it('LIB-04: the prop parser of the docs pages reads every component of the library', () => {
  expect(exported.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Header',
      'Footer',
      'MiniCart',
      'TopBanner',
      'NewsletterForm',
      'Button',
      'Price',
    ]),
  );
});

it('LIB-04: every component of the library documents its purpose', () => {
  expect(exported.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

it('LIB-04: every prop of every component of the library has a description', () => {
  const silent = exported.flatMap(({ name, props }) =>
    props.filter(({ description }) => !/\w{3}/.test(description)).map((prop) => `${name}: ${prop.name}`),
  );
  expect(silent).toEqual([]);
});
