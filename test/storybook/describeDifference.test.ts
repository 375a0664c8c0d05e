import { expect, it } from 'vitest';
import { describeDifference, differenceOf, type Pixels } from '../../stories/docs/describeDifference.ts';

const INK = [31, 27, 22, 255];
const PAPER = [255, 253, 249, 255];
const picture = (width: number, ...pixels: (readonly number[])[]): Pixels => ({
  width,
  height: pixels.length / width,
  data: pixels.flat(),
});

it.each([
  ['equal pictures', picture(2, INK, PAPER), picture(2, INK, PAPER), 'The two are equal.'],
  ['one step of one channel', picture(1, INK), picture(1, [31, 27, 23, 255]), '1 pixel differs.'],
  [
    'different widths',
    picture(2, INK, PAPER, INK, PAPER),
    picture(1, INK, PAPER),
    'Left is 2 × 2 px, right is 1 × 2 px. 1 pixel differs in the part that both have.',
  ],
  [
    'different heights',
    picture(1, INK),
    picture(1, INK, PAPER),
    'Left is 1 × 1 px, right is 1 × 2 px. No pixel differs in the part that both have.',
  ],
])('SBK-08: an overlay says what differs: %s', (_, left, right, words) => {
  expect(describeDifference(left, right)).toBe(words);
});

it('SBK-08: a difference is black where two pictures are equal, and bright where they are not', () => {
  const { width, height, data } = differenceOf(
    picture(1, INK, [31, 27, 22, 255]),
    picture(2, INK, PAPER, [33, 27, 22, 255], PAPER),
  );
  expect([width, height]).toEqual([2, 2]);
  expect([...data]).toEqual(
    [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
      [16, 0, 0, 255],
      [255, 255, 255, 255],
    ].flat(),
  );
});
