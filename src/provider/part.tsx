import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
import { useSiteContext } from '#src/i18n/SiteContext.ts';

/**
 * Wraps a component for an entry point: in its own Suspense boundary, so that loading the language never suspends the
 * page's tree, and keyed so that it is mounted again when the page's site or language changes.
 */
export function part<Props extends object>(Part: ComponentType<Props>): (props: Props) => ReactNode {
  const Memo = memo(Part) as unknown as ComponentType<Props>;
  const name = Part.displayName ?? Part.name;
  function Bounded(props: Props) {
    const { pageKey } = useSiteContext(name);
    return (
      <Suspense key={pageKey}>
        <Memo {...props} />
      </Suspense>
    );
  }
  Bounded.displayName = name;
  return Bounded;
}
