import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as parts from './FooterWhole.tsx';

// A server renders everything immediately.
export const FooterWhole = eagerIsland(parts.FooterWhole);
