import { hydration } from './hydration.ts';
import { lighthouse } from './lighthouse.ts';
import { proxy } from './proxy.ts';
import { render } from './render.ts';
import type { Family } from './row.ts';
import { sizes } from './sizes.ts';
import { soak } from './soak.ts';
import { storybook } from './storybook.ts';

/** Every family of figures, in the order of the table. */
export const FAMILIES: readonly Family[] = [sizes, proxy, render, hydration, lighthouse, storybook, soak];
