import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as parts from './ConsentPanelWhole.tsx';

// A server renders everything immediately.
export const ConsentPanelWhole = eagerIsland(parts.ConsentPanelWhole);
