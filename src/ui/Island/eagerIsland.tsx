import { type ComponentType, memo, Suspense } from 'react';

/**
 * The server's variant of `island`: renders the component immediately, in the Suspense boundary that the browser
 * expects.
 */
export function eagerIsland<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const EagerIsland = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(EagerIsland) as unknown as ComponentType<Props>;
}
