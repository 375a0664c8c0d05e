import { describe, expect, it, vi } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { aVisitor, startApp, type Visitor } from '../support/testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 30_000 });

const WITHDRAWAL = SITES.DE.links.withdrawal ?? '';
const ENTRY = { name: 'Kim Gruber', contract: '4711', email: 'kim@example.com' };

const declare = (visitor: Visitor, entry: Record<string, string>) =>
  visitor.post(WITHDRAWAL, { csrf: visitor.cookies['csrf-token'] ?? '', ...entry });

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
      for (const field of Object.keys(ENTRY)) expect(body).toContain(`name="${field}"`);
    }
  });

  it('confirms the declaration', async () => {
    const visitor = aVisitor(await startApp());
    const page = await visitor.get(WITHDRAWAL);
    expect(page.body).toContain('Widerruf bestätigen');
    const answer = await declare(visitor, ENTRY);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Die Bestätigung mit Datum und Uhrzeit schicken wir an kim@example.com.');
    expect(answer.body).not.toContain('name="contract"');
  });

  it.each([
    ['no name', { ...ENTRY, name: ' ' }],
    ['no order', { ...ENTRY, contract: '' }],
    ['no address', { ...ENTRY, email: 'kim' }],
    ['too much', { ...ENTRY, name: 'x'.repeat(5_000) }],
  ])('shows the form again for %s', async (_, entry) => {
    const visitor = aVisitor(await startApp());
    await visitor.get(WITHDRAWAL);
    const answer = await declare(visitor, entry);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Bitte fülle alle Felder aus');
    expect(answer.body).toContain('name="contract"');
  });

  it('rejects a post from another site', async () => {
    const visitor = aVisitor(await startApp());
    await visitor.get(WITHDRAWAL);
    const answer = await declare(visitor, { ...ENTRY, csrf: 'foreign' });
    expect(answer.statusCode).toBe(403);
  });
});
