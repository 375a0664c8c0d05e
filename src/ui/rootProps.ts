import type { Ref } from 'react';

/** The props that a component passes to its root element. */
export interface RootProps<Root extends HTMLElement> {
  /** Added to the root element's class names. */
  className?: string | undefined;
  /** Ref of the root element. */
  ref?: Ref<Root> | undefined;
}
