import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

// Each test loads the modules of the library again and renders a whole page, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 60_000 });

const broken = vi.hoisted(() => ({ name: '' }));

vi.mock(import('#src/lazy/loadWithRetry.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    importWithRetry: (name, load, pick, eager) => {
      const loadOrFail = async () => {
        if (name === broken.name) throw new TypeError('Getter must be a function');
        return load();
      };
      return original.importWithRetry(name, loadOrFail, pick, eager);
    },
  };
});

beforeEach(() => vi.resetModules());

const CHECKS = {
  search: async () => expect(await screen.findByRole('combobox', { name: 'Suche' })).toBeVisible(),
  account: async () => {
    (await screen.findByRole('button', { name: 'Mein Konto' })).click();
    await waitFor(() => expect(document.querySelector('[data-flyout="USER_MENU"]')).not.toBeNull());
  },
  cart: async () => {
    await waitFor(() => expect(document.querySelector('[data-part="cart-toggle"]')).not.toBeNull());
    document.querySelector<HTMLElement>('[data-part="cart-toggle"]')?.click();
    await screen.findByText('Bio-Espresso, ganze Bohne, 1 kg');
  },
  newsletter: async () =>
    waitFor(() => expect(document.querySelector('[data-vitrine="newsletter"]')).not.toBeNull()),
  footer: async () => expect((await screen.findAllByRole('contentinfo'))[0]).toBeVisible(),
};
type Part = keyof typeof CHECKS;

it.each<[string, Part[]]>([
  ["The mini cart's content", ['search', 'account', 'newsletter', 'footer']],
  ["The header's parts", ['newsletter', 'footer']],
])('ENV-01: while the code of “%s” fails to evaluate, every other part works: %j', async (name, parts) => {
  broken.name = name;
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { renderWithShop } = await import('../support/renderWithShop.tsx');
  const { Footer, Header, NewsletterForm } = await import('#src/entries/index.ts');
  await renderWithShop(
    <>
      <Header />
      <NewsletterForm origin="page" />
      <Footer />
    </>,
    { scenario: 'cart-full' },
  );
  for (const part of parts) await CHECKS[part]();
  screen.queryByRole('combobox')?.focus();
  const report = `[vitrine] ${name} could not be loaded: TypeError: Getter must be a function`;
  await waitFor(() => expect(reports.mock.calls).toEqual([[report]]));
  cleanup();
});
