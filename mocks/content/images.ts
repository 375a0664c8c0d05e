import type { Colour } from './catalogue.ts';

/**
 * Paths of the images that the mock shop's answers name and that the library itself asks for, as patterns of MSW. The demo and Storybook serve the files.
 */
export const IMAGE_PATHS = {
  product: '/images/:name.svg',
  scene: '/images/teasers/:name.svg',
  logo: '/service/footer-images/logos/:name.svg',
  newsletter: '/service/newsletter/images/:name.svg',
} as const;

/**
 * Address of an image, served by the demo and Storybook; `createMswHandlers` answers it with a placeholder elsewhere.
 *
 * @param image its name, with a fragment where it has a variant of its own: `coffee-bag#sand`
 * @param colour the product's variant
 */
export function imageUrl(image: string, colour?: Colour): string {
  const [name = '', own] = image.split('#');
  const variant = colour ?? own;
  return `${IMAGE_PATHS.product.replace(':name', name)}${variant ? `#${variant}` : ''}`;
}

/** Address of a composed scene (`mocks/images/scenes`). */
export const sceneUrl = (scene: string): string => IMAGE_PATHS.scene.replace(':name', scene);
