import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { AppBanner } from '#src/features/app-banner/index.ts';
import { ConsentPanel, cookieConsent, useConsent } from '#src/features/consent/index.ts';
import { CountrySuggestion } from '#src/features/country-switch/index.ts';
import { CartView, MiniCart } from '#src/features/mini-cart/index.ts';
import { PreviewPanel } from '#src/features/preview/index.ts';
import type { Subject } from '#src/lib/freshness.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { changeInOtherTab } from '../support/otherTab.ts';
import { type RenderWithShopOptions, renderWithShop } from '../support/renderWithShop.tsx';

// Every part with what the tabs of a browser share, and every way in which it learns of a change in another tab. A new
// part or subject joins by a row; `syncVisitor.test.tsx` has the rows of the visitor.

interface Row {
  subject: Subject;
  part: ReactNode;
  options?: RenderWithShopOptions;
  /** What the page shows before and after. */
  shows: [before: string, after: string];
  read: () => string | null | undefined;
  /** What the other tab does. */
  change: (shop: ShopApi) => unknown;
}

const isShown = (part: string) => () =>
  document.querySelector(`[data-vitrine="${part}"]`) ? 'shown' : 'not shown';

const CODE = 'WINTER10';
const voucherIn = (part: () => HTMLElement | null) => () =>
  part() && within(part() as HTMLElement).queryByText(new RegExp(CODE)) ? 'redeemed' : 'not redeemed';
const addVoucher = (shop: ShopApi) => shop.changeCart({ body: { setWsac: { code: CODE, remove: false } } });
const withCart = { subject: 'cart', options: { scenario: 'cart-only:article' } } as const;

function Marketing() {
  const { allows } = useConsent();
  return <output>{allows('marketing') ? 'allowed' : 'held back'}</output>;
}

const ROWS: Record<string, Row> = {
  'BEY-20: the question for consent': {
    subject: 'consent',
    part: <ConsentPanel />,
    options: { provider: { consent: cookieConsent } },
    shows: ['shown', 'not shown'],
    read: isShown('consent'),
    change: () => {
      document.cookie = 'consent=1.necessary.marketing; path=/';
    },
  },
  'BEY-20: what depends on consent': {
    subject: 'consent',
    part: (
      <>
        <ConsentPanel />
        <Marketing />
      </>
    ),
    options: { provider: { consent: cookieConsent } },
    shows: ['held back', 'allowed'],
    read: () => screen.getByRole('status').textContent,
    change: () => {
      document.cookie = 'consent=1.necessary.marketing; path=/';
    },
  },
  'MC-17: a voucher in the mini cart': {
    ...withCart,
    part: <MiniCart />,
    shows: ['not redeemed', 'redeemed'],
    read: voucherIn(() => document.querySelector('[role="dialog"]')),
    change: addVoucher,
  },
  'MC-17: a voucher on the cart page': {
    ...withCart,
    part: <CartView />,
    shows: ['not redeemed', 'redeemed'],
    read: voucherIn(() => document.body),
    change: addVoucher,
  },
  'BEY-24: the suggestion of a country': {
    subject: 'offers',
    part: <CountrySuggestion path="/cart" />,
    shows: ['shown', 'not shown'],
    read: isShown('country-suggestion'),
    change: () => localStorage.setItem('vitrine-country-suggestion', 'HU'),
  },
  'APP-02: the offer of the app': {
    subject: 'offers',
    part: <AppBanner />,
    shows: ['shown', 'not shown'],
    read: isShown('app-banner'),
    change: () => localStorage.setItem('app-banner-dismissed', 'true'),
  },
  'PRV-09: the date of a preview': {
    subject: 'preview',
    part: <PreviewPanel />,
    options: { scenario: 'staff', locale: 'en' },
    shows: ['2027', '2028'],
    read: () => /20\d\d/.exec(document.querySelector('[data-part="ribbon"]')?.textContent ?? '')?.[0],
    change: (shop) => shop.setPreview({ query: { previewDateTime: '2028-05-02T10:00:00.000Z' } }),
  },
};

const pageTransition = (type: string) =>
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

type Way = (subject: Subject, change: () => Promise<void>) => Promise<void>;
const WAYS: Record<string, Way> = {
  'while this one is shown': async (subject, change) => {
    await change();
    changeInOtherTab(subject);
  },
  'while this one is frozen': async (subject, change) => {
    setHidden(true);
    await change();
    // A browser tells a frozen tab later or never.
    localStorage.setItem(STORAGE_KEYS.revision + subject, 'of another tab');
    setHidden(false);
  },
  'while this one is in the back/forward cache': async (_subject, change) => {
    pageTransition('pagehide');
    await change();
    pageTransition('pageshow');
  },
};

afterEach(() => void delete document.documentElement.dataset.appOffer);

describe.each(Object.entries(ROWS))('%s changes in another tab', (_what, row) => {
  it.each(Object.entries(WAYS))('%s', async (_way, learn) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hu']);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 15 Chrome/140.0 Mobile Safari/537.36');
    if (row.subject === 'preview') document.cookie = 'preview=1; path=/';
    const [before, after] = row.shows;
    const { shop } = await renderWithShop(row.part, row.options);
    if (row.subject === 'preview') {
      await act(() => shop.setPreview({ query: { previewDateTime: '2027-05-02T10:00:00.000Z' } }));
      changeInOtherTab('preview', 'first');
    }
    await waitFor(() => expect(row.read()).toBe(before));
    await learn(row.subject, () => act(async () => void (await row.change(shop))));
    await waitFor(() => expect(row.read()).toBe(after));
  });
});
