import { describe, expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { userMenuActions, userMenuLinks } from '#src/features/user-menu/userMenuModel.ts';
import { ANONYMOUS_VISITOR, type Visitor } from '#src/state/visitorAtoms.ts';

const cardMember: Visitor = {
  ...ANONYMOUS_VISITOR,
  status: 'LOGGED_IN',
  loggedInOrRemembered: true,
  isCardMember: true,
  loyaltyBeans: 840,
};
const names = (site: (typeof SITE_CODES)[number], visitor = ANONYMOUS_VISITOR) =>
  userMenuLinks(SITES[site], visitor).map(({ name }) => name);

describe.each(SITE_CODES)('USR-02: %s', (site) => {
  it('every visitor has account, orders, watchlist and help', () =>
    expect(names(site)).toEqual(expect.arrayContaining(['account', 'orders', 'watchlist', 'help'])));

  it.each([
    ['card', site !== 'TR'],
    ['contact', site !== 'TR'],
    ['mobilePlan', site === 'DE'],
    ['community', site === 'DE'],
  ] as const)('%s: %s', (name, isThere) => expect(names(site).includes(name)).toBe(isThere));

  it('only card members see beans, where the site has a card', () => {
    expect(names(site)).not.toContain('beans');
    const beans = userMenuLinks(SITES[site], cardMember).find(({ name }) => name === 'beans');
    if (site === 'TR') expect(beans).toBeUndefined();
    else expect(beans).toMatchObject({ href: '/beanaccount', count: 840 });
  });

  it('every entry has an address', () => {
    for (const { href } of userMenuLinks(SITES[site], cardMember)) expect(href).toMatch(/^\/[\w-]/);
  });
});

it('HDR-13: help, card and community link to the country’s own pages', () => {
  const hrefs = (site: (typeof SITE_CODES)[number]) =>
    Object.fromEntries(userMenuLinks(SITES[site], ANONYMOUS_VISITOR).map(({ name, href }) => [name, href]));
  expect(hrefs('DE')).toMatchObject({
    help: '/c-4750/hilfe.html',
    card: '/c-4760/vitrinecard.html',
    community: '/c-4802/community.html',
  });
  expect(hrefs('HU').help).toBe('/c-4750/segitseg.html');
  expect(hrefs('CH_FR').help).toBe('/c-4750/aide.html');
  expect(hrefs('TR').help).toBe('/c-4750/yardim.html');
});

it.each([
  ['LOGGED_OUT', { login: true, register: true, logout: false }],
  ['REMEMBERED', { login: true, register: false, logout: false }],
  ['LOGGED_IN', { login: false, register: false, logout: true }],
] as const)('USR-01: %s can %j', (status, actions) => expect(userMenuActions({ status })).toEqual(actions));
