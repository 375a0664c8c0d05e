import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Header, type HeaderProps, PageOverlay, PrefetchRules } from '#src/sections/header/index.ts';

const render = (site: SiteCode, props: HeaderProps = {}) =>
  renderToString(
    <VitrineProvider site={site}>
      <Header {...props} />
      <PageOverlay />
      <PrefetchRules />
    </VitrineProvider>,
  );

describe.each(SITE_CODES)('the header of %s on a server', (site) => {
  const html = render(site);

  it('SRC-07: can search without scripts', () => {
    expect(html).toMatch(/<form [^>]*role="search"[^>]*action="\/search" method="get"/);
    expect(html).toMatch(new RegExp(`<input type="hidden" name="site" value="${site}"`));
    expect(html).toContain('name="query"');
  });

  it('SRC-04: has no combobox role before hydration', () => {
    expect(html).not.toContain('combobox');
    expect(html).not.toContain('aria-haspopup="listbox"');
  });

  it('HDR-12: has its four entries', () =>
    expect(html.match(/href="\/c-4[1-4]00\/[\w.-]+"/g)).toHaveLength(4));

  it('HDR-07: links to stores and log-in without scripts, and shows no flyout', () => {
    const { document } = new JSDOM(html).window;
    const formOf = (part: string) =>
      document.querySelector<HTMLButtonElement>(`[data-vitrine="${part}"] > [type="submit"]`)?.form;
    expect(formOf('store-finder')?.outerHTML).toContain('action="/service/storefinder/"></form>');
    expect(formOf('user-menu')?.outerHTML).toContain(
      'action="/signin"><input type="hidden" name="loginRedirect" value="red"></form>',
    );
    expect(html).not.toContain('data-flyout');
  });
});

it('HDR-06: leaves the platform to the style sheet unless the page sets one', () => {
  expect(render('DE')).not.toContain('data-platform-override');
  expect(render('DE', { platform: 'MATCH' })).toMatch(/data-platform="MATCH" data-platform-override=""/);
});

it('HDR-04: is reduced in the server’s markup', () => {
  const html = render('DE', { reduced: true });
  expect(html).toContain('Sicher einkaufen');
  expect(html).not.toContain('role="search"');
  expect(html).not.toContain('data-vitrine="navigation"');
  expect(html).not.toContain('data-vitrine="app-banner"');
});

it('APP-02: contains the app banner, which only the page’s inline script makes visible', () => {
  expect(render('DE')).toMatch(/data-vitrine="app-banner"/);
  expect(render('DE')).not.toContain('data-offered');
});

it('APP-03, BEY-11: adds no script', () => {
  expect(render('DE', { onetrustenabled: true })).not.toContain('<script');
});
