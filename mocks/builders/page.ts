import type * as z from 'zod/mini';
import { type NavigationNode, navigationResponse } from '#src/schemas/navigation.ts';
import { type AbTest, abTest } from '#src/schemas/preview.ts';
import {
  type PromotionResponse,
  type PromotionType,
  promotionContent,
  promotionResponse,
} from '#src/schemas/promotion.ts';
import { type Suggestions, suggestionsResponse } from '#src/schemas/search.ts';
import { type ThemeWorlds, themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { imageUrl } from '../content/images.ts';

type Overrides<Schema extends z.ZodMiniType> = Partial<z.input<Schema>>;

const aNode = (title: string, href: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href,
  children,
});

/** Four top entries; coffee has two groups with entries and an image beside them. */
export const aNavigationTree = (): NavigationNode[] =>
  navigationResponse.parse([
    aNode('Neue Welten', '/c/4100'),
    {
      ...aNode('Kaffee', '/c/4200', [
        aNode('Ganze Bohne', '/c/420100', [aNode('Mild', '/c/420101'), aNode('Espresso', '/c/420104')]),
        aNode('Kaffeemaschinen', '/c/420400', [aNode('Vollautomaten', '/c/420401')]),
      ]),
      teaser: {
        title: 'Gerade beliebt',
        list: [{ link: '/c/420101', image: imageUrl('cup'), title: 'Mild' }],
      },
    },
    aNode('Mode', '/c/4300', [aNode('Damen', '/c/430100')]),
    aNode('Wohnen', '/c/4400', [aNode('Küche', '/c/440100')]),
  ]);

/** A promotion of a type, with its editorial content as JSON inside JSON. */
export const aPromotion = (
  type: PromotionType = 'ApiTopBannerPromotion',
  content: Overrides<typeof promotionContent> = {},
): PromotionResponse => {
  const written = {
    headline: 'Warm durch den Winter',
    link: { url: '/c/430600', text: 'Zur Winterwelt' },
    ...content,
  };
  promotionContent.parse(written);
  return promotionResponse.parse({ type, contentJSON: JSON.stringify(written) });
};

/** Two terms and two products, one of which has a variant. */
export const suggestions = (overrides: Overrides<typeof suggestionsResponse> = {}): Suggestions =>
  suggestionsResponse.parse({
    searchTerms: [{ searchterm: 'kaffee' }, { searchterm: 'kaffeebohnen' }],
    products: [
      {
        id: '4002',
        title: 'Bio-Espresso, ganze Bohne, 1\u00a0kg',
        imageProductThumb: imageUrl('coffee-bag'),
        productViewUrl: '/p/4002',
      },
      {
        id: '4010',
        title: 'Teekanne aus Steinzeug, 1,2\u00a0l',
        imageProductThumb: imageUrl('teapot'),
        productViewUrl: '/p/4010',
        webshopProductDimensionKey: '401001',
      },
    ],
    ...overrides,
  });

const aWorld = (title: string, overrides: Record<string, unknown> = {}) => ({
  url: '/c/4100?world=1',
  imgUrl: imageUrl('cup'),
  title,
  vitrineCard: false,
  availability: ['ONLINE'],
  endDate: '2099-12-21T23:59:59.999Z',
  endDateText: 'Bis 21. Dezember',
  ...overrides,
});

/** Theme worlds, one in each section; the last one ends soon. */
export const themeWorlds = (overrides: Overrides<typeof themeWorldsResponse> = {}): ThemeWorlds =>
  themeWorldsResponse.parse({
    scout: { headline: 'Vorschau', themeworlds: [aWorld('Zeit für Yoga', { vitrineCard: true })] },
    new: { headline: 'Neu diese Woche', themeworlds: [aWorld('Frühstück am Sonntag', { badges: ['Neu'] })] },
    more: { headline: 'Noch mehr Welten', themeworlds: [aWorld('Warm eingepackt')] },
    lastChance: {
      headline: 'Letzte Chance',
      themeworlds: [aWorld('Herbstlicht', { onlyXDaysLeftText: 'Nur noch 3 Tage' })],
    },
    translations: { ONLINE: 'Online', STORE: 'In der Filiale' },
    ...overrides,
  });

/** A test with two groups. */
export const anAbTest = (overrides: Overrides<typeof abTest> = {}): AbTest =>
  abTest.parse({
    name: 'Top banner wording',
    groups: [{ name: 'Control' }, { name: 'Variant A' }],
    ...overrides,
  });
