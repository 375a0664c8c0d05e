import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer, Header, NewsletterForm, VitrineProvider } from '#src/entries/index.ts';

const page = (
  <VitrineProvider site="CH" locale="fr-CH">
    <Header />
    <NewsletterForm origin="footer" />
    <Footer />
  </VitrineProvider>
);
const languages = (place: ParentNode) =>
  [...place.querySelectorAll('[data-vitrine]')].map((root) => [
    root.getAttribute('data-vitrine'),
    root.getAttribute('lang'),
  ]);

it('SIT-02: on a page in another language every part names its own', async () => {
  document.documentElement.lang = 'en';
  const { container } = await act(async () => render(page));
  const found = languages(container);
  expect(found.map(([part]) => part)).toEqual(expect.arrayContaining(['header', 'newsletter', 'footer']));
  for (const [part, lang] of found) expect(lang, part ?? '').toBe('fr-CH');
});

it('SIT-02: a server, which does not know the page’s language, writes the same', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  for (const [part, lang] of languages(place)) expect(lang, part ?? '').toBe('fr-CH');
  expect(languages(place).length).toBeGreaterThan(3);
});
