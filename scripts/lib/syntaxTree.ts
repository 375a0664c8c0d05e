/** A node of a syntax tree, as `parseSync` of Vite returns it. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** A node and all nodes below it, in the order of the source. */
export const nodesOf = (root: SyntaxNode): SyntaxNode[] => [
  root,
  ...Object.values(root).flat().filter(isNode).flatMap(nodesOf),
];
