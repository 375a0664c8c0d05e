import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: ShopPage,
  args: { address: '/' },
  parameters: pageParameters,
});

/** A shopper opens the shop: header, shop window, promotions, newsletter, footer (HDR-02, HDR-12, FTR-02). */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, scenario: 'cart-mixed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** HDR-06: the same page on a telephone. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** LIB-03: the same page for eyes that like it dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** USR-01: a logged-in member. */
export const LoggedIn = meta.story({ parameters: { scenario: 'visitor-card-member, cart-mixed' } });

/** BFF-04: no service responds; the page still renders. */
export const Offline = meta.story({ parameters: { scenario: 'offline' } });

/** PRM-01: an editor announces nothing. */
export const WithoutPromotions = meta.story({ parameters: { scenario: 'promotion-none' } });

/** BEY-05: every text is accented, longer and in brackets: text without brackets is untranslated, a missing bracket means truncated. */
export const PseudoLocale = meta.story({
  name: 'BEY-05: pseudo-locale',
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[.*\]$/ })).toBeVisible();
  },
});

/** BEY-05: every text in the language that needs the most room. */
export const LongestText = meta.story({ globals: { locale: 'longest' } });

/** BEY-04: the text at twice its size. */
export const LargeText = meta.story({ globals: { text: '200' } });

/** BEY-04: the system's own colours. */
export const ForcedColours = meta.story({ globals: { theme: 'forced' } });
