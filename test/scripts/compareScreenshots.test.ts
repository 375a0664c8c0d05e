import { expect, it } from 'vitest';
import { compareScreenshots, type Pixels } from '../../scripts/stories/compareScreenshots.ts';

type Colour = readonly [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];
const COFFEE: Colour = [111, 69, 40];

/** A screenshot from a rule: a pixel's place to its colour. */
function draw(size: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = Buffer.alloc(size * size * 4);
  for (let at = 0; at < size * size; at += 1)
    data.set([...colourAt(at % size, Math.floor(at / size)), 255], at * 4);
  return { width: size, height: size, data };
}

/** A button 20 by 10 px on white, as far from the left as said. */
const button = (left: number) =>
  draw(40, (x, y) => (x >= left && x < left + 20 && y >= 10 && y < 20 ? COFFEE : WHITE));

/** A disc whose edge is smoothed; `sharpness` is the machine's way to do so. */
const disc = (sharpness: number) =>
  draw(40, (x, y) => {
    const cover = Math.min(1, Math.max(0, 0.5 + (12 - Math.hypot(x - 20, y - 20)) * sharpness));
    return [0, 1, 2].map((channel) =>
      Math.round((WHITE[channel] ?? 0) * (1 - cover) + (COFFEE[channel] ?? 0) * cover),
    ) as unknown as Colour;
  });

it('SBK-05: a button that moved by one pixel fails', () => {
  expect(compareScreenshots(button(8), button(9))?.pixels).toBe(20);
});

it('SBK-05: different anti-aliasing of an edge passes', () => {
  expect(disc(1).data.equals(disc(0.8).data)).toBe(false);
  expect(compareScreenshots(disc(1), disc(0.8))).toBeNull();
});

/** White with some pixels in another colour. */
const spots = (colour: Colour, ...places: string[]) =>
  draw(12, (x, y) => (places.includes(`${x},${y}`) ? colour : WHITE));
const ALMOST_WHITE: Colour = [242, 245, 250];

it.each([
  ['single pixels of almost the same colour pass', spots(ALMOST_WHITE, '0,4', '7,7', '11,5'), undefined],
  ['two of them side by side fail', spots(ALMOST_WHITE, '7,7', '8,7'), 2],
  ['two of them corner to corner fail', spots(ALMOST_WHITE, '7,7', '8,8'), 2],
  ['a single pixel of a clearly different colour fails', spots([230, 235, 250], '7,7'), 1],
])('SBK-05: %s', (_, after, pixels) => {
  expect(
    compareScreenshots(
      draw(12, () => WHITE),
      after,
    )?.pixels,
  ).toBe(pixels);
});
