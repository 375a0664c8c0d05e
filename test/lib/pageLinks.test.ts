import { expect, it } from 'vitest';
import { withSettings } from '#src/config/siteSettings.ts';
import { SITES } from '#src/config/sites.ts';
import { pageLinks } from '#src/lib/head/pageLinks.ts';

it('LIB-08: a shop whose code is no country’s is an alternate in its language', () => {
  const everywhere = {
    country: 'INTL',
    countryName: 'International',
    locale: 'en',
    shopUrl: 'https://shop.example',
  };
  const site = withSettings(SITES.DE, { shopUrls: { WORLD: everywhere } });
  const links = pageLinks(site, {
    url: 'https://de.shop.example/p/1',
    alternates: { WORLD: 'https://shop.example/p/1' },
  });
  expect(links.flatMap(({ hrefLang }) => hrefLang ?? [])).toEqual(['en', 'de-DE', 'x-default']);
});
