import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The bindings that a module of the package passes on: by file of their origin, `[name there, exported name]`. */
type Origins = Map<string, [name: string, exported: string][]>;

const relative = (from: string, to: string) => {
  const target = path.posix.relative(path.posix.dirname(from), to);
  return target.startsWith('.') ? target : `./${target}`;
};

/**
 * Writes an entry point of re-exports a second time, as `export *` alone. With `splitting`, esbuild keeps a
 * module that passes a binding on by name, and loads everything that it imports if any lazy chunk of the package uses it,
 * even one that the page never loads (evanw/esbuild#3704). It does not keep a module for its `export *`.
 *
 * The names are written to small modules next to it, because a module exports more than the entry point does. The named
 * variant stays for React Server Components, where `'use client'` allows no `export *`.
 *
 * @param entry file without extension, relative to the output: `entries/index`
 */
export const starEntryPlugin = (entry: string): Plugin => ({
  name: 'vitrine-star-entry',
  generateBundle(_options, bundle) {
    const file = `${entry}.js`;
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') throw new Error(`There is no ${file}.`);
    const stars = [...readOrigins(this.parse(chunk.code), file)].map(([origin, names]) => {
      const known = bundle[origin];
      const isComplete =
        known?.type === 'chunk' &&
        known.exports.length === names.length &&
        names.every(([name, exported]) => name === exported);
      if (isComplete) return origin;
      const part = `${entry}/${origin}`;
      const list = names.map(([name, exported]) => (name === exported ? name : `${name} as ${exported}`));
      this.emitFile({
        type: 'asset',
        fileName: part,
        source: `export { ${list.join(', ')} } from "${relative(part, origin)}";\n`,
      });
      return part;
    });
    this.emitFile({ type: 'asset', fileName: `${entry}.client.js`, source: chunk.code });
    chunk.code = stars.map((target) => `export * from "${relative(file, target)}";\n`).join('');
  },
});

function readOrigins({ body }: ReturnType<Rolldown.PluginContext['parse']>, file: string): Origins {
  const imported = new Map<string, [origin: string, name: string]>();
  const origins: Origins = new Map();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const origin = path.posix.join(path.posix.dirname(file), node.source.value);
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imported.set(specifier.local.name, [origin, specifier.imported.name]);
    } else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      for (const { local, exported } of node.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        const [origin, name] = imported.get(local.name) ?? [];
        if (!origin || !name) throw new Error(`${file} exports ${exported.name}, which it does not import.`);
        origins.set(origin, [...(origins.get(origin) ?? []), [name, exported.name]]);
      }
    } else if (node.type !== 'ExpressionStatement' || node.directive === undefined)
      throw new Error(`${file} has code of its own: it can only re-export.`);
  }
  return origins;
}
