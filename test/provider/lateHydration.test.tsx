import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { promotionOf } from '#mocks/content/promotions.ts';
import { themeWorldsAt } from '#mocks/content/themeWorlds.ts';
import type * as library from '#src/entries/index.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { servePage } from '../support/hydratePage.tsx';
import { createTestShop } from '../support/shopFetch.ts';

const SERVED_AT = new Date('2026-11-20T09:00:00Z');
const PREVIEWED_AT = new Date('2027-08-15T10:00:00Z');

/** Content that two parts of a page show: one hydrates at once, and the shop's answer replaces the server's. */
const CONTENT: Record<string, { serverData: ServerData; draw: (from: typeof library) => () => ReactNode }> = {
  'the theme worlds': {
    serverData: { themeWorlds: themeWorldsAt('DE', SERVED_AT), navigation: null },
    draw: ({ useThemeWorlds }) =>
      function Worlds() {
        return useThemeWorlds().map(({ section, tiles }) => (
          <p key={section}>{tiles.map(({ title }) => title).join(', ')}</p>
        ));
      },
  },
  'the navigation that the server lacks': {
    serverData: {},
    draw: ({ useNavigation }) =>
      function Entries() {
        return (
          <p>
            {useNavigation()
              .map(({ title, children }) => `${title} ${children.length}`)
              .join(', ')}
          </p>
        );
      },
  },
  'a promotion': {
    serverData: {
      promotions: { '~header_top': promotionOf('~header_top', { site: 'DE', now: SERVED_AT }) },
    },
    draw: ({ TopBanner }) =>
      function Banner() {
        return <TopBanner />;
      },
  },
};

it.each(Object.entries(CONTENT))(
  'PRV-09: a part that hydrates late shows the server’s content, then the newer one: %s',
  async (_, row) => {
    document.cookie = 'preview=1; path=/';
    onTestFinished(() => {
      document.cookie = 'preview=; path=/; max-age=0';
    });
    const { shop } = createTestShop({ now: () => PREVIEWED_AT });
    const { promise: mayHydrate, resolve: comeLate } = Promise.withResolvers<void>();
    let isServed = false;
    function Late({ children }: { children: ReactNode }) {
      if (isServed) use(mayHydrate);
      return children;
    }
    const { hydrate } = servePage((from) => {
      const Part = row.draw(from);
      return (
        <from.VitrineProvider site="DE" shop={shop} serverData={row.serverData}>
          <section aria-label="early">
            <Part />
          </section>
          <section aria-label="late">
            <Suspense>
              <Late>
                <Part />
              </Late>
            </Suspense>
          </section>
        </from.VitrineProvider>
      );
    });
    const part = (label: string) => screen.getByRole('region', { name: label });
    const served = part('late').textContent;
    const kept = part('late').firstElementChild;
    isServed = true;
    const problems = await hydrate();
    await waitFor(() => expect(part('early').textContent).not.toBe(served));
    expect(part('late').textContent).toBe(served);
    await act(async () => comeLate());
    await waitFor(() => expect(part('late').textContent).toBe(part('early').textContent));
    expect(problems).toEqual([]);
    expect(part('late').firstElementChild).toBe(kept);
  },
);
