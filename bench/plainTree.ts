import { JSDOM } from 'jsdom';
import { createElement, type Key, type ReactNode } from 'react';

/** A plain element: name, attributes, children. */
export type PlainNode = string | [name: string, attributes: Record<string, unknown>, children: PlainNode[]];

/** Attributes with another name in React; the others are unchanged. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  autocapitalize: 'autoCapitalize',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  srcset: 'srcSet',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  novalidate: 'noValidate',
  hreflang: 'hrefLang',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

function toAttributes(element: Element): Record<string, unknown> {
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      if ((name === 'value' || name === 'checked') && !isField) return [name, value];
      const known = NAMES[name] ?? name;
      const isSwitch =
        value === '' &&
        /^(hidden|disabled|required|multiple|open|readOnly|noValidate|defaultChecked|selected|inert)$/.test(
          known,
        );
      return [known, isSwitch || value];
    }),
  );
}

function toNode(node: Node): PlainNode[] {
  if (node.nodeType === 3) return [node.textContent ?? ''];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  const children = [...element.childNodes].flatMap(toNode);
  return [[element.localName, toAttributes(element), children]];
}

/** The markup of React's root element as plain elements. */
export function readPlainTree(html: string): PlainNode[] {
  const { document } = new JSDOM(html).window;
  const root = document.getElementById('page');
  if (!root) throw new Error('The page has no element called "page".');
  return [...root.childNodes].flatMap(toNode);
}

export const countElements = (nodes: readonly PlainNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node[2])), 0);

/** The tree as React elements, without components. */
export function drawPlain(node: PlainNode, key?: Key): ReactNode {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = node;
  return createElement(name, { ...attributes, key }, ...children.map((child) => drawPlain(child)));
}
