import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimelineBars } from '#src/features/preview/TimelineBars.tsx';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const world = {
  id: '1',
  title: 'Winterwelt',
  image: null,
  endText: '',
  from: 0,
  until: 7,
  row: 0,
  isLate: false,
};

it('PRV-08: a timeline lists its theme worlds with their end where it is known, and without one it has no empty list', async () => {
  const bar = { ...world, isEndShown: true, isOn: true };
  const { unmount } = await renderWithShop(
    <TimelineBars bars={[bar, { ...bar, id: '2', title: 'Tee', endText: 'bis 6. Dezember' }]} past={0} />,
  );
  const list = screen.getByRole('list', { name: 'Themenwelten' });
  const bars = within(list).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Winterwelt', 'Tee, bis 6. Dezember']);
  unmount();
  await renderWithShop(<TimelineBars bars={[]} past={0} />);
  expect(screen.queryByRole('list')).toBeNull();
});
