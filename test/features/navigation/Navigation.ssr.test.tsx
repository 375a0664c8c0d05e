import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { themeWorldsAt } from '#mocks/content/themeWorlds.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';

describe.each(SITE_CODES)('on a server for %s', (site) => {
  const html = renderToString(
    <VitrineProvider
      site={site}
      serverData={{
        navigation: navigationTreeOf(site),
        themeWorlds: themeWorldsAt(site, new Date('2026-11-20')),
      }}
    >
      <Navigation path="/" />
    </VitrineProvider>,
  );

  it('NAV-04: every link of the tree is in the HTML, as a link', () => {
    const hrefs = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href));
    for (const { children } of navigationTreeOf(site).slice(1)) {
      for (const group of children) {
        expect(hrefs).toContain(group.href);
        for (const leaf of group.children) expect(hrefs).toContain(leaf.href);
      }
    }
    expect(html).not.toContain('role="button"');
  });
});

it('NAV-09: a theme world that has ended by the server’s clock is not in its markup', () => {
  const endDate = '2026-12-01T10:00:00Z';
  const worlds = { new: { themeworlds: [{ title: 'Mondlicht', url: '/w/mondlicht', endDate }] } };
  const at = (now: string) =>
    renderToString(
      <VitrineProvider
        site="DE"
        serverData={{
          navigation: navigationTreeOf('DE'),
          themeWorlds: themeWorldsResponse.parse(worlds),
          now: Date.parse(now),
        }}
      >
        <Navigation path="/" />
      </VitrineProvider>,
    );
  expect(at('2026-12-01T09:59:59Z')).toContain('/w/mondlicht');
  expect(at('2026-12-01T10:00:01Z')).not.toContain('/w/mondlicht');
});
