import { type ComponentType, memo, Suspense } from 'react';

/**
 * The server's side of `later`: the part itself, in the same frame, so that the browser finds what it expects.
 *
 * @param Part what the browser loads later
 */
export function whole<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Whole = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(Whole) as unknown as ComponentType<Props>;
}
