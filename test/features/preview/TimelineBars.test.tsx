import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimelineBars } from '#src/features/preview/TimelineBars.tsx';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const world = { id: '1', title: 'Winterwelt', image: null, endText: '', from: 0, until: 7, row: 0 };

it('PRV-08: a timeline lists its theme worlds, and without one it has no empty list', async () => {
  const { unmount } = await renderWithShop(
    <TimelineBars bars={[{ ...world, isEndShown: true, isOn: true }]} past={0} />,
  );
  expect(screen.getByRole('list', { name: 'Themenwelten' })).toHaveTextContent('Winterwelt');
  unmount();
  await renderWithShop(<TimelineBars bars={[]} past={0} />);
  expect(screen.queryByRole('list')).toBeNull();
});
