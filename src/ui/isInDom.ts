import type { SyntheticEvent } from 'react';

/**
 * Whether an event comes from inside the element in the document. React also passes on those of overlays that the
 * element's content has opened, such as a dialog or the list of a select.
 */
export const isInDom = ({ currentTarget, target }: SyntheticEvent): boolean =>
  currentTarget.contains(target as Node);
