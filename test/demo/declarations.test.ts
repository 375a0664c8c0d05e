import { describe, expect, it } from 'vitest';
import { declarationRows } from '#demo/model/declarationRows.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { appOfFile, aVisitor } from '../support/testServer.ts';

/** The demo of the tests that neither count mails nor need limits of their own. */
const demo = appOfFile();

const FIELDS = ['name', 'contract', 'email'];

describe('BEY-02: withdrawal and cancellation', () => {
  it.each(SITE_CODES)('%s: each legally required page has its texts and a form', async (site) => {
    const visitor = aVisitor(await demo());
    const { links, rules } = SITES[site];
    for (const name of ['withdrawal', 'cancellation'] as const) {
      const path = links[name];
      if (!path) continue;
      const { statusCode, body } = await visitor.get(`${path}?site=${site}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(`${rules[name]}</h1>`);
      for (const field of FIELDS) expect(body).toContain(`name="${field}"`);
    }
  });

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
