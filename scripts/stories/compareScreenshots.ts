import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A screenshot as its pixels: four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The difference between two screenshots of a story. */
export interface Difference {
  /** Differing pixels; different sizes differ in all additional pixels. */
  pixels: number;
  /** Share of all pixels, 0 to 1. */
  share: number;
  /** The visual difference. */
  image: Pixels;
}

/**
 * Colour tolerance, 0 to 1. Machines with the same browser render the same colours, up to the last bit of a blended one,
 * which is far below; a token that is one step lighter is above.
 */
const THRESHOLD = 0.01;

/** Reads a PNG or WebP file. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A WebP file without loss: a third smaller than the same PNG. */
export const writePixels = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();

/** Extends an image to a size. */
function onGround({ width, height, data }: Pixels, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const ground = Buffer.alloc(toWidth * toHeight * 4);
  for (let row = 0; row < height; row += 1)
    data.copy(ground, row * toWidth * 4, row * width * 4, (row + 1) * width * 4);
  return ground;
}

/**
 * Compares two screenshots pixel by pixel; `null` if they are equal (SBK-03, SBK-05). Anti-aliased pixels do not count,
 * because machines smooth edges differently. Every other pixel counts, and one is enough: a share of the page as the
 * tolerance would accept a button that moved by one pixel.
 */
export function compareScreenshots(before: Pixels, after: Pixels): Difference | null {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return null;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    onGround(before, width, height),
    onGround(after, width, height),
    data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: false, alpha: 0.25 },
  );
  if (pixels === 0 && isSameSize) return null;
  return { pixels, share: pixels / (width * height), image: { width, height, data } };
}

const DIFFERENT = Buffer.from([255, 0, 0, 255]);

/** The smallest rectangle that holds every differing pixel: "40 × 12 at 16, 200". */
export function areaOf({ image: { width, height, data } }: Difference): string {
  const area = { left: width, right: -1, top: height, bottom: -1 };
  for (let at = 0; at < width * height; at += 1) {
    if (DIFFERENT.compare(data, at * 4, at * 4 + 4) !== 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  return `${area.right - area.left + 1} × ${area.bottom - area.top + 1} at ${area.left}, ${area.top}`;
}
