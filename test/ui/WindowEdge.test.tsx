import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useWindowEdge, type WindowEdgeBox } from '#src/ui/WindowEdge/useWindowEdge.ts';

function Box({ name }: { name: WindowEdgeBox }) {
  const box = useRef<HTMLDivElement>(null);
  useWindowEdge(name, box);
  return <div ref={box} />;
}

const inset = () => document.documentElement.style.getPropertyValue('--v-window-inset');

it('HDR-16: two bars of a page stand above each other, and each leaves its space when it goes', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  const names = ['country-suggestion', 'page', 'page'] as const;
  const boxes = names.map((name, index) => <Box key={index} name={name} />);
  const { container, rerender } = render(boxes);
  const distances = () =>
    [...container.children].map((box) =>
      (box as HTMLElement).style.getPropertyValue('--v-window-inset-below'),
    );
  expect(distances()).toEqual(['80px', '0px', '40px']);
  expect(inset()).toBe('120px');
  rerender(boxes.slice(0, 2));
  expect(distances()).toEqual(['40px', '0px']);
  expect(inset()).toBe('80px');
  rerender([]);
  expect(inset()).toBe('');
});
