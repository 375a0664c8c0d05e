import { useEffect } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

/**
 * Warns in development about content for a slot that a part does not have (BEY-15): it is never shown. Types find it
 * first, but not in JavaScript or in a spread object. Does nothing in production.
 *
 * @param names the part's slots; pass the same object in every render
 */
export function useSlotWarnings<Slots extends object>(
  part: string,
  slots: Slots,
  names: Record<keyof Slots, true>,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    for (const name of Object.keys(slots))
      if (!Object.hasOwn(names, name))
        reportProblem(`${part} has no slot “${name}”. It has ${Object.keys(names).join(', ')}.`);
  }, [part, slots, names]);
}
