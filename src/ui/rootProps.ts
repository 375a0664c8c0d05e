import type { CSSProperties, Ref } from 'react';

/** The props that a component passes to its root element. */
export interface RootProps<Root extends HTMLElement> {
  /** Added to the root element's class names. */
  className?: string | undefined;
  /** Ref of the root element. */
  ref?: Ref<Root> | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** Style of the root element. On a server it needs a content policy that allows `style` attributes. */
  style?: CSSProperties | undefined;
}

/** The attributes among a component's props, for its root element; `data-…` has no type of its own in JSX. */
export const rootAttributesOf = (props: object): Pick<RootProps<HTMLElement>, 'id' | 'style'> =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => value !== undefined && /^(id|style|data-.+)$/.test(name)),
  );
