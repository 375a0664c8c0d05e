/** A colour and its background, by the tokens' names without `--v-color-`. */
export interface ContrastPair {
  /** The foreground colour. */
  on: string;
  ground: string;
  /** Minimum contrast: 4.5 for text, 3 for meaningful icons, borders and focus rings (WCAG 1.4.3, 1.4.11). */
  least: 4.5 | 3;
}

const text = (on: string, ...grounds: string[]) =>
  grounds.map((ground): ContrastPair => ({ on, ground, least: 4.5 }));
const mark = (on: string, ...grounds: string[]) =>
  grounds.map((ground): ContrastPair => ({ on, ground, least: 3 }));

const PAGE = ['ground', 'ground-raised', 'ground-sunken'];
const TINTS = ['tint-sand', 'tint-sage', 'tint-sky', 'tint-rose', 'tint-lilac', 'tint-honey'];
const filled = (name: string) => [name, `${name}-hover`, `${name}-pressed`];

/**
 * Every pair that components use, in light and dark. `test/styles` measures them, `Foundations/Colours` shows
 * them.
 */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...text('ink', ...PAGE, 'ground-hover', 'ground-pressed', ...TINTS, 'skeleton'),
  ...text('ink-soft', ...PAGE, 'ground-hover', ...TINTS),
  ...text('ink-faint', ...PAGE, 'ground-hover', 'ground-pressed'),
  ...mark('ink-faint', ...TINTS, 'skeleton'),
  ...mark('line-strong', ...PAGE, 'field'),
  ...text('accent', ...PAGE, 'ground-hover'),
  ...text('accent-hover', ...PAGE),
  ...text('accent-pressed', ...PAGE),
  ...text('on-accent', ...filled('accent')),
  ...text('on-accent-ground', 'accent-ground'),
  ...text('ink', 'accent-ground', 'sale-ground', 'community-ground'),
  // The background of the newsletter: its text, links, errors and field borders.
  ...['ink-soft', 'accent', 'accent-hover', 'accent-pressed', 'error'].flatMap((on) =>
    text(on, 'accent-ground'),
  ),
  ...['field-line', 'field-line-hover', 'field-line-focus', 'field-line-error', 'field-line-valid'].flatMap(
    (on) => mark(on, 'accent-ground'),
  ),
  ...mark('focus', 'accent-ground'),
  ...text('on-plate', 'plate'),
  ...text('on-primary', ...filled('primary')),
  ...text('on-signal', ...filled('signal')),
  ...mark('signal', ...PAGE),
  ...mark('sale-fill', ...PAGE),
  ...mark('community-fill', ...PAGE),
  ...text('on-sale', ...filled('sale-fill')),
  ...text('sale', ...PAGE, 'sale-ground'),
  ...text('on-community', ...filled('community-fill')),
  ...text('community', ...PAGE, 'community-ground'),
  ...['info', 'success', 'warning', 'error'].flatMap((state) => [
    ...text(state, ...PAGE, `${state}-ground`),
    ...text('ink', `${state}-ground`),
    ...text('accent', `${state}-ground`),
    ...mark(state, 'field'),
  ]),
  ...mark('star', ...PAGE),
  ...text('ink', 'field', 'field-disabled'),
  ...text('placeholder', 'field'),
  ...mark('field-line', 'field', 'ground', 'ground-raised'),
  ...mark('field-line-hover', 'field', 'ground', 'ground-raised'),
  ...mark('field-line-focus', 'field', 'ground', 'ground-raised'),
  ...mark('field-line-error', 'field', 'ground', 'ground-raised'),
  ...mark('field-line-valid', 'field', 'ground', 'ground-raised'),
  ...mark('focus', ...PAGE, 'focus-halo', ...TINTS),
];

/** Every pair inside a promotion, for each of the twelve themes, in light and dark. */
export const PROMOTION_PAIRS: readonly ContrastPair[] = [
  ...text('ink', 'ground', 'ground-raised', 'ground-hover', 'ground-pressed'),
  ...text('ink-soft', 'ground'),
  ...text('ink-faint', 'ground'),
  ...mark('line-strong', 'ground'),
  ...text('accent', 'ground', 'ground-hover'),
  ...text('accent-hover', 'ground'),
  ...text('accent-pressed', 'ground'),
  ...text('on-accent', ...filled('accent')),
  ...text('on-primary', ...filled('primary')),
  ...mark('focus', 'ground', 'focus-halo'),
];
