import type { Colour } from './catalogue.ts';

/** Paths of the pictures that the mock shop's answers name, as patterns of MSW. The demo and Storybook serve the files. */
export const PICTURE_PATHS = {
  product: '/images/:name.svg',
  scene: '/images/teasers/:name.svg',
} as const;

/**
 * Address of an image, served by the demo and Storybook; `createMswHandlers` answers it with a placeholder elsewhere.
 *
 * @param picture its name, with a fragment where it has a variant of its own: `coffee-bag#sand`
 * @param colour the product's variant
 */
export function pictureUrl(picture: string, colour?: Colour): string {
  const [name = '', own] = picture.split('#');
  const variant = colour ?? own;
  return `${PICTURE_PATHS.product.replace(':name', name)}${variant ? `#${variant}` : ''}`;
}

/** Address of a composed scene (`mocks/pictures/drawing/scenes.ts`). */
export const sceneUrl = (scene: string): string => PICTURE_PATHS.scene.replace(':name', scene);
