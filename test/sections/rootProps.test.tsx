import { waitFor } from '@testing-library/react';
import { type CSSProperties, createRef, type ReactElement, type Ref } from 'react';
import { expect, it } from 'vitest';
import * as footer from '#src/entries/footer.ts';
import * as header from '#src/entries/header.ts';
import * as cart from '#src/entries/mini-cart.ts';
import { Navigation } from '#src/entries/navigation.ts';
import * as newsletter from '#src/entries/newsletter.ts';
import * as promotion from '#src/entries/promotion.ts';
import { Search } from '#src/entries/search.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

type Root = Record<'className' | 'id' | 'data-testid', string> & { ref: Ref<never>; style: CSSProperties };

it.each<[name: string, part: (root: Root) => ReactElement]>([
  ['header', (root) => <header.Header {...root} />],
  ['store-finder', (root) => <header.StoreFinder {...root} />],
  ['user-menu', (root) => <header.UserMenu {...root} />],
  ['navigation', (root) => <Navigation {...root} />],
  ['search', (root) => <Search {...root} />],
  ['mini-cart', (root) => <cart.MiniCart {...root} />],
  ['cart', (root) => <cart.CartView {...root} />],
  ['cart-order', (root) => <cart.CartOrder {...root} />],
  ['top-banner', (root) => <promotion.TopBanner {...root} />],
  ['benefits', (root) => <promotion.BenefitsStrip {...root} />],
  ['category-banner', (root) => <promotion.CategoryBanner promotionId="category_coffee" {...root} />],
  ['phase-integration', (root) => <promotion.PhaseIntegration promotionId="pi_home" {...root} />],
  ['newsletter', (root) => <newsletter.NewsletterForm origin="page" {...root} />],
  ['newsletter-confirmation', (root) => <newsletter.NewsletterConfirmation {...root} />],
  ['newsletter-preferences', (root) => <newsletter.NewsletterPreferences {...root} />],
  ['newsletter-unsubscribe', (root) => <newsletter.NewsletterUnsubscribe {...root} />],
  ['newsletter-invalid-link', (root) => <newsletter.NewsletterInvalidLink {...root} />],
  ['footer', (root) => <footer.Footer {...root} />],
  ['country-switcher', (root) => <footer.CountrySwitch {...root} />],
])('LIB-12: %s passes className, ref, id, style and data attributes to its root', async (name, part) => {
  const ref = createRef<HTMLElement>();
  const style = { scrollMarginTop: '1rem' };
  const root = { className: 'own', ref: ref as Ref<never>, id: 'own-id', 'data-testid': 'own-part', style };
  const { calls } = await renderWithShop(part(root));
  await waitFor(() => expect(ref.current).toHaveAttribute('data-vitrine', name));
  expect(ref.current).toHaveClass('own');
  expect(ref.current).toHaveAttribute('id', 'own-id');
  expect(ref.current).toHaveAttribute('data-testid', 'own-part');
  expect(ref.current?.style.scrollMarginTop).toBe('1rem');
  // They are no settings of a call.
  expect(calls.filter((call) => call.includes('own'))).toEqual([]);
  // The library's own class stays.
  expect(ref.current?.classList.length).toBeGreaterThan(1);
});
