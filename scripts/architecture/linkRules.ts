import { parseSync } from 'vite';
import { isNode, type SyntaxNode as Node, nodesOf } from '../lib/syntaxTree.ts';
import type { SourceFile } from './readImports.ts';

// Checks which expressions may become an address that a browser follows or loads. The check is purely syntactic: it
// rejects everything that it cannot trace to `safeHref`, to a literal or to one of our tables.

/** Names of attributes, fields and arguments that a browser follows or loads. */
const ADDRESS_NAMES: ReadonlySet<string> = new Set([
  ...['href', 'src', 'srcSet', 'action', 'formAction', 'poster', 'xlinkHref'],
]);

/** Model fields with an address validated by `safeHref`, in addition to those named like attributes. */
const JUDGED_FIELDS: ReadonlySet<string> = new Set([...ADDRESS_NAMES, 'image', 'source']);

/** Response fields with an unvalidated address: no model has fields of these names. */
const RAW_FIELD = /^(url|link|linkURL|imagePath|imageProductThumb|\w+Url)$/;

/** Response objects: all their fields are unvalidated. */
const RAW_OBJECTS: ReadonlySet<string> = new Set(['article', 'product', 'reply', 'answer', 'promotion']);

/** Functions that validate an address, or build one from our own paths and validated values. */
const JUDGES: ReadonlySet<string> = new Set([
  ...['safeHref', 'phoneHref', 'logoAddress', 'logoImage', 'searchHref', 'toEditHref'],
  ...['toCountryAddress', 'toDesktopAddress', 'toMobileAddress'],
]);

/** Files whose addresses do not come from a shop, an editor or a visitor, with the reason. */
export const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  'src/elements/linkStyles.ts': 'the library’s own style sheet',
  'src/features/consent/ConsentLoader.tsx': 'the site’s settings, by the developer of the page',
  'src/lib/head/pageLinks.ts': 'the page’s own address and alternates, by the developer of the page',
  'src/features/mini-cart/page/CheckoutBar.tsx': 'our checkout, or the page’s own by a property',
  'src/features/mini-cart/panel/MiniCartActions.tsx': 'our checkout, or the page’s own by a property',
  'src/features/search/searchAtoms.ts': 'still raw links, which `linkOption` judges afterwards',
  'src/state/topEntries.ts': 'ours, from the texts of the site',
  'src/ui/FlyoutButton/FlyoutButton.tsx': 'the path of an address that its caller has judged',
  'src/features/newsletter/NewsletterImage.tsx': 'ours, or the page’s own by a property',
  'demo/pages/AddToCart.tsx': 'a product of the demo’s own catalogue',
  'demo/pages/CheckoutPage.tsx': 'a logo of the demo’s own footer',
  'demo/pages/PreviewComparison.tsx': 'an own path that the server has judged and signed',
  'demo/pages/ProductPage.tsx': 'a sample of the demo’s own catalogue',
  'demo/pages/ScenarioPanelPage.tsx': 'made by `shopAddress` of an own path',
  'demo/pages/ScenarioPanelState.tsx': 'made by `panelAddress` of an own path',
};

/** Tables of our own addresses. */
const TABLES: ReadonlySet<string> = new Set(['LINKS', 'links', 'paths', 'own']);

const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const nameOf = (value: unknown): string => {
  const { name, value: text } = nodeOf(value) ?? { name: undefined, value: undefined };
  return typeof name === 'string' ? name : typeof text === 'string' ? text : '';
};

/** A file's constants, and which of its functions validate. */
interface Scope {
  constants: ReadonlyMap<string, Node>;
  judges: ReadonlySet<string>;
}

const callsJudge = (node: Node) =>
  nodesOf(node).some(({ type, callee }) => type === 'CallExpression' && JUDGES.has(nameOf(callee)));

function scopeOf(nodes: readonly Node[]): Scope {
  const constants = new Map<string, Node>();
  const judges = new Set<string>();
  for (const node of nodes) {
    const init = nodeOf(node.init);
    if (node.type === 'FunctionDeclaration' && callsJudge(node)) judges.add(nameOf(node.id));
    if (node.type !== 'VariableDeclarator' || !init || nodeOf(node.id)?.type !== 'Identifier') continue;
    constants.set(nameOf(node.id), init);
    if (init.type === 'ArrowFunctionExpression' && callsJudge(init)) judges.add(nameOf(node.id));
  }
  return { constants, judges };
}

