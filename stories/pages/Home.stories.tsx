import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { openStoryShop } from '#.storybook/storyShop.ts';
import { createMswHandlers } from '#mocks/msw.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { messagesOf } from '../messagesOf.ts';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: ShopPage,
  args: { address: '/' },
  parameters: pageParameters,
});

// Proves HDR-02, HDR-12, FTR-02.
/** A shopper opens the shop: header, shop window, promotions, newsletter, footer. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, scenario: 'cart-mixed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

// Proves USR-01.
/** A logged-in member. */
export const LoggedIn = meta.story({ parameters: { scenario: 'visitor-card-member, cart-mixed' } });

// Proves USR-08.
/** A customer has logged out in another tab: greeting and cart of this page are the next person's. */
export const LoggedOutElsewhere = meta.story({
  name: 'Logged out in another tab',
  parameters: { scenario: 'visitor-logged-in, cart-mixed' },
  play: async ({ id, canvasElement, ...context }) => {
    const { text, site, locale } = messagesOf(context);
    const menu = canvasElement.querySelector('[data-vitrine="user-menu"]');
    const count = () => canvasElement.querySelector('[data-part="count"]');
    const label = text('user_menu.label');
    await waitFor(() => expect(menu?.querySelector('[data-part="known"]')).toBeInTheDocument());
    await waitFor(() => expect(count()).toHaveTextContent('10'));
    // What the other tab leaves behind: the shop of an unknown visitor, and the news.
    const scenarios = ['cart-empty'] as const;
    openStoryShop(id, createMswHandlers({ site: site.code, locale, scenarios, now: () => new Date() }));
    const key = `${STORAGE_KEYS.revision}visitor`;
    localStorage.setItem(key, 'logged out');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(() => expect(menu?.querySelector('[data-part="known"]')).toBeNull());
    await expect(menu?.querySelector('button')).toHaveAccessibleName(label);
    await waitFor(() => expect(count()).toBeNull());
  },
});

// Proves BFF-04.
/** No service responds; the page still renders. */
export const Offline = meta.story({ parameters: { scenario: 'offline' } });

// Proves PRM-01.
/** An editor announces nothing. */
export const WithoutPromotions = meta.story({ parameters: { scenario: 'promotion-none' } });

// Proves BEY-05.
/** Every text is accented, longer and in brackets: text without brackets is untranslated, a missing bracket means truncated. */
export const PseudoLocale = meta.story({
  name: 'Pseudo-locale',
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[.*\]$/ })).toBeVisible();
  },
});
