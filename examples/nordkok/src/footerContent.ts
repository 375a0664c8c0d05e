import type { CountryFooter } from 'vitrine/shop';
import { SWEDEN } from './site.ts';

const { links } = SWEDEN;

/** The Swedish footer, without the parts that this shop does not have. */
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
  legalLinks: [
    { url: links.imprint, text: 'Om oss' },
    { url: links.terms, text: 'Köpvillkor' },
    { url: links.privacy, text: 'Integritetspolicy' },
  ],
};
