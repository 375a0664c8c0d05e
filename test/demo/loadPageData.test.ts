import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { loadPageData } from '#demo/render/loadPageData.ts';
import type { ServerShop } from '#server/shop/shopServices.ts';

it('FTR-08: unreadable footer content is reported once, not on each page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const log = { warn: vi.fn() };
  const reply = { type: 'ApiFooter', contentJSON: '{"headline":7}' };
  const missing = async () => ({ ok: false, error: { kind: 'network' } });
  const client = {
    readNavigation: missing,
    readThemeWorlds: missing,
    readPromotion: async () => ({ ok: true, value: reply }),
  };
  const request = { site: 'DE', log, cookies: {}, query: {} } as unknown as FastifyRequest;
  const shop = { clientFor: () => client } as unknown as ServerShop;
  for (let page = 0; page < 3; page += 1) await loadPageData(request, shop, { kind: 'home' } as never, 100);
  expect(log.warn).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SHOP_FOOTER: headline'));
});
