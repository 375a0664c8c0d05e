import { useStore } from 'jotai/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { closeNavigationAtom } from './navigationAtoms.ts';
import type { NavigationItem } from './navigationModel.ts';

interface NavigationLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'>,
    Record<`data-${string}`, unknown> {
  entry: Pick<NavigationItem, 'href' | 'isNewTab' | 'current' | 'title'>;
  /** @default the entry's title */
  children?: ReactNode;
}

/** A link of the navigation. Following it closes the open panel, for pages that change without a reload. */
export function NavigationLink({ entry, children, ...rest }: NavigationLinkProps) {
  // A page has hundreds of these links, and a setter for each would be another hook.
  const store = useStore();
  return (
    <a
      {...rest}
      href={entry.href ?? undefined}
      aria-current={entry.current ?? undefined}
      {...(entry.isNewTab && { target: '_blank', rel: 'noreferrer noopener' })}
      onClick={() => store.set(closeNavigationAtom)}
    >
      {children ?? entry.title}
    </a>
  );
}
