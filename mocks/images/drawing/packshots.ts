import { COLOURS } from '../../content/catalogue.ts';
import { createBrush, type Drawing, FLOOR, LIGHTING } from './brush.ts';
import { fashion } from './fashion.ts';
import { groceries } from './groceries.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { leisure, patterns, signs } from './leisure.ts';

/** Every drawing of the mock shop by name. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...groceries,
  ...kitchen,
  ...home,
  ...fashion,
  ...leisure,
  ...signs,
  ...patterns,
};

/** The shapes of a drawing with its shadow. */
export function drawArt(name: string, prefix = ''): string {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`No drawing is called “${name}”.`);
  const { shadow = 120, art } = drawing;
  const floor =
    shadow > 0 ? `<ellipse class="floor" cx="206" cy="${FLOOR}" rx="${shadow * 1.16}" ry="13"/>` : '';
  return `${floor}${art(createBrush(prefix || 'p'))}`;
}

/**
 * A product image. The address's fragment chooses the variant: `shirt.svg#coffee` is brown. The empty groups are the
 * fragment's targets, and the style sheet hands their colour to all that follows them.
 */
export function drawPackshot(name: string): string {
  const drawing = DRAWINGS[name];
  const art = drawArt(name) + (drawing?.beside ?? '');
  const scale = drawing?.scale ?? 1;
  // Its foot stays on the floor.
  const place =
    scale === 1 ? '' : ` transform="translate(${200 * (1 - scale)} ${FLOOR * (1 - scale)}) scale(${scale})"`;
  const isVaried = art.includes('var(--variant)');
  const colours = isVaried ? Object.entries(COLOURS) : [];
  const style = [
    `.art{--variant:${drawing?.variant}}`,
    ...colours.map(([colour, value]) => `#${colour}:target~.art{--variant:${value}}`),
    LIGHTING,
    ...(isVaried ? ['@media (prefers-color-scheme:dark){#ink:target~.art{--variant:var(--ink)}}'] : []),
  ].join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    `<style>${style}</style>`,
    ...colours.map(([colour]) => `<g id="${colour}"/>`),
    `<g class="art"${place}>${art}</g>`,
    '</svg>\n',
  ].join('');
}
