import { act } from '@testing-library/react';
import { createStore } from 'jotai';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { loadCartAtom } from '#src/features/mini-cart/cartSync.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { MiniCartBody } from '#src/features/mini-cart/MiniCartBody.tsx';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { renderWithShop } from '../../support/renderWithShop.tsx';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const CARTS = ['cart-full', 'cart-empty', 'cart-defective', 'cart-read-error:UNKNOWN'];
const cases = CARTS.flatMap((scenario) => SITE_CODES.map((site) => [scenario, site] as const));

/** A page with a shop whose cart is as the scenario says. */
function page(part: React.ReactNode, site: SiteCode, scenario: string) {
  const { shop } = renderWithShop(null, { site, scenario });
  const store = createStore();
  const element = (
    <VitrineProvider site={site} store={store} shop={shop}>
      {part}
    </VitrineProvider>
  );
  return { store, element };
}

async function hydrate(container: HTMLElement, element: React.ReactNode): Promise<void> {
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
}

function served(element: React.ReactNode): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  return container;
}

it.each(cases)(
  'MC-01: the icon hydrates without a mismatch, whatever this browser knows: %s in %s',
  async (scenario, site) => {
    localStorage.setItem('cart', '7');
    const { element } = page(<MiniCart />, site, scenario);
    const container = served(element);
    const link = container.querySelector('a');
    expect(container.querySelector('[data-part="count"]')).toBeNull();
    await hydrate(container, element);
    // React kept the server's own elements.
    expect(container.querySelector('a')).toBe(link);
  },
);

it.each(cases)(
  'BEY-04: what the panel shows is the same on a server and in a browser: %s in %s',
  async (scenario, site) => {
    const { store, element } = page(<MiniCartBody />, site, scenario);
    // Sets the store's environment, so that the cart can be read before anything is drawn.
    renderToString(element);
    await store.set(loadCartAtom);
    const container = served(element);
    expect(container.querySelector('[data-part="loader"]')).toBeNull();
    const first = container.querySelector('[data-line], h3, [data-code]');
    expect(first).not.toBeNull();
    await hydrate(container, element);
    expect(container.querySelector('[data-line], h3, [data-code]')).toBe(first);
  },
);
