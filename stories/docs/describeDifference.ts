/** A picture as its pixels: four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

const CHANNELS = 4;

/** The differing pixels in the part that two pictures have in common. */
function countDiffering(left: Pixels, right: Pixels): number {
  const width = Math.min(left.width, right.width);
  const height = Math.min(left.height, right.height);
  let count = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const inLeft = (row * left.width + column) * CHANNELS;
      const inRight = (row * right.width + column) * CHANNELS;
      let channel = 0;
      while (channel < CHANNELS && left.data[inLeft + channel] === right.data[inRight + channel])
        channel += 1;
      if (channel < CHANNELS) count += 1;
    }
  return count;
}

const inPixels = ({ width, height }: Pixels) => `${width} × ${height} px`;

/** Whether two pictures are equal, and how much of them is not. */
export function describeDifference(left: Pixels, right: Pixels): string {
  const count = countDiffering(left, right);
  const isSameSize = left.width === right.width && left.height === right.height;
  if (isSameSize && count === 0) return 'The two are equal.';
  const words =
    count === 0 ? 'No pixel differs' : `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'}`;
  if (isSameSize) return `${words}.`;
  return `Left is ${inPixels(left)}, right is ${inPixels(right)}. ${words} in the part that both have.`;
}

/** How much brighter than its value a difference is drawn: one of a few steps would be as black as none. */
const BRIGHTER = 8;

/** The difference of two pictures: black where they are equal, bright where only one of them is. */
export function differenceOf(left: Pixels, right: Pixels) {
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  const channelOf = (picture: Pixels, column: number, row: number, channel: number) =>
    column < picture.width && row < picture.height
      ? (picture.data[(row * picture.width + column) * CHANNELS + channel] ?? 0)
      : 0;
  for (let at = 0; at < data.length; at += 1) {
    const channel = at % CHANNELS;
    const column = Math.floor(at / CHANNELS) % width;
    const row = Math.floor(at / CHANNELS / width);
    data[at] =
      channel === CHANNELS - 1
        ? 255
        : BRIGHTER * Math.abs(channelOf(left, column, row, channel) - channelOf(right, column, row, channel));
  }
  return { width, height, data };
}

/** The pixels of a loaded image. */
export function readPixels(image: HTMLImageElement): Pixels | null {
  const { naturalWidth, naturalHeight } = image;
  const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, naturalWidth, naturalHeight) ?? null;
}
