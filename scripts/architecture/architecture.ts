import { SITE_CODES } from '#src/config/sites.ts';
import { CONDITIONAL_MODULES } from '../build/conditionalModules.ts';
import type { SourceFile } from './readImports.ts';

/** The layers of the library, lowest first: each may import itself and those before it. */
const LAYERS = ['config', 'lib', 'schemas', 'api', 'i18n', 'state', 'ui', 'features', 'sections'] as const;

/** Files with import rules other than "all lower layers". */
const ALLOWED: Record<string, readonly string[]> = {
  // UI parts know nothing about the shop.
  ui: ['config', 'lib', 'i18n', 'ui'],
  // The provider wires everything that features need; features do not import it.
  provider: ['config', 'lib', 'schemas', 'api', 'i18n', 'state', 'ui', 'provider'],
  // Custom elements wrap complete regions in the provider.
  elements: [...LAYERS, 'provider', 'elements'],
};

const layerOf = (file: string) => /^src\/([\w-]+)\//.exec(file)?.[1];
const featureOf = (file: string) => /^src\/(features\/[\w-]+|sections\/[\w-]+)\//.exec(file)?.[1];

function allowedFor(layer: string): readonly string[] {
  const given = ALLOWED[layer];
  if (given) return given;
  const at = LAYERS.indexOf(layer as (typeof LAYERS)[number]);
  return at < 0 ? [] : LAYERS.slice(0, at + 1);
}

/** Violations of the import rules in the library's sources, one sentence each. */
export function findArchitectureProblems(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap(importProblems),
    ...files.flatMap(packageProblems),
    ...files.flatMap(siteCodeProblems),
    ...files.flatMap(widgetProblems),
    ...findCycles(files),
  ];
}

/** An entry point of the package, or the style sheet of all of them. */
const ENTRY_POINT = /^src\/(?:[\w-]+\.ts|styles\/index\.css)$/;

/** Library imports of the demo's pages that bypass the entry points: the demo is an ordinary consumer (LIB-01). */
export const findConsumerProblems = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) =>
      target?.startsWith('src/') && !ENTRY_POINT.test(target)
        ? [`${path} imports ${target}: pages import the library's entry points`]
        : [],
    ),
  );

function importProblems({ path, imports }: SourceFile): string[] {
  const layer = layerOf(path);
  return imports.flatMap(({ specifier, target }) => {
    if (target === null) {
      return specifier.startsWith('#') && !(specifier in CONDITIONAL_MODULES)
        ? [`${path} imports ${specifier}, which is unknown`]
        : [];
    }
    if (target.startsWith('locales/')) {
      return layer === 'i18n' ? [] : [`${path} imports ${target}: only src/i18n imports texts`];
    }
    if (!target.startsWith('src/')) return [`${path} imports ${target}: src imports nothing outside itself`];
    const targetLayer = layerOf(target);
    // The entry points at the top of src may import everything.
    if (!layer) return [];
    if (!targetLayer) return [`${path} imports the entry point ${target}: entry points are for consumers`];
    if (!allowedFor(layer).includes(targetLayer))
      return [`${path} imports ${target}: ${layer} may not import ${targetLayer}`];
    const feature = featureOf(path);
    const targetFeature = featureOf(target);
    if (targetFeature && targetFeature !== feature) {
      if (layer === targetLayer) return [`${path} imports ${target}: ${layer} do not import each other`];
      // A section may lazy-load a part of a feature; its entry point would load it eagerly.
      if (!target.endsWith('/index.ts'))
        return [`${path} imports ${target}: import a feature from its index.ts`];
    }
    return [];
  });
}

// React Aria's RouterProvider has no entry point of its own.
const ROUTER_PROVIDER_USER = 'src/provider/VitrineProvider.tsx';

