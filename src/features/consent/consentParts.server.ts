import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as parts from './ConsentRegion.tsx';

// A server renders everything immediately.
export const ConsentRegion = eagerIsland(parts.ConsentRegion);
