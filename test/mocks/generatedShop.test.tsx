import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENARIO_LOGIN_TOKEN } from '#mocks/scenarios/scenarioCookies.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { mockShop } from '#mocks/shop.ts';
import type { MockShop, ShopService } from '#mocks/world.ts';
import type { EndpointName } from '#src/api/endpoints.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { readThemeWorlds } from '#src/features/navigation/themeWorldModel.ts';
import { readPromotion } from '#src/features/promotions/promotionModel.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import { ok } from '#src/lib/result.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { THEME_WORLD_SECTIONS } from '#src/schemas/themeWorld.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { Header } from '#src/sections/header/index.ts';
import { changeBody, chooseWith, inOtherTypes, withGaps } from '../support/looseForms.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';
import { createTestShop } from '../support/shopFetch.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The mock shop's client, with each answer changed on its way. */
function shopWith(scenario: string, change: (body: unknown) => unknown) {
  const changed =
    (service: ShopService): ShopService =>
    async (call, store) => {
      const answer = await service(call, store);
      if (answer.kind === 'broken' || answer.body === undefined) return answer;
      return { ...answer, body: changeBody(answer.body, change) };
    };
  const shop = Object.fromEntries(
    Object.entries(mockShop).map(([name, service]) => [name, changed(service)]),
  ) as MockShop;
  const { fetch } = createTestShop({ shop, scenarios: scenario.split(',') as ScenarioName[] });
  const readCookies = () => `${COOKIES.login}=${SCENARIO_LOGIN_TOKEN}`;
  return createShopApi({ site: 'DE', fetch, readCookies });
}

type Shop = ReturnType<typeof shopWith>;

const READS: Partial<Record<EndpointName, (shop: Shop) => Promise<unknown>>> = {
  readCart: (shop) => shop.readCart(),
  readNavigation: (shop) => shop.readNavigation({ query: { site: 'DE' } }),
  readThemeWorlds: async (shop) => {
    const reply = await shop.readThemeWorlds();
    const rules = {
      brandSlug: 'vitrine',
      timeZone: 'Europe/Berlin',
      sections: THEME_WORLD_SECTIONS,
      now: null,
    };
    return reply.ok ? ok(readThemeWorlds(reply.value, rules)) : reply;
  },
  readSuggestions: (shop) => shop.readSuggestions({ query: { q: 'ka', site: 'DE' } }),
  readVisitor: (shop) => shop.readVisitor(),
  readPartnerSite: (shop) => shop.readPartnerSite(),
  readBaseData: (shop) => shop.readBaseData({ params: { base: 'internal' } }),
};
const SCENARIO = 'cart-full,visitor-card-member';

describe('responses with other field types', () => {
  it.each(Object.entries(READS))('MC-22, LIB-04: %s reads them like its own types', async (_name, read) => {
    const own = await read(shopWith(SCENARIO, (body) => body));
    expect(own).toMatchObject({ ok: true });
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const choose = chooseWith(generate, fc.constantFrom);
        const other = await read(shopWith(SCENARIO, (body) => inOtherTypes(body, choose)));
        expect(JSON.parse(JSON.stringify(other))).toMatchObject(JSON.parse(JSON.stringify(own)));
      }),
      { numRuns: 15 },
    );
  });
});

it.each(['~header_top', '~header_benefits', 'category_420100', 'pi_home'])(
  'PRM-11: promotion %s with other field types is read like the original',
  async (promotionId) => {
    const read = async (change: (body: unknown) => unknown) => {
      const reply = await shopWith('', change).readPromotion({ params: { promotionId }, query: {} });
      return reply.ok ? readPromotion(promotionId, reply.value) : reply;
    };
    const own = await read((body) => body);
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const choose = chooseWith(generate, fc.constantFrom);
        expect(await read((body) => inOtherTypes(body, choose))).toEqual(own);
      }),
      { numRuns: 30 },
    );
  },
);

describe('responses with missing and odd values', () => {
  it.each(Object.entries(READS))('BFF-09: %s returns a value and never throws', async (_name, read) => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const choose = chooseWith(generate, fc.constantFrom);
        expect(await read(shopWith(SCENARIO, (body) => withGaps(body, choose)))).toHaveProperty('ok');
      }),
      { numRuns: 30 },
    );
  });

  it('BEY-08: header, mini cart and footer stay complete', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.gen(), async (generate) => {
          const choose = chooseWith(generate, fc.constantFrom);
          const onProblem = vi.fn();
          await renderWithShop(
            <>
              <Header />
              <Footer />
            </>,
            {
              provider: {
                onProblem,
                shop: shopWith(`${SCENARIO},footer-override`, (body) => withGaps(body, choose)),
                serverData: { footerContent: FOOTER_CONTENTS.DE },
              },
            },
          );
          await act(async () => sendShopEvent('cart-open'));
          // A query by role takes seconds on pages of this size.
          const page = document.body;
          expect(page.querySelectorAll('header, footer')).toHaveLength(2);
          expect(page.querySelector('[data-top]')).toHaveTextContent('Neue Welten');
          expect(page.querySelector('[data-flyout="CART"]')).not.toBeNull();
          expect(page.querySelector('footer')).toHaveTextContent('Deutschland');
          expect(page.textContent).not.toMatch(/NaN|undefined|\[object/);
          const problems = onProblem.mock.calls.map(String);
          expect(problems.filter((problem) => problem.includes('failed and is not shown'))).toEqual([]);
        })
        .afterEach(() => {
          cleanup();
          forgetReportedProblems();
        }),
      { numRuns: 6 },
    );
  }, 60_000);
});
