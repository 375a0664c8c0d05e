import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { toServerValue } from '#src/api/toServerValue.ts';
import { Header } from '#src/entries/index.ts';
import { failed, ok } from '#src/lib/result.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

const TREE = [{ id: '1', title: 'Kanelbullar', href: '/c/bullar', children: [] }];

it.each([
  ['has data', ok(TREE), TREE],
  ['has none', failed({ kind: 'refused', status: 404 } as const), null],
  ['is down', failed({ kind: 'refused', status: 503 } as const), undefined],
  ['cannot be reached', failed({ kind: 'network' } as const), undefined],
])('LIB-08: a service that %s', (_, answer, value) => {
  expect(toServerValue(answer)).toEqual(value);
});

it('LIB-08: the browser asks for what a server could not read', async () => {
  const shop = { ...createShopApi({ site: 'DE' }), readNavigation: async () => ok(TREE) };
  const serverData = { navigation: toServerValue<NavigationNode[]>(failed({ kind: 'network' })) };
  await renderWithShop(<Header />, { provider: { shop, serverData, settings: { topEntries: 'tree' } } });
  expect((await screen.findAllByText('Kanelbullar'))[0]).toBeInTheDocument();
});
