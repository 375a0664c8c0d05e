import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppBanner } from '#src/features/app-banner/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const browse = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
const banner = () => document.querySelector('[data-vitrine="app-banner"]');

afterEach(() => {
  delete document.documentElement.dataset.appOffer;
});

describe('APP-01: the banner', () => {
  it('offers no app in Safari on an iPhone without an id in Apple’s store', async () => {
    browse(IPHONE);
    await renderWithShop(<AppBanner />);
    expect(banner()).toBeNull();
    expect(document.head.querySelector('meta[name="apple-itunes-app"]')).toBeNull();
  });

  it('names the app of the page’s own settings, and nothing where the shop has none', async () => {
    browse(IPHONE);
    const { unmount } = await renderWithShop(<AppBanner />, {
      provider: { settings: { app: { appStoreId: '4711' } } },
    });
    const tag = () => document.head.querySelector('meta[name="apple-itunes-app"]');
    expect(tag()).toHaveAttribute('content', 'app-id=4711');
    expect(banner()).toBeNull();
    unmount();
    delete document.documentElement.dataset.appOffer;
    browse(ANDROID);
    await renderWithShop(<AppBanner />, { provider: { settings: { app: null } } });
    expect([tag(), banner()]).toEqual([null, null]);
  });
});

describe('APP-02: dismissing', () => {
  it('applies to a page that is open in another tab, or in the back/forward cache, also in another language', async () => {
    browse(ANDROID);
    const { rerender } = await renderWithShop(<AppBanner key="de" />);
    expect(banner()).not.toBeNull();
    localStorage.setItem('app-banner-dismissed', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(banner()).toBeNull();
    rerender(<AppBanner key="en" />);
    expect(banner()).toBeNull();
  });

  it('applies to a page that another tab dismissed it for while the page had no banner', async () => {
    browse(ANDROID);
    const { rerender } = await renderWithShop(<AppBanner />);
    rerender(<p>Kasse</p>);
    localStorage.setItem('app-banner-dismissed', 'true');
    rerender(<AppBanner />);
    expect(banner()).toBeNull();
  });

  it('is permanent, and the focus moves to the next control', async () => {
    browse(ANDROID);
    const { user, unmount } = await renderWithShop(<Header />);
    await user.click(screen.getByRole('button', { name: 'App-Hinweis schließen' }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('app-banner-dismissed')).not.toBeNull();
    // The other tabs are told.
    expect(localStorage.getItem('vitrine-revision-offers')).not.toBeNull();
    expect(screen.getByRole('link', { name: /zur Startseite/ })).toHaveFocus();
    unmount();
    delete document.documentElement.dataset.appOffer;
    await renderWithShop(<Header />);
    expect(banner()).toBeNull();
  });

  it('respects the decision of the page’s inline script', async () => {
    browse(ANDROID);
    document.documentElement.dataset.appOffer = 'none';
    await renderWithShop(<AppBanner />);
    expect(banner()).toBeNull();
  });
});
