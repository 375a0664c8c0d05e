import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { formatShortMoney } from '#src/lib/money.ts';
import type { PreviewSelection } from '#src/schemas/preview.ts';
import type { PromotionResponse, PromotionType } from '#src/schemas/promotion.ts';
import { returnPeriod } from '#src/sections/footer/returnPeriod.ts';
import { listSitePaths } from '#src/sections/footer/sitePaths.ts';
import { groupIn } from './abTests.ts';
import type { Category } from './catalogue.ts';
import { sceneUrl } from './images.ts';
import { marketingOf } from './marketing/siteMarketing.ts';
import { categoryImage, categoryTitleOf } from './navigation/navigationTree.ts';
import { seasonOf } from './shopCalendar.ts';
import { shopTextsOf } from './siteTexts.ts';
import { CATEGORY_COUPON } from './vouchers.ts';

/** What a promotion depends on besides its id. */
export interface PromotionRequest {
  site: SiteCode;
  now: Date;
  /** Instead of the editor's own choice of theme and colours. */
  theme?: string | undefined;
  /** The top banner has several announcements. */
  hasAnnouncements?: boolean;
  /** The A/B test group to show. */
  selection?: PreviewSelection | undefined;
}

type Content = Record<string, unknown>;

/** The composed scene for each category's image. */
const SCENES: Record<string, string> = {
  'coffee-bag': 'espresso',
  cup: 'espresso',
  pods: 'espresso',
  'coffee-machine': 'coffee',
  'tea-tin': 'tea',
  chocolate: 'sweets',
  dress: 'clothes',
  'coat#ink': 'clothes',
  sneaker: 'outdoor',
  handbag: 'clothes',
  swimsuit: 'beach',
  bear: 'play',
  bike: 'cycling',
  pan: 'breakfast',
  bedding: 'sleep',
  soap: 'bath',
  sofa: 'reading',
  candle: 'home',
  basket: 'bath',
  'watering-can': 'balcony',
  headphones: 'reading',
  'toy-blocks': 'play',
  gift: 'gifts',
};

/** The scene for each category of the assortment. */
const ASSORTMENT_SCENES: Partial<Record<string, string>> = {
  coffee: 'espresso',
  kitchen: 'breakfast',
  living: 'home',
  women: 'clothes',
  men: 'clothes',
  leisure: 'outdoor',
  gifts: 'gifts',
} satisfies Record<Category, string>;

// Crops for phones and for wider windows, as an editorial system delivers them.
const CUTOUTS = [
  { breakpoint: 0, targetSize: { width: 800, height: 450 } },
  { breakpoint: 768, targetSize: { width: 1600, height: 900 } },
] as const;
const image = (scene: string, altText: string) => ({
  imageData: { altText, cutouts: CUTOUTS.map((cutout) => ({ ...cutout, imagePath: sceneUrl(scene) })) },
});

function topBanner(request: PromotionRequest): Content {
  const { site, now, selection } = request;
  const season = seasonOf(now, site);
  const group = groupIn('Top banner wording', selection);
  const { topBanner: banners, voucher } = marketingOf(site);
  const texts = banners[season];
  const link = { url: season === 'winter' ? '/c/430600' : '/c/440600', text: texts.button };
  // Variant A has a button; variant B begins with the saving.
  const [headline, text] =
    group === 'Variant B' ? [`${texts.text}.`, texts.headline] : [texts.headline, texts.text];
  return {
    headline,
    promotionLongText: text,
    promotionShortText: text,
    theme: season === 'winter' ? 'coffee-dark' : 'coral-light',
    useDarkTheme: season === 'winter',
    voucherCode: { code: texts.code, instruction: voucher.instruction },
    ctaButton: { ctaLink: link },
    voucherOrButton: { selector: group === 'Variant A' ? 'ctaButton' : 'voucherCode' },
    legalText: texts.legalText,
    legalTextHint: voucher.legalHint,
    legalTextHintShort: voucher.legalHint,
    link,
    ...(request.hasAnnouncements && { announcements: furtherAnnouncements(request) }),
  };
}

/** The announcements that rotate with the top banner. */
function furtherAnnouncements(request: PromotionRequest) {
  return benefits(request)
    .links.slice(0, 3)
    .map(({ url, text }) => ({ headline: text, linkURL: url }));
}

/** A content page of a country by its number, which is the same everywhere. */
const contentPage = (site: SiteCode, number: number) =>
  listSitePaths(site).find((path) => path.startsWith(`/c-${number}/`)) ?? SITES[site].links.help;

