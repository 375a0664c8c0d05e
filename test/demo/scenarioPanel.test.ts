import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  SCENARIO_PRESETS,
  type ScenarioChoice,
  type ScenarioPreset,
  type ScenarioRow,
  type ScenarioSetting,
} from '#demo/model/scenarioPanel.ts';
import { choiceText } from '#demo/pages/choiceName.ts';
import { SCENARIOS, type Scenario } from '#mocks/scenarios/scenarios.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  countHeadphones,
  readPageState,
  setHeadphones,
  type Visitor,
} from '../support/testServer.ts';

const demo = appOfFile();

interface Panel {
  presets: ScenarioPreset[];
  groups: Record<string, ScenarioRow[]>;
  active: ScenarioSetting[];
  shared: { panel: string; shop: string };
  shop: string;
}
/** Opens a link of the panel, which redirects to the panel. */
async function open(visitor: Visitor, url: string) {
  const { statusCode, headers } = await visitor.get(url);
  expect(statusCode).toBe(303);
  return visitor.get(String(headers.location));
}
const readPanel = async (visitor: Visitor, url: string): Promise<Panel> =>
  readPageState((await open(visitor, url)).body).content;
const choicesOf = ({ groups }: Panel): ScenarioChoice[] =>
  Object.values(groups).flatMap((rows) => rows.flatMap(({ choices }) => choices));
const find = (panel: Panel, group: string, name: string): ScenarioChoice => {
  const all = (panel.groups[group] ?? []).flatMap(({ choices }) => choices);
  const choice = all.find((each) => each.name === name);
  if (!choice) throw new Error(`${group} has no ${name}: ${all.map((each) => each.name).join(', ')}`);
  return choice;
};
const pathOf = (address: string) => address.replace('http://localhost', '');

const WHOLE =
  '/demo?site=HU&locale=en&platform=MATCH&sticky=false&scenario=cart-full,visitor-card-member,promotion-theme:beige,jitter:3000,down:SEARCHFRONTEND,staff';

