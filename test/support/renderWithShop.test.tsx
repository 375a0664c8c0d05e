import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { useMoney } from '#src/i18n/SiteContext.ts';
import { takeComplaints } from './failOnConsoleError.ts';
import { renderWithShop } from './renderWithShop.tsx';
import { createShopFetch } from './shopFetch.ts';

function Total({ read }: { read: () => ReturnType<ShopApi['readCart']> }) {
  const [total, setTotal] = useState<number | null>(null);
  const money = useMoney();
  return (
    <button
      type="button"
      onClick={async () => {
        const answer = await read();
        setTotal(answer.ok ? answer.value.cart.totalSum : -1);
      }}
    >
      {total === null ? 'unread' : money(total)}
    </button>
  );
}

describe('BFF-03: renderWithShop', () => {
  it('responds from the mock shop of a scenario, in the currency of its site', async () => {
    let shop: ShopApi | undefined;
    const page = await renderWithShop(<Total read={() => (shop as ShopApi).readCart()} />, {
      site: 'CH',
      scenario: 'cart-full',
    });
    shop = page.shop;
    await page.user.click(screen.getByRole('button', { name: 'unread' }));
    expect(await screen.findByRole('button', { name: /^CHF\s\d/ })).toBeVisible();
    expect(page.calls).toEqual(['GET /service/cart/api/cart']);
  });

  it('applies the whole delay of a slow shop to a fake clock', async () => {
    vi.useFakeTimers();
    let shop: ShopApi | undefined;
    const page = await renderWithShop(<Total read={() => (shop as ShopApi).readCart()} />, {
      scenario: 'cart-empty, slow:4000',
    });
    shop = page.shop;
    await page.user.click(screen.getByRole('button'));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(screen.getByRole('button', { name: 'unread' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    expect(await screen.findByRole('button', { name: /^0,00/ })).toBeVisible();
    vi.useRealTimers();
  });

  it('sets the cookies of a visitor, and the next test does not see them', async () => {
    await renderWithShop(<p />, { scenario: 'visitor-logged-in' });
    expect(document.cookie).toContain('LoginToken=');
  });

  it('starts with an empty page', () => {
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the shop of a test', () => {
  it('reports an unknown call', async () => {
    const { fetch } = createShopFetch([]);
    await expect(fetch('/service/unknown')).rejects.toThrow('Failed to fetch');
    expect(takeComplaints()).toEqual(['The mock shop does not know GET /service/unknown']);
  });

  it('aborts a call that is no longer needed', async () => {
    const { fetch } = createShopFetch([]);
    const controller = new AbortController();
    controller.abort();
    await expect(fetch('/service/unknown', { signal: controller.signal })).rejects.toThrow(/abort/i);
    takeComplaints();
  });
});

it('PRF-02: a part is empty until it loads; a server’s module graph has it', async () => {
  expect(Object.keys(await import('#eager/sections/header/BackButton.tsx'))).toEqual([]);
  expect(Object.keys(await import('#eager/sections/header/BackButton.tsx?server'))).toEqual(['BackButton']);
});
