import { imageUrl, sceneUrl } from '../content/images.ts';

const link = { url: '/c/4200', text: 'Zum Kaffee' };

const images = (...cutouts: readonly object[]) => ({
  imageData: { cutouts: cutouts.map((cutout) => ({ imagePath: sceneUrl('coffee'), ...cutout })) },
});

/** Only the specification's fields, without our extensions: no theme, no ratio. */
const CONTENTS: Record<string, { type: string; content: object }> = {
  '~header_top': {
    type: 'ApiTopBannerPromotion',
    content: {
      headline: 'Die D’Arc-Wochen',
      promotionLongText: 'Alle Röstungen aus Orléans bis Sonntag zum halben Preis.',
      promotionShortText: '',
      subline: null,
      useDarkTheme: 'true',
      backgroundColor: { colorCode: '#1d3d3a' },
      promotionTextColor: { colorCode: '' },
      legalText: 'Solange der Vorrat reicht.',
      legalTextHint: 'Es gelten die Bedingungen der Aktion.',
      legalTextHintShort: 'Bedingungen',
      voucherCode: { code: '', instruction: '' },
      ctaButton: { ctaLink: { url: '', text: 'Entdecken' } },
      voucherOrButton: { selector: '' },
      links: [],
      link: null,
      linkURL: '/c/4200',
    },
  },
  '~header_benefits': {
    type: 'ApiHeaderBenefitsPromotion',
    content: {
      headline: '',
      links: [
        { url: '/service/versand', text: 'Versand frei', boldLink: 'true' },
        { url: '', text: 'Ohne Adresse', boldLink: false },
        { url: '/stores', text: 'Filialen', boldLink: null },
        7,
      ],
    },
  },
  category_4200: {
    type: 'ApiCategory',
    content: {
      headline: 'Kaffee',
      promotionLongText: 'Frisch geröstet, jede Woche, in kleinen Mengen und von Hand.',
      promotionShortText: 'Frisch geröstet.',
      piImage: { imageData: { cutouts: [] } },
      img: images(
        { targetSize: { width: '800', height: '450' }, breakpoint: 'xs' },
        { targetSize: { width: 1600, height: 900 }, breakpoint: 'xl' },
      ),
      useDarkTheme: 1,
      backgroundColor: { colorCode: '#f4ede4' },
      legalText: { html: '<p>Terms</p>' },
      voucherCode: { code: 2026, instruction: 'Im Warenkorb eingeben' },
      ctaButton: { ctaLink: link },
    },
  },
  pi_home: {
    type: 'ApiPiPromotion',
    content: {
      headline: 'Neu im Laden',
      subline: '',
      promotionLongText: 'Tassen aus Limoges.',
      piImage: images({ targetSize: { width: '100%' }, breakpoint: 'desktop' }),
      link,
      linkURL: '/c/4200',
      editor: { id: 12, locked: false },
    },
  },
  SHOP_FOOTER: {
    type: 'ApiFooterPromotion',
    content: {
      headline: 'Gut zu wissen',
      teaser: {
        groups: [
          {
            heading: { iconName: 7, link: { url: '/service', text: 'Service' } },
            hideGroupInCheckout: 'true',
            introductoryText: { html: '' },
            links: [{ link: { url: '/service/versand', text: 'Versand' }, hideInClassic: 0 }],
            images: [{ source: imageUrl('cup') }],
          },
        ],
      },
      legalLinks: { imprint: '/impressum' },
      version: 3,
    },
  },
};

/** A promotion by its id; `undefined` if this shop has none. */
export function foreignPromotion(id: string | undefined) {
  const promotion = id !== undefined && Object.hasOwn(CONTENTS, id) ? CONTENTS[id] : undefined;
  return promotion && { type: promotion.type, contentJSON: JSON.stringify(promotion.content), rev: 12 };
}
