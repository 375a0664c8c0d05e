import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { Footer, type FooterProps, loadFooterContent } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';

const render = (site: SiteCode, props: FooterProps = {}, provider: Partial<VitrineProviderProps> = {}) =>
  renderToString(
    <VitrineProvider site={site} serverData={{ footerContent: FOOTER_CONTENTS[site] }} {...provider}>
      <Footer {...props} />
    </VitrineProvider>,
  );

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

describe.each(SITE_CODES)('the footer of %s on a server', (site) => {
  it('is complete without a browser', () => {
    const html = render(site);
    expect(html).not.toContain('aria-busy');
    expect(html).toContain(FOOTER_CONTENTS[site].headline);
    for (const { url } of FOOTER_CONTENTS[site].legalLinks) expect(linksOf(html)).toContain(url);
  });

  it('FTR-01: contains the open state for both widths, and lets the style sheet choose', () => {
    const html = render(site);
    expect(html.match(/data-narrow="closed" data-wide="open"/g)).toHaveLength(9);
    const panels = html.match(/<div [^>]*class="[^"]*_panel_[^>]*>/g) ?? [];
    expect(panels.filter((panel) => !panel.includes('hidden'))).toHaveLength(9);
  });
});

it('FTR-08: shows what the server has received from SHOP_FOOTER', () => {
  const serverData = { footerContent: FOOTER_CONTENTS.DE, footer: { headline: 'Vom Server' } };
  expect(render('DE', {}, { serverData })).toContain('Vom Server');
});

it('FTR-06, FTR-07: identifies its page by its address', () => {
  const html = render('DE', { path: '/m/cart?step=1', alternates: { AT: '/cart?site=AT' } });
  expect(linksOf(html)).toContain('/cart?step=1&amp;forceP=WEBSHOP');
  expect(linksOf(html)).toContain('/cart?site=AT');
});

describe('without server data', () => {
  beforeAll(async () => void (await loadFooterContent('HU')));

  it('a server that has loaded the content renders it', () => {
    expect(render('HU', {}, { serverData: {} })).toContain(FOOTER_CONTENTS.HU.headline);
  });

  it('a server without the content reserves the space, and the browser fills it', () => {
    const html = render('SK', {}, { serverData: {} });
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(FOOTER_CONTENTS.SK.headline);
  });
});
