import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
import { useSiteContext } from '#src/i18n/SiteContext.ts';

/**
 * A part as a page takes it from an entry point: in a Suspense boundary of its own, so that waiting for the language never
 * reaches the page's tree, and started again when the page's site or language changes (SIT-01).
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
