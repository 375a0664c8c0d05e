import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { servePage } from '../../support/hydratePage.tsx';
import { bringIntoView } from '../../support/intersections.ts';
import { createTestShop } from '../../support/shopFetch.ts';

it.each(['DE', 'TR'] as const)(
  '%s: the footer hydrates without a mismatch when it comes into view',
  async (site) => {
    const { shop, calls } = createTestShop({ site });
    const { place, hydrate } = servePage(({ VitrineProvider, Footer }) => (
      <VitrineProvider
        site={site}
        shop={shop}
        serverData={{ footerContent: FOOTER_CONTENTS[site], footer: null }}
      >
        <Footer path="/cart" />
      </VitrineProvider>
    ));
    const before = place.querySelector('h2');
    expect(await hydrate()).toEqual([]);
    bringIntoView(screen.getByRole('contentinfo'));
    await waitFor(() =>
      expect(calls.toSorted()).toEqual([
        'GET /json/psdata',
        'GET /service/abtestfrontend/api/v1/getassignment',
      ]),
    );
    expect(place.querySelector('h2')).toBe(before);

    const [first] = within(screen.getByRole('contentinfo')).getAllByRole('button', { expanded: false });
    await act(async () => first?.click());
    expect(first).toHaveAttribute('aria-expanded', 'true');
  },
);
