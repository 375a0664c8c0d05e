import { globSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressRing } from '#src/ui/ProgressRing/ProgressRing.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';

it('ENG-04: rings use only attributes that every SVG checker allows on a circle', () => {
  const { container } = render(
    <>
      <Spinner />
      <ProgressRing label="Ring" value={50} />
    </>,
  );
  const circles = [...container.querySelectorAll('circle')];
  expect(circles.length).toBeGreaterThan(2);
  expect(circles.filter((circle) => circle.hasAttribute('pathLength'))).toEqual([]);
});

it('ENG-04: no animation is endless under reduced motion', () => {
  const reduced = globSync('src/**/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('@media (prefers-reduced-motion: reduce)')
      .slice(1)
      .map((block) => ({ file, block })),
  );
  expect(reduced.length).toBeGreaterThan(3);
  expect(
    reduced.filter(({ block }) => /animation[^;]*\binfinite\b/.test(block.split('\n  }\n')[0] ?? '')),
  ).toEqual([]);
});
