import { expect, it, vi } from 'vitest';
import { loadTreeAtom, loadWorldsAtom } from '#src/features/navigation/navigationAtoms.ts';
import { loadPromotionAtom } from '#src/features/promotions/promotionAtoms.ts';
import { failed } from '#src/lib/result.ts';
import { atomStore } from '../support/atomStore.ts';

it.each([
  [404, ['Navigation: no answer (refused 404).']],
  [
    500,
    ['Navigation', 'Theme worlds', 'Promotion ~header_top'].map(
      (name) => `${name}: no answer (refused 500).`,
    ),
  ],
])(
  'LIB-08: content that a shop lacks (%d) is no problem, but its navigation is expected',
  async (status, problems) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refuse = async () => failed({ kind: 'refused' as const, status });
    const { store } = atomStore({ readNavigation: refuse, readThemeWorlds: refuse, readPromotion: refuse });
    await Promise.all([store.set(loadTreeAtom), store.set(loadWorldsAtom)]);
    await store.set(loadPromotionAtom, { promotionId: '~header_top' }, new AbortController().signal);
    expect(warn.mock.calls.flat()).toEqual(problems.map((problem) => `[vitrine] ${problem}`));
  },
);
