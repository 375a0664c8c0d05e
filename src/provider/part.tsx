import { type ComponentType, memo, type ReactNode } from 'react';
import { useSiteContext } from '#src/i18n/SiteContext.ts';
import { ErrorCatcher } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { HydrationBoundary } from '#src/ui/ErrorBoundary/HydrationBoundary.tsx';

/**
 * Wraps a component for an entry point. Its own boundaries: loading the language never suspends the page's tree, and a
 * failure in a browser never takes it along. It is mounted again when the page's site or language changes.
 *
 * @param Placeholder stands in its place until a page without server markup has the language. @default nothing
 */
export function part<Props extends object>(
  Part: ComponentType<Props>,
  Placeholder?: ComponentType<Props>,
): (props: Props) => ReactNode {
  const Memo = memo(Part) as unknown as ComponentType<Props>;
  const name = Part.displayName ?? Part.name;
  function Bounded(props: Props) {
    const { pageKey } = useSiteContext(name);
    return (
      <ErrorCatcher key={pageKey} name={name}>
        <HydrationBoundary fallback={Placeholder && <Placeholder {...props} />}>
          <Memo {...props} />
        </HydrationBoundary>
      </ErrorCatcher>
    );
  }
  Bounded.displayName = name;
  return Bounded;
}
