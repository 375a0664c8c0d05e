import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of the same story differ. */
export interface Difference {
  /** Pixels that are not the same; a picture of another size differs in all that it has more or less. */
  pixels: number;
  /** Share of all pixels, 0 to 1. */
  share: number;
  /** A picture of the difference, as PNG. */
  picture: Buffer;
}

/** Colours that are closer than this are the same, 0 to 1: one machine draws one picture, so nearly nothing is chance. */
const THRESHOLD = 0.01;

/** Puts a picture on a ground of the given size. */
function onGround({ width, height, data }: PNG, toWidth: number, toHeight: number): PNG {
  if (width === toWidth && height === toHeight) return Object.assign(new PNG({ width, height }), { data });
  const ground = new PNG({ width: toWidth, height: toHeight, fill: true });
  PNG.bitblt(Object.assign(new PNG({ width, height }), { data }), ground, 0, 0, width, height, 0, 0);
  return ground;
}

/** Compares two PNG files pixel by pixel; `null` when they are the same (SBK-03). */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const result = new PNG({ width, height });
  const pixels = pixelmatch(
    onGround(one, width, height).data,
    onGround(other, width, height).data,
    result.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true, alpha: 0.25 },
  );
  const isSameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && isSameSize) return null;
  return { pixels, share: pixels / (width * height), picture: PNG.sync.write(result) };
}
