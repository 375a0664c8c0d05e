import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { assortmentOf } from '#mocks/content/assortment.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { AgentTools } from '#src/entries/agents.ts';
import { Header } from '#src/entries/header.ts';
import { formatMoney } from '#src/lib/money.ts';
import { readLocale } from '../../../scripts/build/localesPlugin.ts';
import { addAgentBrowser, finish, type ToolResult } from '../../support/agentBrowser.ts';
import { watchPageLoads } from '../../support/pageLoads.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

/** One site in `npm test`, all sites in `npm run test:full`. */
const SITES_HERE: readonly SiteCode[] = process.env.AGENT_SITES === 'all' ? SITE_CODES : ['DE'];

const variantsOn = (site: SiteCode) => async (productId: string) =>
  assortmentOf(site)
    .variants.filter(({ product }) => product.id === productId)
    .map(({ tcm, dimensions }) => ({ tcm, name: dimensions.map(({ name }) => name).join(', ') }));

async function openShop(site: SiteCode, props = {}) {
  const agent = addAgentBrowser();
  const shop = await renderWithShop(
    <>
      <Header />
      <main id="main" />
      <AgentTools findVariants={variantsOn(site)} {...props} />
    </>,
    { site, scenario: 'cart-empty' },
  );
  await waitFor(() => expect(agent.tools.size).toBe(8));
  return { ...agent, ...shop };
}

/** The person answers the agent's question. */
async function answer(asked: Promise<ToolResult>, site: SiteCode, choice: 'allow' | 'decline') {
  const texts = readLocale(SITES[site].locale);
  const dialog = within(await screen.findByRole('dialog', { name: texts['agents.title'] ?? '' }));
  await userEvent.click(dialog.getByRole('button', { name: texts[`agents.${choice}`] ?? '' }));
  return finish(asked);
}

describe.each(SITES_HERE)('AGT-02: an agent that knows only the tools, on %s', (site) => {
  it('finishes ten tasks, and the page shows and announces what a press does', {
    timeout: 120_000,
  }, async () => {
    const { use, start, navigate } = await openShop(site);
    const page = document.body;
    const lines = () => [...page.querySelectorAll('[data-line]')];
    const term = shopTextsOf(site).categories.coffee;

    // 1. Which products are there?
    const found = await use('search_products', { q: term });
    expect(found.status).toBe('done');
    const simple = (
      await Promise.all(
        found.data.products.map(async (each: { productId: string }) => [
          each,
          await variantsOn(site)(each.productId),
        ]),
      )
    ).find(([, variants]) => variants.length === 1)?.[0];
    expect(simple).toMatchObject({ title: expect.any(String), price: { currency: SITES[site].currency } });

    // 2. What is in the cart?
    expect((await use('read_cart')).data).toEqual({
      lines: [],
      sums: expect.arrayContaining([
        expect.objectContaining({ row: 'sum', price: { amount: 0, currency: SITES[site].currency } }),
      ]),
    });

    // 3. Put two pieces of a product into it.
    const added = await use('add_to_cart', { productId: simple.productId, quantity: 2 });
    expect(added).toMatchObject({ status: 'done', data: { lines: [{ title: simple.title, quantity: 2 }] } });
    const [line] = added.data.lines;
    expect(lines()).toHaveLength(1);
    expect(page.textContent).toContain(formatMoney(line.price.amount, SITES[site].money));

    // 4. A product with variants: the person chooses.
    const withVariants = assortmentOf(site).variants.find(
      ({ dimensions, product }) => dimensions.length > 0 && product.euro > 0,
    );
    const choice = await use('add_to_cart', { productId: withVariants?.product.id });
    expect(choice.status).toBe('invalid');
    expect(choice.data.variants.length).toBeGreaterThan(1);
    const [variant] = choice.data.variants;
    const second = await use('add_to_cart', { productId: withVariants?.product.id, tcm: variant.tcm });
    expect(second.data.lines).toHaveLength(2);

    // 5. Three pieces instead of two.
    const three = await use('change_quantity', { line: line.line, quantity: 3 });
    expect(three.data.lines.find((each: typeof line) => each.line === line.line).quantity).toBe(3);

    // 6. Remove it again: the line stays in its place with its undo button.
    const removed = await use('remove_from_cart', { line: line.line });
    expect(removed.data.lines).toContainEqual(
      expect.objectContaining({ line: line.line, state: expect.stringMatching('removed') }),
    );
    expect(page.querySelectorAll('[data-line][data-state="deleted"] [data-part="undo"]')).toHaveLength(1);

    // 7. Undo.
    const restored = await use('undo_removal', { line: line.line });
    expect(restored.data.lines.find((each: typeof line) => each.line === line.line).quantity).toBe(3);
    expect(lines().filter((each) => each.getAttribute('data-state') === 'present')).toHaveLength(2);

    // 8. Stores near a town: the person agrees.
    const stores = await answer(start('find_stores', { place: '20095' }), site, 'allow');
    expect(stores).toMatchObject({
      status: 'done',
      opened: `${SITES[site].paths.storeSearch}?searchTerm=20095`,
    });
    expect(navigate).toHaveBeenLastCalledWith(stores.opened);

    // 9. Another country: the person says no, and nothing happens.
    const other = site === 'AT' ? 'DE' : 'AT';
    expect((await answer(start('change_country', { country: other }), site, 'decline')).status).toBe(
      'declined',
    );
    expect(navigate).toHaveBeenCalledTimes(1);

    // 10. Another country: the person agrees. Its address is not the router's.
    const loaded = watchPageLoads();
    const country = await answer(start('change_country', { country: other }), site, 'allow');
    expect(country.opened).toMatch(SITES[other].shopUrl);
    expect(loaded).toHaveBeenCalledExactlyOnceWith(country.opened);
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
