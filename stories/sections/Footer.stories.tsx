import { expect, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { FOOTER_OVERRIDE_TEXTS } from '#mocks/content/footerPromotion.ts';
import { SITE_LINKS } from '#src/config/links.ts';
import { Footer, type FooterSlots } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { StoreIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf, patternOf, type StoryMessages } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
});

/** A part of the footer that is there. */
function part(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The footer has no ${name}.`);
  return found;
}

/** The groups of services; payment and delivery come first in every country. */
const groupsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part="group"]')];

/** The link to the country's apps, which is for telephones. */
const appLink = (root: HTMLElement, { site }: StoryMessages) =>
  root.querySelector<HTMLElement>(`[data-part="group"] a[href="${SITE_LINKS[site.code].app}"]`);

/** Waits until the country's footer is loaded. */
const legalLinks = (canvas: ReturnType<typeof within>, messages: StoryMessages) =>
  canvas.findByRole('navigation', { name: messages('footer.legal.label') });

const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

/** A shopper scrolls to the end of a page: services, popular categories, networks, apps, seals, legal links, countries. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves FTR-01.
/** A shopper with a telephone sees headings and opens one; the others stay closed. */
export const CollapsedOnNarrowScreens = meta.story({
  globals: NARROW,
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    const [payment, delivery] = groupsOf(canvasElement).map((group) => within(group));
    const toggle = payment?.getByRole('button') as HTMLElement;
    const isShown = () =>
      document
        .getElementById(toggle.getAttribute('aria-controls') ?? '')
        ?.querySelector('a')
        ?.checkVisibility({ visibilityProperty: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(isShown()).toBe(false);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(isShown()).toBe(true));
    await expect(delivery?.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(isShown()).toBe(false));
  },
});

// Proves FTR-01.
/** A shopper with a wide screen sees every group open; there is nothing to open. */
export const OpenOnWideScreens = meta.story({
  play: async ({ canvas, canvasElement, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    for (const group of groupsOf(canvasElement)) {
      await expect(within(group).getAllByRole('link').length).toBeGreaterThan(1);
      await expect(within(group).queryByRole('button')).toBeNull();
    }
  },
});

// Proves FTR-03.
/** A shopper puts the popular categories away. */
export const CategoriesPutAway = meta.story({
  name: 'Popular categories collapsed',
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    const categories = within(part(canvasElement, 'seo'));
    const toggle = categories.getByRole('button');
    const link = categories.getAllByRole('link')[0] as HTMLElement;
    await expect(link).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(link).not.toBeVisible();
  },
});

// Proves FTR-03.
/** In the checkout the footer has no links that lead away from it. */
export const Reduced = meta.story({
  name: 'Reduced in the checkout',
  args: { isReduced: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    const messages = messagesOf(context);
    await legalLinks(canvas, messages);
    for (const name of ['seo', 'social', 'apps'])
      await expect(canvasElement.querySelector(`[data-part="${name}"]`)).toBeNull();
    const { groups } = FOOTER_CONTENTS[messages.site.code].teaser;
    const kept = groups.filter(({ hideGroupInCheckout }) => !hideGroupInCheckout);
    await expect(kept.length).toBeLessThan(groups.length);
    await expect(canvasElement.querySelector('[data-vitrine="newsletter"]')).toBeNull();
    await expect(part(canvasElement, 'quality')).toBeVisible();
    await expect(groupsOf(canvasElement)).toHaveLength(kept.length);
  },
});

// Proves FTR-03.
/** A shopper who came from a partner sees the short footer on every page. */
export const ReducedByAffiliateCookie = meta.story({
  parameters: { cookies: { affiliate: '1' } },
  play: async ({ canvas, canvasElement, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    await expect(canvasElement.querySelector('[data-part="seo"]')).toBeNull();
  },
});

// Proves FTR-04.
/** A shopper in the telephone app: mobile links, but neither other countries nor a desktop view. */
export const InTheSmartphoneApp = meta.story({
  args: { platform: 'SMARTPHONE' },
  globals: NARROW,
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await legalLinks(canvas, messages);
    const link = appLink(canvasElement, messages) as HTMLElement;
    const group = link.closest<HTMLElement>('[data-part="group"]') as HTMLElement;
    await userEvent.click(within(group).getByRole('button'));
    await expect(link).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="desktop-view"]')).toBeNull();
    await expect(canvasElement.querySelector('[data-vitrine="country-switcher"]')).toBeNull();
  },
});

// Proves FTR-04.
/** A shopper in the tablet app: no mobile links, no other countries, no desktop view. */
export const InTheTabletApp = meta.story({
  args: { platform: 'TABLET' },
  play: async ({ canvas, canvasElement, ...context }) => {
    const messages = messagesOf(context);
    await legalLinks(canvas, messages);
    await expect(appLink(canvasElement, messages)).toBeNull();
    await expect(canvasElement.querySelector('[data-vitrine="country-switcher"]')).toBeNull();
  },
});

// Proves FTR-06.
/** A shopper on a mobile page wants the desktop view of the same page. */
export const DesktopView = meta.story({
  name: 'Link to the desktop view',
  args: { path: '/m/search?query=tee' },
  play: async ({ canvas, canvasElement, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    await expect(part(canvasElement, 'desktop-view')).toHaveAttribute(
      'href',
      '/search?query=tee&forceP=WEBSHOP',
    );
  },
});

/** A shopper who forced the desktop view can switch back. */
export const BackToMobileView = meta.story({ args: { path: '/search?query=tee&forceP=WEBSHOP' } });

// Proves FTR-08.
/** Editors have replaced the headline and the social links; all else is the country's own. */
export const Override = meta.story({
  name: 'Parts from SHOP_FOOTER',
  parameters: { scenario: 'footer-override' },
  play: async ({ canvas, ...context }) => {
    const { headline: name } = FOOTER_OVERRIDE_TEXTS[messagesOf(context).site.code];
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^TikTok/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Instagram/ })).toBeNull();
    await expect(await legalLinks(canvas, messagesOf(context))).toBeVisible();
  },
});

// Proves FTR-08, FTR-10.
/** Editorial mistakes: a broken part, an unknown seal, an unsafe link. Only these are dropped. */
export const BrokenOverride = meta.story({
  name: 'Invalid parts of SHOP_FOOTER',
  parameters: { scenario: 'footer-override-broken' },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('link', { name: /^TikTok/ })).toBeVisible();
    const { code } = messagesOf(context).site;
    const name = FOOTER_CONTENTS[code].headline;
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText(FOOTER_OVERRIDE_TEXTS[code].unsafe).closest('a')).toBeNull();
  },
});

// Proves FTR-08.
/** SHOP_FOOTER is not JSON; the country's own footer is shown. */
export const MalformedOverride = meta.story({ parameters: { scenario: 'promotion-malformed' } });

// Proves FTR-08.
/** SHOP_FOOTER cannot be loaded; the country's own footer is shown. */
export const OverrideFails = meta.story({ parameters: { scenario: 'footer-error' } });

// Proves NWL-16.
/** A subscriber is not asked to sign up again. */
export const SubscribedToNewsletter = meta.story({
  parameters: { scenario: 'newsletter-subscribed' },
  play: async ({ canvas, canvasElement, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    await waitFor(() => expect(canvasElement.querySelector('[data-vitrine="newsletter"]')).toBeNull());
  },
});

/** The page wants no newsletter form here, for example because it has one of its own. */
export const WithoutNewsletter = meta.story({ args: { showsNewsletter: false } });

// Proves FTR-05.
/** A shopper with a screen reader hears that a link opens a new tab. */
export const ExternalLinks = meta.story({
  play: async ({ canvas, ...context }) => {
    const name = new RegExp(`^Instagram ${patternOf(messagesOf(context).text('ui.link.new_tab'))}$`);
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  },
});

// Proves FTR-07.
/** A shopper opens the countries, each named in its own language. */
export const Countries = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const name = messagesOf(context)('country_switch.label');
    const switcher = await canvas.findByRole('navigation', { name });
    await userEvent.click(switcher.querySelector('summary') as HTMLElement);
    const links = within(switcher).getAllByRole('link');
    await expect(links).toHaveLength(9);
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  },
});

// Proves SIT-08.
/** A team put its own name over the shop. */
export const OwnBrand = meta.story({
  parameters: { provider: { settings: { brand: { name: 'Ahoi', slug: 'ahoi' } } } },
});

const SLOTS: FooterSlots = {
  groups: ({ original, Column, isReduced }) => (
    <>
      {original}
      {!isReduced && (
        <Column
          title="For companies"
          url="/business"
          icon={<StoreIcon size="large" />}
          introduction="Coffee and service for your office."
          links={[
            { url: '/business/coffee', text: 'Coffee in the office' },
            { url: '/business/gifts', text: 'Gifts for customers' },
          ]}
        />
      )}
    </>
  ),
  legalRows: ({ original }) => (
    <>
      {original}
      <p>Licensed by the National Bank, No. 12345.</p>
    </>
  ),
};

// Proves BEY-15.
/** A team adds a group of links and a row below the legal links. */
export const Slots = meta.story({
  name: 'Own group and legal row',
  args: { slots: SLOTS },
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, canvasElement, ...context }) => {
    await legalLinks(canvas, messagesOf(context));
    const own = groupsOf(canvasElement).at(-1);
    await expect(own).toHaveTextContent('For companies');
    await expect(canvas.getByText(/^Licensed by/)).toBeVisible();
  },
});