describe('BEY-03: the scenario panel', () => {
  it('encodes the whole state in a link that another person can open', async () => {
    const app = await demo();
    const first = await readPanel(aVisitor(app), WHOLE);
    const link = pathOf(first.shared.panel);
    expect(link).toBe(WHOLE);
    const other = aVisitor(app, { site: 'PL', scenario: 'cart-empty' });
    const page = await open(other, link);
    expect(page.body).toMatch(/<html lang="en">/);
    expect(readPageState(page.body)).toMatchObject({
      site: 'HU',
      platform: 'MATCH',
      header: { sticky: false },
    });
    expect(other.cookies).toMatchObject({
      site: 'HU',
      LoginToken: 'scenario-login',
      StaffAuth: 'scenario-staff',
    });
    expect((await other.get(CART)).json().cart.giftCards).toHaveLength(1);
    expect((await other.get('/service/searchfrontend/api/suggestions?q=ka')).statusCode).toBe(503);
  });

  it('links directly into the shop, and only into this one', async () => {
    const app = await demo();
    const { shared } = await readPanel(aVisitor(app), WHOLE);
    const visitor = aVisitor(app);
    const answer = await visitor.get(pathOf(shared.shop));
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/?site=HU&locale=en&platform=MATCH&sticky=false',
    ]);
    expect(visitor.cookies.scenario).toContain('cart-full');
    expect((await visitor.get('/demo?site=PL&scenario=&to=/c/coffee')).headers.location).toBe(
      '/c/coffee?site=PL',
    );
    for (const to of ['//evil.example', 'https://evil.example', '/..//evil.example'])
      expect((await visitor.get(`/demo?site=PL&scenario=&to=${to}`)).headers.location, to).toBe('/?site=PL');
  });

  it('each choice links to the same state with it, and back without it', async () => {
    const app = await demo();
    const visitor = aVisitor(app);
    const before = await readPanel(visitor, '/demo?site=CH&scenario=cart-full,slow:500');
    const chosen = await readPanel(visitor, find(before, 'faults', 'down:CART').href);
    expect(visitor.cookies.scenario).toBe('cart-full,slow:500,down:CART');
    const choice = find(chosen, 'faults', 'down:CART');
    expect(choice.isActive).toBe(true);
    await readPanel(visitor, choice.href);
    expect(visitor.cookies.scenario).toBe('cart-full,slow:500');
    const tablet = await readPanel(visitor, find(before, 'platform', 'TABLET').href);
    expect(tablet.active.map(({ group, name }) => `${group} ${name}`)).toEqual([
      'platform TABLET',
      'cart cart-full',
      'faults slow',
    ]);
    expect(pathOf(tablet.shared.panel)).toBe('/demo?site=CH&platform=TABLET&scenario=cart-full,slow:500');
  });

  it('a reload of the panel neither sets a scenario nor fills the cart again', async () => {
    const visitor = aVisitor(await demo());
    const { headers } = await visitor.get('/demo?site=DE&scenario=cart-full');
    await visitor.put(CART, setHeadphones(3));
    const panel = await visitor.get(String(headers.location));
    expect([panel.statusCode, panel.cookies]).toEqual([200, []]);
    expect(await countHeadphones(visitor)).toBe(3);
  });

  it('seven presets keep site and language, and their links reproduce them', async () => {
    const app = await demo();
    const { presets } = await readPanel(
      aVisitor(app),
      '/demo?site=CH&locale=en&sticky=false&scenario=cart-large',
    );
    expect(presets.map(({ name }) => name)).toEqual(SCENARIO_PRESETS);
    expect(presets.filter(({ isActive }) => isActive)).toEqual([]);
    for (const { name, href } of presets) {
      const other = await readPanel(aVisitor(app, { scenario: 'cart-large' }), href);
      expect(pathOf(other.shared.panel)).toBe(href);
      expect(other.presets.filter(({ isActive }) => isActive).map((each) => each.name)).toEqual([name]);
      expect(href).toMatch(/^\/demo\?site=CH&locale=en&/);
    }
  });

  it('shows the active settings, each with a link to remove it, and a value that only a link sets', async () => {
    const visitor = aVisitor(await demo());
    const { body } = await open(visitor, '/demo?site=DE&scenario=slow:1234,cart-change-error:ITEM_LIMIT');
    const { active } = readPageState(body).content as Panel;
    expect(active).toEqual([
      {
        group: 'cart',
        name: 'cart-change-error',
        parameter: 'ITEM_LIMIT',
        href: '/demo?site=DE&scenario=slow:1234',
      },
      {
        group: 'faults',
        name: 'slow',
        parameter: '1234 ms',
        href: '/demo?site=DE&scenario=cart-change-error:ITEM_LIMIT',
      },
    ]);
    expect(body).toContain('aria-label="Verzögerung: 1234 ms zurücknehmen"');
  });

  it('works without scripts: every choice is a link, and the links to share can be selected', async () => {
    const visitor = aVisitor(await demo());
    const { body } = await open(visitor, '/demo?site=DE&scenario=cart-full');
    const panel = readPageState(body).content as Panel;
    for (const { href } of choicesOf(panel))
      expect(body).toContain(`href="${href.replaceAll('&', '&amp;')}#panel-`);
    for (const href of Object.values(panel.shared))
      expect(body).toContain(`>${href.replaceAll('&', '&amp;')}</textarea>`);
    expect(body).toMatch(/<a[^>]*aria-current="true"[^>]*>(<svg.*?<\/svg>)?<span>Von jeder Art etwas/);
  });

  it('offers every scenario, with a working link and a name of its own', async () => {
    const app = await demo();
    const panel = await readPanel(aVisitor(app), '/demo?site=DE&scenario=');
    const names = choicesOf(panel).map(({ name }) => name);
    const texts = JSON.parse(readFileSync('locales/de-DE.json', 'utf8')) as Record<string, string>;
    for (const { name, parameter } of SCENARIOS as readonly Scenario[]) {
      const own = parameter ? parameter.examples.map((example) => `${name}:${example}`) : [name];
      expect(names).toEqual(expect.arrayContaining(own));
      expect(texts).toHaveProperty([choiceText(name)]);
    }
    const links = choicesOf(panel).map(({ href }) => href);
    expect(new Set(links).size).toBe(
      links.length - choicesOf(panel).filter(({ isActive }) => isActive).length + 1,
    );
    await Promise.all(
      links
        .slice(-20)
        .map(async (href) => expect((await open(aVisitor(app), href)).statusCode, href).toBe(200)),
    );
  });
});
