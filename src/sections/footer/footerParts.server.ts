import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as parts from './FooterRegion.tsx';

// A server renders everything immediately.
export const FooterRegion = eagerIsland(parts.FooterRegion);
