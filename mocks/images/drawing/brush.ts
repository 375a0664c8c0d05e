/** The darkest colours by day and at night: on a dark ground they would disappear, so a lamp lights them. */
export const DARK_INKS = {
  bean: { day: '#4a2e1f', night: '#7d5540' },
  ink: { day: '#24303f', night: '#52677f' },
} as const;

/** The palette of all drawings: muted, warm, and one light from the top left. */
export const INK = {
  cream: '#f3e9d8',
  paper: '#fbf6ec',
  sand: '#d9c7a7',
  oak: '#c49a6c',
  coffee: '#6f4e37',
  bean: 'var(--bean)',
  ink: 'var(--ink)',
  steel: '#b9c0c4',
  iron: '#5d666d',
  glass: '#cfe0e2',
  coral: '#e0664f',
  rose: '#e9b8a9',
  honey: '#e2a63b',
  sage: '#8fa58a',
  leaf: '#5f7f5b',
  moss: '#48603f',
  sky: '#7fa8c9',
  lilac: '#a99bc4',
  white: '#fffdf8',
} as const;

/** A fill that follows the product's variant. */
export const VARIANT = 'var(--variant)';

/** The ground line of every drawing, on a canvas of 400 × 400. */
export const FLOOR = 368;

/** One drawing: its default variant and its shapes. */
export interface Drawing {
  /** Colour of the parts that follow the variant. */
  variant: string;
  /** Half the width of the shadow on the floor; 0 for none. @default 120 */
  shadow?: number;
  /** Enlarges a low drawing in an image of its own, so that it fills its tile like the others. @default 1 */
  scale?: number;
  art: (brush: Brush) => string;
  /** Small things beside it, only in an image of its own: in a scene they would lie under its neighbour. */
  beside?: string;
}

type Attributes = Readonly<Record<string, string | number>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Draws shapes; ids are unique within one prefix, so that a scene can contain several drawings. */
export interface Brush {
  /** A solid body: filled, with light on its upper left edge and shade on its lower right one. */
  solid: (path: string, fill: string, attributes?: Attributes) => string;
  /** A flat part: a label, a seam, a shadow on a body. */
  flat: (path: string, fill: string, attributes?: Attributes) => string;
  /** A line of a width in units of the canvas. */
  line: (path: string, stroke: string, width: number, attributes?: Attributes) => string;
}

/** A rectangle with round corners as a path. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export function createBrush(prefix: string): Brush {
  let count = 0;
  return {
    solid(path, fill, attributes = {}) {
      count += 1;
      const id = `${prefix}${count}`;
      return `<g${attributesOf(attributes)}><clipPath id="c${id}"><path id="${id}" d="${path}"/></clipPath><g clip-path="url(#c${id})"><use href="#${id}" fill="${fill}"/><use href="#${id}" class="shade"/><use href="#${id}" class="light"/></g></g>`;
    },
    flat: (path, fill, attributes = {}) => `<path d="${path}" fill="${fill}"${attributesOf(attributes)}/>`,
    line: (path, stroke, width, attributes = {}) =>
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributesOf(attributes)}/>`,
  };
}

const inksAt = (time: 'day' | 'night'): string =>
  `:root{${Object.entries(DARK_INKS)
    .map(([name, values]) => `--${name}:${values[time]}`)
    .join(';')}}`;

/** Light and shade of every body: daylight by day, a warm lamp at night. */
export const LIGHTING = [
  inksAt('day'),
  '.shade{fill:none;stroke:#2a1608;stroke-opacity:.15;stroke-width:44;transform:translate(-20px,-8px)}',
  '.light{fill:none;stroke:#fff;stroke-opacity:.34;stroke-width:14;transform:translate(7px,6px)}',
  '.floor{fill:#2a1608;opacity:.14}',
  `@media (prefers-color-scheme:dark){${inksAt('night')}.shade{stroke-opacity:.3}.light{stroke:#ffe0b0;stroke-opacity:.42}.floor{fill:#000;opacity:.4}}`,
].join('');
