import { answer } from '../answers.ts';

const promotion = (content: unknown) =>
  answer({ type: 'ApiFooterPromotion', contentJSON: JSON.stringify(content) });

const NEW_HEADLINE = 'Bis Sonntag: Lieferung ohne Versandkosten';
const NEW_SOCIAL = {
  heading: 'Neu auf TikTok',
  socialMediaIcons: [{ iconName: 'tiktok', link: 'https://www.tiktok.com/@vitrine.example' }],
};

/** What editors may have written for SHOP_FOOTER (FTR-08). */
export const FOOTER_PROMOTIONS = {
  override: promotion({ headline: NEW_HEADLINE, socialMedia: NEW_SOCIAL }),
  /** A broken part, an unknown seal and an unsafe link. */
  broken: promotion({
    headline: 42,
    socialMedia: NEW_SOCIAL,
    qualityLogos: { heading: 'Gütesiegel', logos: [{ image: 'made_up_seal' }, { image: 'fairtrade' }] },
    legalLinks: [
      { url: 'javascript:alert(1)', text: 'Nicht anklickbar' },
      { url: '/agb.html', text: 'AGB' },
    ],
  }),
};
