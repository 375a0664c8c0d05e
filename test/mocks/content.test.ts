import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anArticle } from '#mocks/builders/cart.ts';
import { assortmentOf } from '#mocks/content/assortment.ts';
import { PARTNER_PRODUCTS, PRODUCTS } from '#mocks/content/catalogue.ts';
import { marketingOf } from '#mocks/content/marketing/siteMarketing.ts';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { promotionOf } from '#mocks/content/promotions.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { themeWorldsAt } from '#mocks/content/themeWorlds.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { readPromotion } from '#src/features/promotions/promotionModel.ts';
import { todayIn } from '#src/lib/forms/birthDate.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { typographyProblems } from '../../scripts/texts/textTypography.ts';

const imagesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\/images\/([\w-]+)\.svg/g)].map(([, name]) => name ?? '');
const exists = (image: string) => existsSync(`mocks/images/products/${image}.svg`);
const PROMOTION_IDS = [
  '~header_top',
  '~header_benefits',
  'pi_home',
  'category_4200',
  'category_420101',
  'category_x',
];
const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(SITE_CODES)('%s', (site) => {
  const assortment = assortmentOf(site);

  it('has texts and existing images for every product', () => {
    for (const { id } of PRODUCTS) {
      expect(assortment.title(id).length, id).toBeGreaterThan(3);
      expect(assortment.description(id).length, id).toBeGreaterThan(10);
    }
    const lines = assortment.variants.map((variant) => assortment.article(variant, 1));
    for (const line of lines) expect(withoutUndefined(anArticle(line))).toEqual(withoutUndefined(line));
    const partners = PARTNER_PRODUCTS.map(({ id }) => assortment.partnerProduct(id, 1));
    const images = new Set(imagesIn([lines, partners]));
    expect(images.size).toBeGreaterThan(30);
    expect([...images].filter((image) => !exists(image))).toEqual([]);
    expect(new Set(assortment.variants.map(({ tcm }) => tcm)).size).toBe(assortment.variants.length);
  });

  it('NAV-02: has theme worlds in all four sections, with future dates', () => {
    for (let day = 0; day < 60; day++) {
      const now = new Date(STORY_TIME.getTime() + day * 24 * 3_600_000);
      const worlds = themeWorldsAt(site, now);
      expect(withoutUndefined(themeWorldsResponse.parse(worlds))).toEqual(withoutUndefined(worlds));
      const all = [worlds.scout, worlds.new, worlds.more, worlds.lastChance].map(
        (section) => section?.themeworlds ?? [],
      );
      expect(all.map((section) => section.length)).toEqual([1, 1, 3, 1]);
      for (const { endDate } of all.flat()) expect(Date.parse(endDate ?? '')).toBeGreaterThan(now.getTime());
      expect(new Set(all.flat().map(({ title }) => title)).size).toBe(6);
      const [last] = all[3] ?? [];
      // By the calendar: on the last day, one day is left.
      const dayOf = (time: number) =>
        Date.parse(todayIn(SITES[site].timeZone, new Date(time))) / (24 * 3_600_000);
      const daysLeft = dayOf(Date.parse(last?.endDate ?? '')) - dayOf(now.getTime()) + 1;
      expect(daysLeft).toBeGreaterThanOrEqual(1);
      expect(daysLeft).toBeLessThanOrEqual(7);
      if (daysLeft > 1) expect(last?.onlyXDaysLeftText).toContain(String(daysLeft));
    }
  });

  it('NAV-02: has theme worlds that come and end with a day on the shop’s clock, also in summer time', () => {
    const { timeZone } = SITES[site];
    const clock = (time: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(Date.parse(time));
    for (let week = 0; week < 30; week++) {
      const now = new Date(STORY_TIME.getTime() + week * 7 * 24 * 3_600_000);
      const [last] = themeWorldsAt(site, now).lastChance?.themeworlds ?? [];
      const { endDate = '', endDateText = '', title } = last ?? {};
      expect(clock(endDate, { weekday: 'long', hour: 'numeric', minute: 'numeric' })).toBe('Monday 23:59');
      expect(endDateText).toContain(clock(endDate, { day: 'numeric' }));
      expect(typographyProblems(endDateText, SITES[site].locale)).toEqual([]);
      const at = (ms: number) =>
        themeWorldsAt(site, new Date(Date.parse(endDate) + ms)).lastChance?.themeworlds[0];
      expect(at(0)?.title).toBe(title);
      expect(at(1)?.title).not.toBe(title);
    }
  });

  it.each(PROMOTION_IDS)('PRM-01: has the promotion %s, and the library renders it', (id) => {
    for (const now of [STORY_TIME, new Date('2027-07-01T10:00:00Z')]) {
      const reply = promotionOf(id, { site, now });
      if (!reply) throw new Error(`No promotion ${id}.`);
      const read = readPromotion(id, reply);
      expect(read.ok, JSON.stringify(read)).toBe(true);
      expect(reply.contentJSON).not.toMatch(/\{\w+\}/);
      expect(imagesIn(reply).filter((image) => !exists(image))).toEqual([]);
    }
  });

  it('PRM-04, SIT-10: has the free-shipping threshold of the site among its benefits, and promises none without one', () => {
    const { links } = JSON.parse(
      promotionOf('~header_benefits', { site, now: STORY_TIME })?.contentJSON ?? '{}',
    );
    const { coffee, all } = SITES[site].freeShipping;
    const amount = coffee ?? all;
    expect(links).toHaveLength(amount === null ? 3 : 4);
    const { shippingCosts } = SITES[site].links;
    const promise = links.find(({ url }: { url: string }) => url === shippingCosts)?.text;
    if (amount === null) expect(promise).toBeUndefined();
    else expect(links[0].text).toContain(String(amount));
    const { footer, rules } = SITES[site];
    // A return period that the law gives anyway is not advertised.
    const isOwnPromise =
      footer.returns.unit === 'month' || footer.returns.count > (rules.withdrawalDays ?? 0);
    expect(links.at(-1).text.includes(String(footer.returns.count))).toBe(isOwnPromise);
  });
});

it('SIT-02: Swiss German contains no ß', () => {
  const everything = JSON.stringify([shopTextsOf('CH'), marketingOf('CH'), navigationTreeOf('CH')]);
  expect(everything).not.toContain('ß');
  expect(everything).not.toMatch(/\b(?:du|dein|deine|deinem|dir)\b/i);
});
