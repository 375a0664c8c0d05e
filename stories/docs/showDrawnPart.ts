/** Width and height of the drawing that is searched for content, in pixels. */
const SIZE = 128;
/** Difference of a colour channel from the ground that counts as content, of 255. */
const VISIBLE = 12;
/** The least part of the width that is shown: more would be a blur. */
const LEAST = 0.3;
/** Room around the content, as a part of the width. */
const MARGIN = 0.03;

/** The first and the last content along one axis, both 0 to 1. */
function extent(isContent: (at: number, across: number) => boolean): [number, number] {
  const steps = Array.from({ length: SIZE }, (_, index) => index);
  const used = steps.filter((at) => steps.some((across) => isContent(at, across)));
  return [(used[0] ?? 0) / SIZE, ((used.at(-1) ?? SIZE - 1) + 1) / SIZE];
}

/**
 * Crops a thumbnail to what is drawn on its ground, so that a small component on a wide canvas can be recognised.
 * Browsers without `object-view-box` show the whole screenshot.
 */
export function showDrawnPart(image: HTMLImageElement): void {
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !CSS.supports('object-view-box', 'inset(0)')) return;
  context.drawImage(image, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  // The lower left corner: headers begin at the top, and panels stand at the right.
  const ground = (SIZE - 1) * SIZE * 4;
  const differs = (column: number, row: number) => {
    const at = (row * SIZE + column) * 4;
    return [0, 1, 2].some(
      (channel) => Math.abs((data[at + channel] ?? 0) - (data[ground + channel] ?? 0)) > VISIBLE,
    );
  };
  const [left, right] = extent((column, row) => differs(column, row));
  const [top] = extent((row, column) => differs(column, row));
  const width = Math.min(1, Math.max(LEAST, right - left + 2 * MARGIN));
  const from = Math.min(1 - width, Math.max(0, (left + right - width) / 2));
  const above = Math.max(0, top - MARGIN * (image.naturalWidth / image.naturalHeight));
  image.style.setProperty(
    'object-view-box',
    `inset(${above * 100}% ${(1 - from - width) * 100}% 0 ${from * 100}%)`,
  );
}
