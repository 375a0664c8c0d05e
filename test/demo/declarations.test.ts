import { describe, expect, it, vi } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { aVisitor, startApp } from '../support/testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 60_000 });

const FIELDS = ['name', 'contract', 'email'];

describe('BEY-02: withdrawal and cancellation', () => {
  it.each(SITE_CODES)('%s: each legally required page has its texts and a form', async (site) => {
    const visitor = aVisitor(await startApp());
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
