import type { SiteCode } from '#src/config/sites.ts';
import { answer } from '../answers.ts';
import type { ShopResponse } from '../world.ts';

const promotion = (content: unknown) =>
  answer({ type: 'ApiFooterPromotion', contentJSON: JSON.stringify(content) });

interface OverrideTexts {
  headline: string;
  social: string;
  seals: string;
  unsafe: string;
  terms: string;
}

const GERMAN: OverrideTexts = {
  headline: 'Bis Sonntag liefern wir versandkostenfrei',
  social: 'Neu auf TikTok',
  seals: 'Gütesiegel',
  unsafe: 'Nicht anklickbar',
  terms: 'AGB',
};

/** The texts of the footer that editors have replaced. */
export const FOOTER_OVERRIDE_TEXTS: Record<SiteCode, OverrideTexts> = {
  DE: GERMAN,
  AT: GERMAN,
  CH: { ...GERMAN, headline: 'Bis Sonntag liefern wir portofrei' },
  CH_FR: {
    headline: 'Jusqu’à dimanche\u202f: livraison offerte',
    social: 'Nouveau sur TikTok',
    seals: 'Labels de qualité',
    unsafe: 'Non cliquable',
    terms: 'Conditions générales',
  },
  PL: {
    headline: 'Do niedzieli: darmowa dostawa',
    social: 'Nowość: jesteśmy na TikToku',
    seals: 'Znaki jakości',
    unsafe: 'Nieklikalne',
    terms: 'Regulamin',
  },
  CZ: {
    headline: 'Do neděle: doprava zdarma',
    social: 'Nově na TikToku',
    seals: 'Značky kvality',
    unsafe: 'Bez odkazu',
    terms: 'Obchodní podmínky',
  },
  HU: {
    headline: 'Vasárnapig: ingyenes szállítás',
    social: 'Már a\u00a0TikTokon is',
    seals: 'Minőségi védjegyek',
    unsafe: 'Nem kattintható',
    terms: 'ÁSZF',
  },
  SK: {
    headline: 'Do nedele: doprava zadarmo',
    social: 'Po novom na TikToku',
    seals: 'Značky kvality',
    unsafe: 'Bez odkazu',
    terms: 'Obchodné podmienky',
  },
  TR: {
    headline: 'Pazar gününe kadar ücretsiz kargo',
    social: 'Artık TikTok’tayız',
    seals: 'Kalite işaretleri',
    unsafe: 'Tıklanamaz',
    terms: 'Mesafeli satış sözleşmesi',
  },
};

/** What editors may have written for SHOP_FOOTER: good content, a headline alone, or a broken part, an unknown seal and an unsafe link. */
export type FooterPromotion = 'override' | 'note' | 'broken';

export function footerPromotion(kind: FooterPromotion, site: SiteCode): ShopResponse {
  const texts = FOOTER_OVERRIDE_TEXTS[site];
  if (kind === 'note') return promotion({ headline: texts.headline });
  const socialMedia = {
    heading: texts.social,
    socialMediaIcons: [{ iconName: 'tiktok', link: 'https://www.tiktok.com/@vitrine.example' }],
  };
  return kind === 'override'
    ? promotion({ headline: texts.headline, socialMedia })
    : promotion({
        headline: 42,
        socialMedia,
        qualityLogos: { heading: texts.seals, logos: [{ image: 'made_up_seal' }, { image: 'fairtrade' }] },
        legalLinks: [
          { url: 'javascript:alert(1)', text: texts.unsafe },
          { url: '/agb.html', text: texts.terms },
        ],
      });
}
