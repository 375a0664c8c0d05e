import { endurance } from './endurance.ts';
import { hydration } from './hydration.ts';
import { lighthouse } from './lighthouse.ts';
import { miniCart } from './miniCart.ts';
import { navigation } from './navigation.ts';
import { proxy } from './proxy.ts';
import { render } from './render.ts';
import type { Family } from './row.ts';
import { sizes } from './sizes.ts';
import { soak } from './soak.ts';
import { storybook } from './storybook.ts';

/** Every family of figures, in the order of the table. A new one is a line here. */
export const FAMILIES: readonly Family[] = [
  sizes,
  proxy,
  render,
  hydration,
  navigation,
  miniCart,
  lighthouse,
  storybook,
  soak,
  endurance,
];
