import { endurance } from './endurance.ts';
import { hydration } from './hydration.ts';
import { lighthouse } from './lighthouse.ts';
import { miniCart } from './miniCart.ts';
import { navigation } from './navigation.ts';
import { proxy } from './proxy.ts';
import { render } from './render.ts';
import type { Family } from './row.ts';
import { scaling } from './scaling.ts';
import { search } from './search.ts';
import { sizes } from './sizes.ts';
import { soak } from './soak.ts';
import { storybook } from './storybook.ts';

/** Every family of figures, in the order of the table. Add new ones here. */
export const FAMILIES: readonly Family[] = [
  sizes,
  proxy,
  render,
  hydration,
  navigation,
  miniCart,
  search,
  scaling,
  lighthouse,
  storybook,
  soak,
  endurance,
];
