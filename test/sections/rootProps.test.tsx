import { waitFor } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { expect, it } from 'vitest';
import * as footer from '#src/entries/footer.ts';
import * as header from '#src/entries/header.ts';
import * as cart from '#src/entries/mini-cart.ts';
import { Navigation } from '#src/entries/navigation.ts';
import * as newsletter from '#src/entries/newsletter.ts';
import * as promotion from '#src/entries/promotion.ts';
import { Search } from '#src/entries/search.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

type Root = { className: string; ref: Ref<never> };

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
])('LIB-12: %s passes className and ref to its root', async (name, part) => {
  const ref = createRef<HTMLElement>();
  await renderWithShop(part({ className: 'own', ref: ref as Ref<never> }));
  await waitFor(() => expect(ref.current).toHaveAttribute('data-vitrine', name));
  expect(ref.current).toHaveClass('own');
  // The library's own class stays.
  expect(ref.current?.classList.length).toBeGreaterThan(1);
});
