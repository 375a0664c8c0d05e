/** Width and height of the drawing that is searched for content, in pixels. */
const SIZE = 128;
/** Difference of a colour channel from the ground that counts as content, of 255. */
const VISIBLE = 12;
/** The least width that is shown, in pixels of the screenshot: less would be a blur. */
const LEAST = 320;
/** Room around the content, as a part of the width. */
const MARGIN = 0.03;

/** The first and the last content along one axis, both 0 to 1. */
function extent(isContent: (at: number, across: number) => boolean): [number, number] {
  const steps = Array.from({ length: SIZE }, (_, index) => index);
  const used = steps.filter((at) => steps.some((across) => isContent(at, across)));
  return [(used[0] ?? 0) / SIZE, ((used.at(-1) ?? SIZE - 1) + 1) / SIZE];
}

/**
 * Crops a thumbnail to what is drawn on its ground, so that a small component on a wide canvas can be recognised. Its
 * parent is the frame.
 */
export function showDrawnPart(image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight, parentElement: frame } = image;
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true });
  if (!context || !frame) return;
  context.drawImage(image, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  // The lower left corner: headers begin at the top, and panels stand at the right.
  const [red = 0, green = 0, blue = 0] = data.subarray((SIZE - 1) * SIZE * 4);
  const differs = (column: number, row: number) => {
    const at = (row * SIZE + column) * 4;
    return [red, green, blue].some(
      (ground, channel) => Math.abs((data[at + channel] ?? 0) - ground) > VISIBLE,
    );
  };
  const [left, right] = extent((column, row) => differs(column, row));
  const [top] = extent((row, column) => differs(column, row));
  const width = Math.min(1, Math.max(LEAST / naturalWidth, right - left + 2 * MARGIN));
  const from = Math.min(1 - width, Math.max(0, (left + right - width) / 2));
  const above = Math.max(0, top - MARGIN * (naturalWidth / naturalHeight));
  image.style.transform = `scale(${1 / width}) translate(${-from * 100}%, ${-above * 100}%)`;
  frame.style.background = `rgb(${red} ${green} ${blue})`;
}