/** The benefits in the order of the strip. */
const FIRST_BENEFIT = { Control: 0, 'Newsletter first': 1, 'Returns first': 3 } as const;

function benefits({ site, selection }: PromotionRequest) {
  const { benefits: texts } = marketingOf(site);
  const { freeShipping } = SITES[site];
  const threshold = freeShipping.coffee ?? freeShipping.all;
  const links = [
    // The cart promises no free shipping either where the site has no threshold.
    threshold !== null && {
      url: SITES[site].links.shippingCosts,
      text: texts.shipping.replace('{amount}', formatShortMoney(threshold, SITES[site].money)),
      boldLink: true,
    },
    { url: LINKS.newsletter, text: texts.newsletter, boldLink: false },
    { url: LINKS.stores, text: texts.crossChannel, boldLink: false },
    {
      url: contentPage(site, 4740),
      text: texts.returns.replace('{returns}', returnPeriod(SITES[site]) ?? ''),
      boldLink: false,
    },
  ];
  const first = links[FIRST_BENEFIT[groupIn('Benefits order', selection) ?? 'Control']];
  const inOrder = [first, ...links.filter((link) => link !== first)];
  return { links: inOrder.filter((link) => link !== undefined && link !== false) };
}

function home({ site, selection }: PromotionRequest): Content {
  const { home: texts, navigation, category: offer } = marketingOf(site);
  const department = groupIn('Winter home teaser', selection) ?? 'Control';
  if (department !== 'Control') {
    const [title, url, scene] =
      department === 'Fashion' ? [navigation[2], '/c/4300', 'clothes'] : [navigation[3], '/c/4400', 'home'];
    return {
      headline: offer.headline.replace('{title}', title),
      subline: offer.subline,
      piImage: image(scene, ''),
      theme: 'beige',
      aspectRatio: '16/9',
      link: { url, text: offer.button },
      linkURL: url,
    };
  }
  return {
    headline: texts.headline,
    subline: texts.subline,
    piImage: image('espresso', ''),
    theme: 'coffee-light',
    aspectRatio: '16/9',
    link: { url: '/c/4200', text: texts.link },
    linkURL: '/c/4200',
  };
}

function category(id: string, { site }: PromotionRequest): Content {
  // "Mild" alone is not a meaningful title, so an entry advertises its group; an editorial page advertises coffee.
  const title =
    categoryTitleOf(site, `${id.slice(0, 4)}00`) ??
    categoryTitleOf(site, id) ??
    (Object.hasOwn(ASSORTMENT_SCENES, id)
      ? shopTextsOf(site).categories[id as Category]
      : marketingOf(site).navigation[1]);
  const { category: texts, voucher } = marketingOf(site);
  // Every other category advertises a voucher, the rest a button.
  const hasVoucher = Number(id) % 2 === 0;
  return {
    headline: texts.headline.replace('{title}', title),
    subline: texts.subline,
    img: image(ASSORTMENT_SCENES[id] ?? SCENES[categoryImage(id)] ?? 'gifts', ''),
    theme: hasVoucher ? 'beige' : 'sustainability',
    ...(hasVoucher && { voucherCode: { code: CATEGORY_COUPON.code, instruction: voucher.instruction } }),
    ctaButton: {
      ctaLink: { url: `/search?query=${encodeURIComponent(title)}&site=${site}`, text: texts.button },
    },
    voucherOrButton: { selector: hasVoucher ? 'voucherCode' : 'ctaButton' },
    legalText: texts.legalText,
    legalTextHint: voucher.legalHint,
    legalTextHintShort: voucher.legalHint,
  };
}

function contentOf(id: string, request: PromotionRequest): [PromotionType, Content | null] | null {
  if (id === '~header_top') return ['ApiTopBannerPromotion', topBanner(request)];
  if (id === '~header_benefits') return ['ApiHeaderBenefitsPromotion', benefits(request)];
  if (id === 'pi_home') return ['ApiPiPromotion', home(request)];
  if (id.startsWith('category_')) return ['ApiCategory', category(id.slice('category_'.length), request)];
  return null;
}

/** A promotion as the shop answers it, or `null` where editors have written none. */
export function promotionOf(id: string, request: PromotionRequest): PromotionResponse | null {
  const [type, content] = contentOf(id, request) ?? [];
  if (!content) return null;
  const themed = request.theme
    ? { ...content, theme: request.theme, useDarkTheme: undefined, backgroundColor: undefined }
    : content;
  return { type, contentJSON: JSON.stringify(themed) };
}
