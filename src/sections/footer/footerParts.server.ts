import { whole } from '#src/ui/Later/whole.tsx';
import * as parts from './FooterWhole.tsx';

// A server draws everything at once.
export const FooterWhole = whole(parts.FooterWhole);
