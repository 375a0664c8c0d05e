import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { CartView, Footer, Header, MiniCart, NewsletterForm } from '#src/entries/index.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

/** Slots as JavaScript, or an object that is spread, may hold them. */
const misspelt = { belowbar: () => 'never shown' } as object;
const PARTS: [string, ReactElement][] = [
  ['Header', <Header key="part" slots={misspelt} />],
  ['Footer', <Footer key="part" slots={misspelt} />],
  ['NewsletterForm', <NewsletterForm key="part" origin="footer" slots={misspelt} />],
  ['MiniCart', <MiniCart key="part" slots={misspelt} />],
  ['CartView', <CartView key="part" slots={misspelt} />],
];

it.each(PARTS)(
  'BEY-15: %s names an unknown slot in development, and those that it has',
  async (name, part) => {
    vi.stubEnv('NODE_ENV', 'development');
    forgetReportedProblems();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await act(async () => renderWithShop(part));
    await vi.dynamicImportSettled();
    const warnings = () => warn.mock.calls.flat().filter((line) => String(line).includes('belowbar'));
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).toMatch(new RegExp(`${name} has no slot “belowbar”. It has \\w+`));
  },
);

it('BEY-15: says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  forgetReportedProblems();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await act(async () => renderWithShop(<Header slots={misspelt} />));
  expect(warn.mock.calls.flat().join(' ')).not.toContain('belowbar');
});
