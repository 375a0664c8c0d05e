import { describe, expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
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
});
