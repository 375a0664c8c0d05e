import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A screenshot as its pixels, row by row: three bytes each, or four with transparency. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The difference between two screenshots of a story. */
export interface Difference {
  /** Differing pixels; different sizes differ in all additional pixels. */
  pixels: number;
  /** The visual difference. */
  image: Pixels;
}

/**
 * Colour tolerance, 0 to 1. Machines with the same browser render the same colours, up to the last bit of a blended one,
 * which is far below; a token that is one step lighter is above.
 */
const THRESHOLD = 0.01;

/**
 * Largest difference of a channel, of 255, at which a pixel without a differing neighbour does not count: processors
 * round the edges of an SVG image differently, a pixel here and there. No change of a style leaves such a trace.
 */
const MAX_ROUNDING = 16;

/** More differing pixels than processors round. */
const MANY = 5_000;

const channelsOf = ({ width, height, data }: Pixels) => (data.length / (width * height)) as 3 | 4;

/** Reads a PNG or WebP file. Adding transparency here would take as long as decoding it. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * A WebP file without loss: a third smaller than the same PNG.
 *
 * @param effort 0, the fastest, to 6, the smallest file
 */
export const writePixels = (image: Pixels, { effort = 4 } = {}): Promise<Buffer> =>
  sharp(image.data, { raw: { width: image.width, height: image.height, channels: channelsOf(image) } })
    .webp({ lossless: true, effort })
    .toBuffer();

/** Extends an image to a size and to four bytes a pixel. */
function onGround(image: Pixels, toWidth: number, toHeight: number): Buffer {
  const { width, height, data } = image;
  const channels = channelsOf(image);
  if (channels === 4 && width === toWidth && height === toHeight) return data;
  const ground = Buffer.alloc(toWidth * toHeight * 4);
  for (let at = 0; at < width * height; at += 1) {
    const to = (Math.floor(at / width) * toWidth + (at % width)) * 4;
    ground[to + 3] = 255;
    for (let channel = 0; channel < channels; channel += 1)
      ground[to + channel] = data[at * channels + channel] ?? 0;
  }
  return ground;
}

/**
 * Compares two screenshots pixel by pixel; `null` if they are equal. Anti-aliased pixels and single
 * rounded ones do not count, because machines smooth edges differently. Every other pixel counts, and one is enough: a
 * share of the page as the tolerance would accept a button that moved by one pixel.
 */
export function compareScreenshots(before: Pixels, after: Pixels): Difference | null {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return null;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const [left, right] = [onGround(before, width, height), onGround(after, width, height)];
  const options = { threshold: THRESHOLD, includeAA: false, alpha: 0.25 };
  const differing = pixelmatch(left, right, data, width, height, options);
  const image = { width, height, data };
  const pixels = differing > MANY ? differing : differing - countRounded(left, right, image);
  if (pixels === 0 && isSameSize) return null;
  return { pixels, image };
}

/** The colour of a marked pixel, as one word of memory. */
const DIFFERENT = new Uint32Array(Uint8Array.of(255, 0, 0, 255).buffer)[0];

/** An image as one word a pixel: a page has millions of them. */
const wordsOf = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** The marked pixels of an image of a difference, row by row. */
function* markedPixels(image: Pixels): Generator<{ x: number; y: number }> {
  const words = wordsOf(image);
  for (let at = words.indexOf(DIFFERENT as number); at >= 0; at = words.indexOf(DIFFERENT as number, at + 1))
    yield { x: at % image.width, y: Math.floor(at / image.width) };
}

/** The number of marked pixels that are only rounded differently: almost the same colour, and no marked neighbour. */
function countRounded(left: Buffer, right: Buffer, marks: Pixels): number {
  const words = wordsOf(marks);
  const isMarked = (x: number, y: number) =>
    x >= 0 && x < marks.width && words[y * marks.width + x] === DIFFERENT;
  const isRounded = ({ x, y }: { x: number; y: number }) => {
    const at = (y * marks.width + x) * 4;
    const isClose = [0, 1, 2, 3].every(
      (channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) <= MAX_ROUNDING,
    );
    const hasNeighbour = [-1, 0, 1].some((down) =>
      [-1, 0, 1].some((along) => (down !== 0 || along !== 0) && isMarked(x + along, y + down)),
    );
    return isClose && !hasNeighbour;
  };
  return [...markedPixels(marks)].filter(isRounded).length;
}
