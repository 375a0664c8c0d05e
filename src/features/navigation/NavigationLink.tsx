import { useStore } from 'jotai/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { followFragment } from '#src/lib/followFragment.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { closeNavigationAtom } from './navigationAtoms.ts';
import type { NavigationItem } from './navigationModel.ts';

interface NavigationLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'>,
    Record<`data-${string}`, unknown> {
  entry: Pick<NavigationItem, 'href' | 'title'> & Partial<Pick<NavigationItem, 'isNewTab' | 'current'>>;
  /** @default the entry's title */
  children?: ReactNode;
}

/** A link of the navigation. Following it on this page closes the open panel; a click for a new tab does not. */
export function NavigationLink({ entry, children, ...rest }: NavigationLinkProps) {
  // A page has hundreds of these links, and a setter for each would be another hook.
  const store = useStore();
  return (
    <a
      {...rest}
      href={entry.href ?? undefined}
      aria-current={entry.current ?? undefined}
      {...(entry.isNewTab && { target: '_blank', rel: 'noreferrer noopener' })}
      onClick={(event) => {
        if (isOwnClick(event)) store.set(closeNavigationAtom);
        followFragment(event);
      }}
    >
      {children ?? entry.title}
    </a>
  );
}
