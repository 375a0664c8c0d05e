import { attacks } from './attacks.ts';
import { hydration } from './hydration.ts';
import { lighthouse } from './lighthouse.ts';
import { machines } from './machines.ts';
import { miniCart } from './miniCart.ts';
import { navigation } from './navigation.ts';
import { render } from './render.ts';
import type { Family } from './row.ts';
import { search } from './search.ts';
import { sizes } from './sizes.ts';

/** Every family of figures, in the order of the table. Add new ones here. */
export const FAMILIES: readonly Family[] = [
  sizes,
  render,
  hydration,
  navigation,
  miniCart,
  search,
  lighthouse,
  machines,
  attacks,
];
