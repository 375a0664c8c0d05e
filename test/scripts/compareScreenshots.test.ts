import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { storiesReachedBy } from '../../scripts/stories/changedStories.ts';
import { comparePictures } from '../../scripts/stories/compareScreenshots.ts';

function square(size: number, [red, green, blue]: readonly [number, number, number], dot = false): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let at = 0; at < size * size; at += 1) png.data.set([red, green, blue, 255], at * 4);
  if (dot) png.data.set([255, 0, 0, 255], 0);
  return PNG.sync.write(png);
}
const WHITE = [255, 255, 255] as const;

it('SBK-03: the same picture is the same', () => {
  expect(comparePictures(square(8, WHITE), square(8, WHITE))).toBeNull();
});

it('SBK-03: one pixel is found, counted and drawn', () => {
  const difference = comparePictures(square(8, WHITE), square(8, WHITE, true));
  expect(difference?.pixels).toBe(1);
  expect(difference?.share).toBeCloseTo(1 / 64);
  const drawn = PNG.sync.read(difference?.picture as Buffer);
  expect([drawn.width, drawn.height]).toEqual([8, 8]);
  expect([...drawn.data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it('SBK-03: a colour that is a shade off is found', () => {
  expect(comparePictures(square(8, [111, 69, 40]), square(8, [140, 69, 40]))?.pixels).toBe(64);
});

it('SBK-03: a picture that grew differs in what it has more', () => {
  expect(comparePictures(square(8, [0, 0, 0]), square(9, [0, 0, 0]))?.pixels).toBe(17);
});

it('SBK-03: a change reaches the stories above it, and a token reaches all', () => {
  const files = [
    { path: 'stories/ui/Button.stories.tsx', imports: [{ target: 'src/ui/Button/Button.tsx' }] },
    { path: 'stories/ui/Link.stories.tsx', imports: [{ target: 'src/ui/Link/Link.tsx' }] },
    { path: 'src/ui/Button/Button.tsx', imports: [{ target: 'src/ui/Button/Button.module.css' }] },
  ];
  expect(storiesReachedBy(['src/ui/Button/Button.module.css'], files)).toEqual(
    new Set(['stories/ui/Button.stories.tsx']),
  );
  expect(storiesReachedBy(['README.md'], files)).toEqual(new Set());
  expect(storiesReachedBy(['src/styles/tokens.css'], files)).toBeNull();
  expect(storiesReachedBy(['locales/hu-HU.json'], files)).toBeNull();
});
