import { type RefObject, useLayoutEffect, useState } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

/** The elements that want an id, and how each learns whether it has it. */
const wanted = new Map<string, Map<Element, (hasId: boolean) => void>>();

const earlier = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : one;

/** @param leaving an element that is still in the document, but about to be removed */
function assign(id: string, leaving?: Element): void {
  const answers = wanted.get(id);
  if (!answers?.size) return;
  // An element of the page itself may have the id, too.
  const holder = document.getElementById(id);
  const isOther = holder !== null && holder !== leaving && !answers.has(holder);
  const first = [...answers.keys(), ...(isOther ? [holder] : [])].reduce(earlier);
  for (const [element, answer] of answers) answer(element === first);
  if (process.env.NODE_ENV === 'development' && (isOther || answers.size > 1))
    reportProblem(`The id “${id}” stands twice on the page; links lead to the first element.`);
}

/**
 * An id that links of the page use. Of several elements with the same id, only the first one on the page has it, also
 * when one comes or goes.
 */
export function useFirstId(id: string, element: RefObject<Element | null>): string | undefined {
  const [hasId, setHasId] = useState(true);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const answers = wanted.get(id) ?? new Map<Element, typeof setHasId>();
    wanted.set(id, answers.set(own, setHasId));
    assign(id);
    return () => {
      answers.delete(own);
      assign(id, own);
    };
  }, [id, element]);
  return hasId ? id : undefined;
}
