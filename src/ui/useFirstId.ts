import { type RefObject, useLayoutEffect, useState } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

/** An id that links of the page use. Of several elements with the same id, only the first one keeps it. */
export function useFirstId(id: string, element: RefObject<Element | null>): string | undefined {
  const [isTaken, setTaken] = useState(false);
  useLayoutEffect(() => {
    const first = document.getElementById(id);
    if (first === null || first === element.current) return;
    setTaken(true);
    if (process.env.NODE_ENV === 'development')
      reportProblem(`The id “${id}” stands twice on the page; links lead to the first element.`);
  }, [id, element]);
  return isTaken ? undefined : id;
}