/** The names in `a.b?.c`, in order. */
function chainOf(node: Node | undefined): string[] {
  if (node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression')
    return chainOf(nodeOf(node.expression));
  if (node?.type === 'MemberExpression')
    return [...chainOf(nodeOf(node.object)), node.computed ? '' : nameOf(node.property)];
  return node ? [nameOf(node)] : [];
}

function isJudgedChain(names: readonly string[]): boolean {
  const last = names.at(-1) ?? '';
  if (names.slice(0, -1).some((name) => TABLES.has(name))) return true;
  if (RAW_FIELD.test(last) || names.slice(0, -1).some((name) => RAW_OBJECTS.has(name))) return false;
  return JUDGED_FIELDS.has(last);
}

const isOwnBeginning = (text: unknown) => typeof text === 'string' && /^(?:\/(?![/\\])|#|\?)/.test(text);

function isJudged(node: Node | undefined, scope: Scope, seen: readonly string[] = []): boolean {
  const isEach = (...fields: unknown[]) => fields.every((field) => isJudged(nodeOf(field), scope, seen));
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral': {
      const [first] = node.quasis as { value: { cooked: string } }[];
      const [expression] = node.expressions as Node[];
      // An address that begins with our own path or a validated address is safe.
      return first?.value.cooked === '' ? isEach(expression) : isOwnBeginning(first?.value.cooked);
    }
    case 'ConditionalExpression':
      return isEach(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? isEach(node.right) : isEach(node.left, node.right);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isEach(node.expression);
    case 'AwaitExpression':
      return isEach(node.argument);
    case 'UnaryExpression':
      return node.operator === 'void';
    case 'MemberExpression':
      return isJudgedChain(chainOf(node));
    case 'CallExpression': {
      const name = chainOf(nodeOf(node.callee)).at(-1) ?? '';
      return JUDGES.has(name) || scope.judges.has(name);
    }
    case 'Identifier': {
      const name = nameOf(node);
      if (name === 'undefined') return true;
      const constant = scope.constants.get(name);
      if (constant && !seen.includes(name)) return isJudged(constant, scope, [...seen, name]);
      // A prop of the component or a field of a model: the code that sets it has already validated it.
      return JUDGED_FIELDS.has(name);
    }
    default:
      return false;
  }
}

/** The places in a file where an address reaches a browser, or a field that does. */
function sinksOf(node: Node): { name: string; value: Node | undefined }[] {
  if (node.type === 'JSXAttribute' && nodeOf(node.value)?.type === 'JSXExpressionContainer') {
    const name = nameOf(node.name);
    const value = nodeOf((node.value as Node).expression);
    return ADDRESS_NAMES.has(name) ? [{ name, value }] : [];
  }
  if (node.type === 'AssignmentExpression') {
    const name = chainOf(nodeOf(node.left)).at(-1) ?? '';
    const isField = nodeOf(node.left)?.type === 'MemberExpression';
    return isField && ADDRESS_NAMES.has(name) ? [{ name, value: nodeOf(node.right) }] : [];
  }
  if (node.type === 'Property') {
    const name = nameOf(node.key);
    const isPattern = nodeOf(node.value)?.type === 'AssignmentPattern';
    return ADDRESS_NAMES.has(name) && !isPattern && !node.shorthand
      ? [{ name, value: nodeOf(node.value) }]
      : [];
  }
  if (node.type === 'CallExpression') {
    const name = chainOf(nodeOf(node.callee)).slice(-2).join('.');
    const [first, second] = node.arguments as Node[];
    if (['window.open', 'location.assign', 'location.replace'].includes(name))
      return [{ name, value: first }];
    const isAttribute = name.endsWith('.setAttribute') && ADDRESS_NAMES.has(nameOf(first));
    return isAttribute ? [{ name, value: second }] : [];
  }
  return [];
}

/** Links that do not come from `safeHref`, a literal or one of our tables, one sentence each. */
export function findLinkProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const nodes = nodesOf(parseSync(path, text).program as unknown as Node);
    const scope = scopeOf(nodes);
    return nodes.flatMap(sinksOf).flatMap(({ name, value }) => {
      if (isJudged(value, scope)) return [];
      const line = text.slice(0, value?.start).split('\n').length;
      return `${path}:${line} sets ${name} to an address that safeHref has not validated (PRM-09)`;
    });
  });
}
