import { promotionOf } from '#mocks/content/promotions.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { PromotionResponse, PromotionType } from '#src/schemas/promotion.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** An answer of the promotion service with the content an editor wrote. */
export const aResponse = (type: PromotionType, content: object): PromotionResponse => ({
  type,
  contentJSON: JSON.stringify(content),
});

type Promotions = Record<string, PromotionResponse | null>;

/** The promotions of a site, as a server would hand them to a page. */
export const promotionsOf = (site: SiteCode, choose: (contents: Contents) => Promotions) =>
  ({ promotions: choose(contentsOf(site)) }) satisfies ServerData;

/** Story parameters that hand a page its promotions, in the language of its site. */
export const withPromotions = (choose: (contents: Contents) => Promotions) => ({
  provider: (site: SiteCode) => ({ serverData: promotionsOf(site, choose) }),
});

/** The group of whole beans; it has the same number in every country. */
export const CATEGORY_ID = 'category_420100';

export type Contents = ReturnType<typeof contentsOf>;

/** What the editors of a country wrote, without their choice of theme, in the variants of the stories. */
export function contentsOf(site: SiteCode) {
  const read = (id: string) => {
    const answer = promotionOf(id, { site, now: STORY_TIME, hasAnnouncements: true });
    const content = JSON.parse(answer?.contentJSON ?? '{}');
    return { ...content, theme: undefined, useDarkTheme: undefined, voucherOrButton: undefined };
  };
  const { announcements, voucherCode, ctaButton, link, ...words } = read('~header_top');
  const voucherBanner = { ...words, voucherCode, voucherOrButton: { selector: 'voucherCode' } };
  return {
    topBanner: { ...words, link },
    voucherBanner,
    buttonBanner: { ...words, ctaButton, voucherOrButton: { selector: 'ctaButton' } },
    severalBanners: { ...voucherBanner, announcements },
    benefits: read('~header_benefits'),
    category: read(CATEGORY_ID),
    phase: read('pi_home'),
  };
}
