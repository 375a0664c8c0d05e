import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { formatShortMoney } from '#src/lib/money.ts';
import type { PreviewSelection } from '#src/schemas/preview.ts';
import type { PromotionReply, PromotionType } from '#src/schemas/promotion.ts';
import { listSitePaths } from '#src/sections/footer/sitePaths.ts';
import { groupIn } from './abTests.ts';
import type { Category } from './catalogue.ts';
import { commerceOf } from './commerce.ts';
import { marketingOf } from './marketing/siteMarketing.ts';
import { categoryPicture, categoryTitleOf } from './navigation/navigationTree.ts';
import { sceneUrl } from './pictures.ts';
import { seasonOf } from './shopCalendar.ts';
import { wordsOf } from './siteWords.ts';

/** What a promotion depends on besides its id. */
export interface PromotionRequest {
  site: SiteCode;
  now: Date;
  /** Instead of the editor's own choice of theme and colours. */
  theme?: string | undefined;
  /** The top banner announces more than its own words. */
  hasAnnouncements?: boolean;
  /** The A/B test group to show. */
  selection?: PreviewSelection | undefined;
}

type Content = Record<string, unknown>;

/** The composed scene (`mocks/pictures/drawing/scenes.ts`) for each picture that stands for a category. */
const SCENES: Record<string, string> = {
  'coffee-bag': 'coffee',
  cup: 'coffee',
  teapot: 'tea',
  chocolate: 'gifts',
  dress: 'winter',
  'coat#ink': 'winter',
  sneaker: 'winter',
  handbag: 'winter',
  swimsuit: 'winter',
  bear: 'reading',
  umbrella: 'outdoor',
  sprig: 'outdoor',
  pan: 'baking',
  bedding: 'home',
  soap: 'home',
  sofa: 'home',
  candle: 'home',
  basket: 'home',
  headphones: 'reading',
  gift: 'gifts',
};

/** The scene for each category of the assortment. */
const ASSORTMENT_SCENES: Partial<Record<string, string>> = {
  coffee: 'coffee',
  kitchen: 'baking',
  living: 'home',
  women: 'winter',
  men: 'winter',
  leisure: 'outdoor',
  gifts: 'gifts',
} satisfies Record<Category, string>;

// Cuts for phones and for everything wider, as an editorial system delivers them.
const CUTS = [
  { breakpoint: 0, targetSize: { width: 800, height: 450 } },
  { breakpoint: 768, targetSize: { width: 1600, height: 900 } },
] as const;
const image = (scene: string, altText: string) => ({
  imageData: { altText, cutouts: CUTS.map((cut) => ({ ...cut, imagePath: sceneUrl(scene) })) },
});

function topBanner(request: PromotionRequest): Content {
  const { site, now, selection } = request;
  const season = seasonOf(now, site);
  const group = groupIn('Top banner wording', selection);
  const words = marketingOf(site).topBanner[season];
  const link = { url: season === 'winter' ? '/c/430600' : '/c/440600', text: words.button };
  // Variant A asks with a button, Variant B begins with what there is to save.
  const [headline, text] =
    group === 'Variant B' ? [`${words.text}.`, words.headline] : [words.headline, words.text];
  return {
    headline,
    promotionLongText: text,
    promotionShortText: text,
    theme: season === 'winter' ? 'coffee-dark' : 'coral-light',
    useDarkTheme: season === 'winter',
    voucherCode: { code: words.code, instruction: words.instruction },
    ctaButton: { ctaLink: link },
    voucherOrButton: { selector: group === 'Variant A' ? 'ctaButton' : 'voucherCode' },
    legalText: words.legalText,
    legalTextHint: words.legalHint,
    legalTextHintShort: words.legalHint,
    link,
    ...(request.hasAnnouncements && { announcements: furtherAnnouncements(request) }),
  };
}

