import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';

/** The data that every slot gets, in addition to the data of its place. */
export interface SlotPlace {
  /** The library's content at this place; `null` if it has none. Render it too, or leave it out. */
  original: ReactNode;
}

interface SlotProps<Data extends object> {
  /** Names the place if its content fails. */
  name: string;
  /** The page's content; without it, the library's content is rendered. */
  content: ((place: NoInfer<Data> & SlotPlace) => ReactNode) | undefined;
  /** The data of the place. */
  place: Data;
  /** The library's content. @default none */
  original?: ReactNode;
}

/**
 * A place of a component that a page can fill. Content that fails is not shown, is reported once, and does not
 * affect the rest.
 *
 * @example <Slot name="groups" content={slots.groups} place={{ isReduced }} original={groups} />
 */
export function Slot<Data extends object>({ name, content, place, original = null }: SlotProps<Data>) {
  if (!content) return original;
  return (
    // What a streaming server takes out of the page has the library's content in its place.
    <ErrorBoundary name={name} waiting={original}>
      <Content content={content} place={{ ...place, original }} />
    </ErrorBoundary>
  );
}

// A component of its own: the boundary around it contains an error of the function.
function Content<Place>({ content, place }: { content: (place: Place) => ReactNode; place: Place }) {
  return content(place);
}
