const PRODUCT_IMAGE = /^\/images\/([\w-]+)\.svg(?:#(\w+))?$/;

/**
 * The path of a product's image in a mail: mail programs know no SVG. `undefined` for an image of another shop.
 *
 * @example toMailImage('/images/dress.svg#coral') === '/mail/images/dress-coral.png'
 */
export function toMailImage(src: string): string | undefined {
  const [, name, colour] = PRODUCT_IMAGE.exec(src) ?? [];
  return name && `/mail/images/${colour ? `${name}-${colour}` : name}.png`;
}
