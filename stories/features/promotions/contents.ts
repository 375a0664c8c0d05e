import type { PromotionResponse, PromotionType } from '#src/schemas/promotion.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** An answer of the promotion service with the content an editor wrote. */
export const aResponse = (type: PromotionType, content: object): PromotionResponse => ({
  type,
  contentJSON: JSON.stringify(content),
});

/** Story parameters that hand a page its promotions, as a server would. */
export const withPromotions = (promotions: Record<string, PromotionResponse | null>) => ({
  provider: { serverData: { promotions } satisfies ServerData },
});

export const topBanner = {
  headline: 'Kaffeewochen: 20 % auf alle ganzen Bohnen',
  promotionShortText: 'Nur bis Sonntag.',
  link: { url: '/kaffee', text: 'Jetzt entdecken' },
  legalTextHintShort: 'Bedingungen',
  legalText:
    'Gültig bis 29.11.2026 im Online-Shop, solange der Vorrat reicht. Nicht mit anderen Aktionen kombinierbar.\nGilt nicht für Abos, Geschenkkarten und Partnerprodukte. Keine Barauszahlung.',
};

export const voucherBanner = {
  ...topBanner,
  link: undefined,
  voucherCode: { code: 'BOHNE20', instruction: 'Mit dem Code' },
  voucherOrButton: { selector: 'voucherCode' },
};

export const buttonBanner = {
  ...topBanner,
  link: undefined,
  ctaButton: { ctaLink: { url: '/kaffee', text: 'Zu den Bohnen' } },
  voucherOrButton: { selector: 'ctaButton' },
};

export const benefits = {
  links: [
    { url: '/versand', text: 'Versandkostenfrei ab 20 €', boldLink: true },
    { url: '/subscribenewsletter', text: '10 % zum Newsletter' },
    { url: '/service/storefinder/', text: 'Kostenlos in deine Filiale' },
    { url: '/contact', text: '30 Tage Rückgabe' },
  ],
};

const cutouts = [
  { imagePath: '/images/teasers/coffee.svg', targetSize: { width: 1600, height: 900 }, breakpoint: 1024 },
  { imagePath: '/images/teasers/coffee.svg', targetSize: { width: 800, height: 450 }, breakpoint: 0 },
];

export const category = {
  headline: 'Frisch geröstet, am selben Tag verpackt',
  subline: 'Vier neue Single Origins aus Äthiopien, Guatemala, Kolumbien und Peru.',
  img: { imageData: { cutouts, altText: 'Kaffeebohnen neben einer Tasse im Morgenlicht' } },
  voucherCode: { code: 'ORIGIN15', instruction: '15 % mit dem Code' },
  ctaButton: { ctaLink: { url: '/c/origins', text: 'Alle Sorten ansehen' } },
  legalText: topBanner.legalText,
};

export const phase = {
  headline: 'Leise Stunden zu Hause',
  subline: 'Decken, Kerzen und Licht, das nicht blendet.',
  piImage: { imageData: { cutouts, altText: 'Eine Kerze neben einem Sessel' } },
  link: { url: '/c/zuhause', text: 'Zur Themenwelt' },
  aspectRatio: '16/9',
};