/** What the top banner announces in turn with itself. */
function furtherAnnouncements(request: PromotionRequest) {
  return benefits(request)
    .links.slice(0, 3)
    .map(({ url, text }) => ({ headline: text, linkURL: url }));
}

/** A content page of a country by its number, which is the same everywhere (FTR-07). */
const contentPage = (site: SiteCode, number: number) =>
  listSitePaths(site).find((path) => path.startsWith(`/c-${number}/`)) ?? SITES[site].links.help;

/** What comes first in the strip of benefits, by its place. */
const FIRST_BENEFIT = { Control: 0, 'Newsletter first': 1, 'Returns first': 3 } as const;

function benefits({ site, selection }: PromotionRequest) {
  const { benefits: words } = marketingOf(site);
  const { freeShipping, footer } = SITES[site];
  const amount = formatShortMoney(freeShipping?.amount ?? commerceOf(site).freeFrom, SITES[site].money);
  const links = [
    {
      url: SITES[site].links.shippingCosts,
      text: words.shipping.replace('{amount}', amount),
      boldLink: true,
    },
    { url: LINKS.newsletter, text: words.newsletter, boldLink: false },
    { url: LINKS.stores, text: words.crossChannel, boldLink: false },
    {
      url: contentPage(site, 4740),
      text: words.returns.replace('{n}', String(footer.returns.count)),
      boldLink: false,
    },
  ];
  const first = links[FIRST_BENEFIT[groupIn('Benefits order', selection) ?? 'Control']];
  return { links: [...links.filter((link) => link === first), ...links.filter((link) => link !== first)] };
}

function home({ site, selection }: PromotionRequest): Content {
  const { home: words, navigation, category: offer } = marketingOf(site);
  const department = groupIn('Winter home teaser', selection) ?? 'Control';
  if (department !== 'Control') {
    const [title, url, scene] =
      department === 'Fashion' ? [navigation[2], '/c/4300', 'winter'] : [navigation[3], '/c/4400', 'home'];
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
    headline: words.headline,
    subline: words.subline,
    piImage: image('coffee', ''),
    theme: 'coffee-light',
    aspectRatio: '16/9',
    link: { url: '/c/4200', text: words.link },
    linkURL: '/c/4200',
  };
}

function category(id: string, { site }: PromotionRequest): Content {
  // "Mild" says nothing by itself, so an entry advertises the group it is in; a page of the editors' own, coffee.
  const title =
    categoryTitleOf(site, `${id.slice(0, 4)}00`) ??
    categoryTitleOf(site, id) ??
    (Object.hasOwn(ASSORTMENT_SCENES, id)
      ? wordsOf(site).categories[id as Category]
      : marketingOf(site).navigation[1]);
  const { category: words } = marketingOf(site);
  // Every other category advertises a voucher, the rest a button.
  const hasVoucher = Number(id) % 2 === 0;
  return {
    headline: words.headline.replace('{title}', title),
    subline: words.subline,
    img: image(ASSORTMENT_SCENES[id] ?? SCENES[categoryPicture(id)] ?? 'gifts', ''),
    theme: hasVoucher ? 'beige' : 'sustainability',
    ...(hasVoucher && { voucherCode: { code: `TOP${id.slice(0, 4)}`, instruction: words.instruction } }),
    ctaButton: {
      ctaLink: { url: `/search?query=${encodeURIComponent(title)}&site=${site}`, text: words.button },
    },
    voucherOrButton: { selector: hasVoucher ? 'voucherCode' : 'ctaButton' },
    legalText: words.legalText,
    legalTextHint: words.legalHint,
    legalTextHintShort: words.legalHint,
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
export function promotionOf(id: string, request: PromotionRequest): PromotionReply | null {
  const [type, content] = contentOf(id, request) ?? [];
  if (!content) return null;
  const themed = request.theme
    ? { ...content, theme: request.theme, useDarkTheme: undefined, backgroundColor: undefined }
    : content;
  return { type, contentJSON: JSON.stringify(themed) };
}
