import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import {
  Footer,
  type FooterSlots,
  Header,
  type HeaderSlots,
  NewsletterForm,
  VitrineProvider,
} from '#src/entries/index.ts';
import { loadFooterContent } from '#src/entries/server.ts';

const serverData = {
  navigation: navigationTreeOf('PL'),
  footerContent: await loadFooterContent('PL'),
  footer: null,
  themeWorlds: null,
  promotions: { '~header_top': null, '~header_benefits': null },
};

/** The markup before React's first script, which is what a browser without scripts shows. */
async function visibleMarkup(page: ReactNode): Promise<string> {
  let html = '';
  await new Promise<void>((resolve, reject) => {
    const destination = new Writable({
      write: (chunk, _encoding, done) => {
        html += chunk;
        done();
      },
      final: (done) => {
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onError: reject, onAllReady: () => pipe(destination) });
  });
  return html.replaceAll(/<div hidden id="S:.*?<script>/gs, '');
}

const page = (headerSlots?: HeaderSlots, footerSlots?: FooterSlots) => (
  <VitrineProvider site="PL" serverData={serverData}>
    <Header path="/" {...(headerSlots && { slots: headerSlots })} />
    <main id="main">
      <NewsletterForm origin="page" />
    </main>
    <Footer path="/" {...(footerSlots && { slots: footerSlots })} />
  </VitrineProvider>
);

it('LIB-10: a streaming renderer’s markup is complete without its scripts', async () => {
  const html = await visibleMarkup(page());
  expect(html).not.toContain('<template id="B:');
  for (const part of ['header', 'navigation', 'search', 'newsletter', 'footer'])
    expect(html).toContain(`data-vitrine="${part}"`);
  for (const link of ['Regulamin', 'Moda']) expect(html).toMatch(new RegExp(`<a [^>]*>${link}`));
});

it('LIB-10: where a page fills slots, the library’s content stands until its scripts have run', async () => {
  const html = await visibleMarkup(
    page(
      { bar: ({ original }) => original, belowBar: () => 'x'.repeat(600) },
      {
        groups: ({ original }) => original,
        legalRows: ({ original }) => (
          <>
            {original}
            {'x'.repeat(600)}
          </>
        ),
      },
    ),
  );
  for (const link of ['Regulamin', 'Moda']) expect(html).toMatch(new RegExp(`<a [^>]*>${link}`));
});
