import { SITE_CODES } from '#src/config/sites.ts';
import type { SourceFile } from './readImports.ts';

/** Violations of the rules for packages, sites and widgets in the library's sources, one sentence each. */
export function findArchitectureProblems(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap(packageProblems),
    ...files.flatMap(siteCodeProblems),
    ...files.flatMap(widgetProblems),
    ...files.flatMap(editProblems),
    ...files.flatMap(translationProblems),
  ];
}

/** A conditional element, followed by a text without an element of its own. */
const ELEMENT_BEFORE_TEXT = /^\s*\{[^{}\n]*(?:&&|\?)\s*<[^\n]*\}\s*\n\s*(?:\{\w+\(|[\p{L}\d])/mu;

/**
 * A browser's translator replaces text nodes. React cannot insert an element before a replaced node, and the part fails.
 */
export function translationProblems({ path, text }: SourceFile): string[] {
  return ELEMENT_BEFORE_TEXT.test(withoutComments(text))
    ? [`${path} puts a conditional element before a bare text: give the text an element`]
    : [];
}

/**
 * React Aria's RouterProvider has no public entry point of its own. Adobe's `@react-aria/utils` imports this one from
 * any `react-aria` of version 3, so it stays.
 */
const ROUTER_PROVIDER = 'react-aria/private/utils/openLink';

function packageProblems({ path, text, imports }: SourceFile): string[] {
  const problems = imports.flatMap(({ specifier, isType }) => {
    if (isType) return [];
    if (specifier === 'react-aria-components' || specifier === 'react-aria')
      return [`${path} imports all of ${specifier}: import the component's own entry point`];
    if (/^react-(?:aria|stately|aria-components)\/private\//.test(specifier) && specifier !== ROUTER_PROVIDER)
      return [`${path} imports ${specifier}, which is private`];
    if (specifier === 'zod' || specifier === 'zod/v4')
      return [`${path} imports zod: import zod/mini, which is a fifth of its size`];
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
  `(?<!\\[)\\brole(?:=\\{[^}]{0,80}?|=|: ?[^,;{}\n]{0,80}?)["'](?:${[
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

/** Interactive elements use react-aria and occur only in src/ui. */
function widgetProblems({ path, text, imports }: SourceFile): string[] {
  const code = withoutComments(text);
  const written = INTERACTIVE_ELEMENT.exec(code)?.[0] ?? WIDGET_ROLE.exec(code)?.[0];
  if (!written) return [];
  if (!path.startsWith('src/ui/'))
    return [`${path} writes ${written}: interactive parts come from src/ui (FND-04)`];
  const isOnReactAria = imports.some(({ specifier, isType }) => !isType && isReactAriaPart(specifier));
  return isOnReactAria ? [] : [`${path} writes ${written} without react-aria (FND-04)`];
}

/** Native events between the browser's edit of a control and React's handler of it. */
const EDIT_EVENT =
  /addEventListener\(\s*['"](?:beforeinput|input|change|click|paste|cut|drop|composition\w+)['"]/;

/**
 * Files that listen to such an event and set no state before React's handler: `formValidator` and `usePosting` start a
 * timer, `hydrationTrigger` replays a press on a button, the others listen to a media query.
 */
const NATIVE_LISTENERS: ReadonlySet<string> = new Set([
  'src/lib/forms/formValidator.ts',
  'src/ui/Carousel/useRotation.ts',
  'src/ui/Form/usePosting.ts',
  'src/ui/Island/hydrationTrigger.ts',
  'src/ui/useMediaQuery.ts',
]);

/** Edits are React's: state that a native listener sets renders a controlled field with its old value. */
function editProblems({ path, text }: SourceFile): string[] {
  return EDIT_EVENT.test(withoutComments(text)) && !NATIVE_LISTENERS.has(path)
    ? [`${path} listens to an edit before React's handler (INP-14)`]
    : [];
}

/** Removes comments, which may mention forbidden code. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
