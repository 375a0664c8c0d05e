import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { isMatchAtom } from './navigationAtoms.ts';

/** Whether the navigation is the phone menu. The server renders a bar. */
export const useIsMatch = (): boolean => useHydratedAtomValue(isMatchAtom, false);
