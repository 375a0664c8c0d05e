import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as parts from './FooterWhole.tsx';

// A server renders everything at once.
export const FooterWhole = eagerIsland(parts.FooterWhole);
