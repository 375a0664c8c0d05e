import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppBanner } from '#src/features/app-banner/index.ts';
import { ConsentPanel, cookieConsent } from '#src/features/consent/index.ts';
import { CountrySuggestion } from '#src/features/country-switch/index.ts';
import { TOP_BANNER_ID, TopBanner } from '#src/features/promotions/index.ts';
import { focusPage } from '#src/ui/FocusFallback/focusPage.ts';
import { changeInOtherTab } from '../support/otherTab.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';

afterEach(() => {
  delete document.documentElement.dataset.appOffer;
});

/** Parts that go when they are answered, and how another tab answers them. */
const PARTS = {
  consent: () => {
    document.cookie = 'consent=1.necessary; path=/';
    changeInOtherTab('consent');
  },
  'app-banner': () => {
    localStorage.setItem('app-banner-dismissed', 'true');
    changeInOtherTab('offers');
  },
  'country-suggestion': () => {
    localStorage.setItem('vitrine-country-suggestion', 'PL');
    changeInOtherTab('offers');
  },
};

const openPage = async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl']);
  const page = await renderWithShop(
    <>
      <ConsentPanel />
      <AppBanner />
      <CountrySuggestion path="/" />
      <main>
        <button type="button">Vorher</button>
      </main>
    </>,
    { provider: { consent: cookieConsent } },
  );
  await screen.findByRole('link', { name: /Polska/ });
  return page;
};

it.each(Object.entries(PARTS))(
  'BEY-20, BEY-24, APP-02: “%s” that goes with the focus returns it, or gives it to the page',
  async (name, answerElsewhere) => {
    for (const before of ['body', 'button']) {
      localStorage.clear();
      document.cookie = 'consent=; path=/; max-age=0';
      const { unmount } = await openPage();
      const part = document.querySelector(`[data-vitrine="${name}"]`);
      if (before === 'button') act(() => screen.getByRole('button', { name: 'Vorher' }).focus());
      act(() => part?.querySelector<HTMLElement>('button')?.focus());
      await act(async () => answerElsewhere());
      expect(part).not.toBeInTheDocument();
      expect(before === 'button' ? screen.getByText('Vorher') : screen.getByRole('main')).toHaveFocus();
      unmount();
      delete document.documentElement.dataset.appOffer;
    }
  },
);

it('BEY-20: the consent panel that is answered by keyboard gives the focus to the page', async () => {
  const { user } = await openPage();
  act(() => screen.getByRole('button', { name: 'Nur notwendige' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('PRM-02: a promotion that goes with the focus gives it to the page', async () => {
  const content = { headline: 'Kaffeewochen', legalText: 'Nur heute.', legalTextHintShort: 'Bedingungen' };
  const { rerender } = await renderWithShop(
    <>
      <TopBanner />
      <main />
    </>,
    {
      provider: {
        serverData: {
          promotions: {
            [TOP_BANNER_ID]: { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(content) },
          },
        },
      },
    },
  );
  act(() => screen.getByRole('button', { name: 'Bedingungen' }).focus());
  await act(async () =>
    rerender(
      <>
        {null}
        <main />
      </>,
    ),
  );
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['the page', '<main></main>', 'main'],
  ['the page beside an open flyout', '<main></main><div role="dialog" tabindex="-1"></div>', 'main'],
  [
    'the dialog over a page',
    '<div aria-hidden="true"><main></main></div><div role="dialog" tabindex="-1"></div>',
    '[role="dialog"]',
  ],
  [
    'the dialog over an inert page',
    '<main inert></main><div role="dialog" tabindex="-1"></div>',
    '[role="dialog"]',
  ],
  [
    'the upper one of two dialogs',
    '<div inert role="dialog"></div><div id="upper" role="dialog" tabindex="-1"></div>',
    '#upper',
  ],
])('HDR-17: a removed control gives the focus to %s', (_what, markup, heir) => {
  document.body.innerHTML = markup;
  focusPage();
  expect(document.querySelector(heir)).toHaveFocus();
});