function packageProblems({ path, text, imports }: SourceFile): string[] {
  const problems = imports.flatMap(({ specifier, isType }) => {
    if (isType) return [];
    const isWhole = specifier === 'react-aria-components' || specifier === 'react-aria';
    if (isWhole && path !== ROUTER_PROVIDER_USER)
      return [`${path} imports all of ${specifier}: import the component's own entry point`];
    if (specifier === 'zod' || specifier === 'zod/v4')
      return [`${path} imports zod: import zod/mini, which is a fifth of its size`];
    if (specifier === 'lucide-react' || specifier === 'simple-icons')
      return path.startsWith('src/ui/Icon/')
        ? []
        : [`${path} imports ${specifier}: icons come from src/ui/Icon`];
    return [];
  });
  const code = withoutComments(text);
  if (
    path !== 'src/api/request.ts' &&
    /(?<![\w.])fetch\(|\b(?:window|globalThis)\.fetch\b|XMLHttpRequest|sendBeacon/.test(code)
  )
    problems.push(`${path} calls the network: only src/api/request.ts may`);
  if (/dangerouslySetInnerHTML|\.innerHTML\b/.test(code)) problems.push(`${path} writes raw HTML`);
  if (/\bcloneElement\b/.test(code))
    problems.push(`${path} clones elements: compose with children and slots`);
  return problems;
}

const SITE = SITE_CODES.join('|');
const COMPARISON = new RegExp(
  `(?:===|!==|==|!=)\\s*['"](?:${SITE})['"]|['"](?:${SITE})['"]\\s*(?:===|!==)|case\\s+['"](?:${SITE})['"]`,
);
const LOCALE_COMPARISON =
  /(?:===|!==|==|!=)\s*['"](?:[a-z]{2}-[A-Z]{2})['"]|case\s+['"](?:[a-z]{2}-[A-Z]{2})['"]/;

function siteCodeProblems({ path, text }: SourceFile): string[] {
  if (path.startsWith('src/config/')) return [];
  const code = withoutComments(text);
  return [
    ...(COMPARISON.test(code)
      ? [`${path} compares a site's code: read a setting of the site table (SIT-06)`]
      : []),
    ...(LOCALE_COMPARISON.test(code)
      ? [`${path} compares a language: read a setting of the site table (SIT-06)`]
      : []),
  ];
}

/** Interactive elements, except hidden inputs. */
const INTERACTIVE_ELEMENT =
  /<(?:button|select|textarea|details|summary|dialog|input(?![^>]*?type="hidden"))(?![\w-])/;

const WIDGET_ROLE = new RegExp(
  `\\brole(?:=\\{[^}]{0,80}?|=|: ?[^,;{}\n]{0,80}?)["'](?:${[
    'alertdialog',
    'button',
    'checkbox',
    'combobox',
    'dialog',
    'grid',
    'gridcell',
    'listbox',
    'menu',
    'menubar',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'progressbar',
    'radio',
    'radiogroup',
    'searchbox',
    'slider',
    'spinbutton',
    'switch',
    'tab',
    'tablist',
    'tabpanel',
    'textbox',
    'tooltip',
    'tree',
    'treegrid',
    'treeitem',
  ].join('|')})["']`,
);

/** Modules of react-aria that give an element no behaviour. */
const HELPERS = new Set(['chain', 'filterDOMProps', 'mergeProps', 'useId', 'useIsSSR', 'useObjectRef']);

/** Whether a module specifier is a component or a behaviour of react-aria. */
function isReactAriaPart(specifier: string): boolean {
  const [name, part = ''] = specifier.split('/');
  return (name === 'react-aria' || name === 'react-aria-components') && part !== '' && !HELPERS.has(part);
}

/** Interactive elements use react-aria and occur only in src/ui (FND-01, FND-04). */
function widgetProblems({ path, text, imports }: SourceFile): string[] {
  const code = withoutComments(text);
  const written = INTERACTIVE_ELEMENT.exec(code)?.[0] ?? WIDGET_ROLE.exec(code)?.[0];
  if (!written) return [];
  if (!path.startsWith('src/ui/'))
    return [`${path} writes ${written}: interactive parts come from src/ui (FND-04)`];
  const isOnReactAria = imports.some(({ specifier, isType }) => !isType && isReactAriaPart(specifier));
  return isOnReactAria ? [] : [`${path} writes ${written} without react-aria (FND-04)`];
}

/** Removes comments, which may mention forbidden code. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

/** Import cycles. Types and lazy imports do not count, because they load nothing initially. */
function findCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter((one) => !one.isType && !one.isLazy).flatMap(({ target }) => (target ? [target] : [])),
    ]),
  );
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      cycles.add(`cycle: ${[...trail.slice(at), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...cycles];
}
