import { expect, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Footer } from '#src/sections/footer/index.ts';

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
});

const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

/** A shopper scrolls to the end of a page: services, popular categories, networks, apps, seals, legal links, countries. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

/** FTR-01: a shopper with a telephone sees headings and opens one; the others stay closed. */
export const CollapsedOnNarrowScreens = meta.story({
  name: 'FTR-01: groups are collapsed on narrow screens and open one by one',
  globals: NARROW,
  play: async ({ canvas, userEvent }) => {
    const payment = await canvas.findByRole('button', { name: 'Bezahlen' });
    await expect(payment).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(payment);
    await expect(payment).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Kauf auf Rechnung' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lieferung' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** FTR-01: a shopper with a wide screen sees every group open; there is nothing to open. */
export const OpenOnWideScreens = meta.story({
  name: 'FTR-01: groups are open on wide screens',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kauf auf Rechnung' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bezahlen' })).toBeNull();
  },
});

/** FTR-03: a shopper puts the popular categories away. */
export const CategoriesPutAway = meta.story({
  name: 'FTR-03: popular categories can be put away',
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Beliebte Kategorien' });
    const link = canvas.getByRole('link', { name: 'Kaffeebohnen' });
    await expect(link).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(link).not.toBeVisible();
  },
});

/** FTR-03: a shopper in the checkout sees nothing that leads away from it. */
export const Reduced = meta.story({
  name: 'FTR-03: the checkout has a short footer',
  args: { reduced: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Impressum' });
    await expect(canvas.queryByText('Beliebte Kategorien')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Instagram/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'VitrineCard' })).toBeNull();
  },
});

/** FTR-03: a shopper who came from a partner sees the short footer on every page. */
export const ReducedByAffiliateCookie = meta.story({
  name: 'FTR-03: the affiliate cookie reduces the footer',
  parameters: { cookies: { affiliate: '1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Impressum' });
    await expect(canvas.queryByText('Beliebte Kategorien')).toBeNull();
  },
});

/** FTR-04: a shopper in the telephone app: mobile links, but neither other countries nor a desktop view. */
export const InTheSmartphoneApp = meta.story({
  name: 'FTR-04: the telephone app',
  args: { platform: 'SMARTPHONE' },
  globals: NARROW,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hilfe und Kontakt' }));
    await expect(canvas.getByRole('link', { name: 'Unsere App' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Desktop-Ansicht' })).toBeNull();
    await expect(canvasElement.querySelector('[data-vitrine="country-switcher"]')).toBeNull();
  },
});

/** FTR-04: a shopper in the tablet app: no mobile links, no other countries, no desktop view. */
export const InTheTabletApp = meta.story({
  name: 'FTR-04: the tablet app',
  args: { platform: 'TABLET' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Impressum' });
    await expect(canvas.queryByRole('link', { name: 'Unsere App' })).toBeNull();
    await expect(canvasElement.querySelector('[data-vitrine="country-switcher"]')).toBeNull();
  },
});

/** FTR-06: a shopper on a mobile page wants the desktop view of the same page. */
export const DesktopView = meta.story({
  name: 'FTR-06: the desktop link keeps page and parameters',
  args: { address: '/m/search?query=tee' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Desktop-Ansicht' })).toHaveAttribute(
      'href',
      '/search?query=tee&forceP=WEBSHOP',
    );
  },
});

/** A shopper who forced the desktop view finds the way back. */
export const BackToMobileView = meta.story({ args: { address: '/search?query=tee&forceP=WEBSHOP' } });

/** FTR-08: editors have replaced the headline and the social links; all else is the country's own. */
export const Override = meta.story({
  name: 'FTR-08: SHOP_FOOTER replaces parts',
  parameters: { scenario: 'footer-override' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /Bis Sonntag/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^TikTok/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toBeVisible();
  },
});

/** FTR-08, FTR-10: editors made mistakes: a broken part, a seal nobody knows, an unsafe link. Each costs only itself. */
export const BrokenOverride = meta.story({
  name: 'FTR-08, FTR-10: mistakes in SHOP_FOOTER cost only themselves',
  parameters: { scenario: 'footer-override-broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^TikTok/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Entspannt einkaufen/ })).toBeVisible();
    await expect(canvas.getByText('Nicht anklickbar').closest('a')).toBeNull();
  },
});

/** FTR-08: SHOP_FOOTER holds no JSON at all; the country's own footer stands. */
export const MalformedOverride = meta.story({ parameters: { scenario: 'promotion-malformed' } });

/** FTR-08: SHOP_FOOTER cannot be read; the country's own footer stands. */
export const OverrideFails = meta.story({ parameters: { scenario: 'footer-error' } });

/** NWL-16: a shopper who gets the newsletter already is not asked again. */
export const SubscribedToNewsletter = meta.story({
  name: 'NWL-16: a subscriber sees no newsletter form',
  parameters: { scenario: 'newsletter-subscribed' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Impressum' });
    await waitFor(() => expect(canvasElement.querySelector('[data-vitrine="newsletter"]')).toBeNull());
  },
});

/** The page wants no newsletter form here, for example because it has one of its own. */
export const WithoutNewsletter = meta.story({ args: { hideNewsletter: true } });

/** FTR-05: a shopper with a screen reader hears that a link opens a new tab. */
export const ExternalLinks = meta.story({
  name: 'FTR-05: external links open a new tab and say so',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Instagram öffnet in neuem Tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  },
});

/** FTR-07: a shopper opens the countries, each named in its own language. */
export const Countries = meta.story({
  name: 'FTR-07: nine countries, the current one marked',
  play: async ({ canvas, userEvent }) => {
    const switcher = await canvas.findByRole('navigation', { name: 'Land wählen' });
    await userEvent.click(within(switcher).getByText('Deutschland', { selector: 'summary *' }));
    const links = within(switcher).getAllByRole('link');
    await expect(links).toHaveLength(9);
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  },
});

/** A shopper reads the German shop in English: labels are English, the country's content stays German. */
export const InAnotherLanguage = meta.story({ globals: { locale: 'en' } });

/** A shopper with twice the text size: nothing is cut, nothing overlaps. */
export const LargeText = meta.story({
  globals: { site: 'HU' },
  decorators: [
    (Story) => (
      <>
        <style>{':root { font-size: 200%; }'}</style>
        <Story />
      </>
    ),
  ],
});

/** SIT-08: a team put its own name over the shop. */
export const OwnBrand = meta.story({
  parameters: { provider: { settings: { brand: { name: 'Ahoi', slug: 'ahoi' } } } },
});
