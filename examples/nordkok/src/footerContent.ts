import type { CountryFooter } from 'vitrine/shop';
import { SWEDEN } from './site.ts';

const { links } = SWEDEN;

/** The Swedish footer. Empty sections are not shown. */
export const FOOTER_CONTENT: CountryFooter = {
  headline: 'Köksredskap för livet',
  teaser: {
    groups: [
      {
        heading: { iconName: 'free_shipping', link: { url: '/frakt', text: 'Leverans' } },
        introductoryText: 'Fri frakt från {freeShipping} i hela Sverige.',
        links: [
          { link: { url: '/frakt', text: 'Frakt och leveranstid' } },
          { link: { url: '/bestallningar', text: 'Följ din beställning' } },
        ],
        images: [],
      },
      {
        heading: { iconName: 'contact', link: { url: '/hjalp', text: 'Hjälp' } },
        introductoryText: 'Vi svarar på vardagar.',
        links: [{ link: { url: links.contact, text: 'Kontakta oss' } }],
        images: [],
      },
    ],
  },
  seo: { heading: 'Populära kategorier', columns: [] },
  socialMedia: { heading: 'Följ oss', socialMediaIcons: [] },
  appReferences: { heading: 'Appar', appIcons: [] },
  legalLinks: [
    { url: links.imprint, text: 'Om oss' },
    { url: links.terms, text: 'Köpvillkor' },
    { url: links.privacy, text: 'Integritetspolicy' },
  ],
  viewChanger: { toMobile: 'Mobilversion', toDesktop: 'Datorversion' },
  qualityLogos: { heading: 'Kvalitet', logos: [] },
};
