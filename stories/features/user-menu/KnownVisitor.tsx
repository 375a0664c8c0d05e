import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { loadVisitorAtom } from '#src/state/visitorAtoms.ts';

/** The user menu of a known visitor. The header loads the visitor; here the story does. */
export function KnownVisitor() {
  const load = useSetAtom(loadVisitorAtom);
  useEffect(() => void load(), [load]);
  return <UserMenu />;
}
