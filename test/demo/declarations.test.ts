import { describe, expect, it } from 'vitest';
import { declarationRows } from '#demo/model/declarationRows.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { appOfFile, aVisitor, mainOf } from '../support/testServer.ts';

const demo = appOfFile();

const FIELDS = ['name', 'contract', 'email'];

describe('BEY-02: withdrawal and cancellation', () => {
  it.each(SITE_CODES)(
    '%s: each legally required page has its texts and a form, and no images of products',
    async (site) => {
      const visitor = aVisitor(await demo());
      const { links, rules } = SITES[site];
      for (const name of ['withdrawal', 'cancellation'] as const) {
        const path = links[name];
        if (!path) continue;
        const { statusCode, body } = await visitor.get(`${path}?site=${site}`);
        expect(statusCode).toBe(200);
        expect(body).toContain(`${rules[name]}</h1>`);
        for (const field of FIELDS) expect(body).toContain(`name="${field}"`);
        expect(mainOf(body)).not.toContain('<img');
      }
    },
  );

  it.each([
    ['withdrawal', ['Vertrag widerrufen', 'Bitte noch bestätigen', 'Wir haben deinen Widerruf erhalten']],
    ['cancellation', ['Verträge hier kündigen', 'Wir haben deine Kündigung erhalten']],
  ] as const)(
    'LAW-02: each step of a %s has its own title, and only the first one the request',
    async (name, titles) => {
      const visitor = aVisitor(await demo());
      const path = `${SITES.DE.links[name]}?site=DE`;
      const pages = [(await visitor.get(path)).body];
      const entry = {
        csrf: visitor.csrf,
        name: 'Kim',
        contract: '1',
        email: 'kim@example.com',
        kind: 'ordinary',
      };
      for (const step of ['state', 'confirm'].slice(0, titles.length - 1))
        pages.push((await visitor.post(path, { ...entry, step })).body);
      for (const [index, title] of titles.entries()) {
        expect(pages[index]).toContain(`<title>${title} · `);
        expect(pages[index]).toContain(`${title}</h1>`);
        const main = mainOf(pages[index] ?? '');
        expect(/Dafür brauchen wir nur|welches Abo du wann/.test(main)).toBe(index === 0);
      }
    },
  );

  it.each(LOCALE_CODES)('TXT-01: no value repeats the word before it in a receipt: %s', (locale) => {
    const { text } = createSiteIntl(SITES.DE, locale, MESSAGES[locale]);
    const entry = {
      name: 'Kim',
      contract: '1',
      email: 'kim@example.com',
      kind: 'ordinary',
      reason: '',
      date: '',
    };
    const rows = declarationRows('cancellation', entry, text).map(({ label, value }) => `${label}: ${value}`);
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).not.toMatch(/(?<!\p{L})(\p{L}+): \1(?!\p{L})/u);
  });
});
