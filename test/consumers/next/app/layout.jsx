import { preload } from 'react-dom';
import { appOfferScript } from 'vitrine/server';
import { SITES } from 'vitrine/sites';
import 'vitrine/styles.css';

export const metadata = { title: 'A shop' };

const FONTS = [
  new URL('vitrine/fonts/fraunces-latin.woff2', import.meta.url),
  new URL('vitrine/fonts/fraunces-latin-ext.woff2', import.meta.url),
  new URL('vitrine/fonts/hanken-grotesk-latin.woff2', import.meta.url),
  new URL('vitrine/fonts/hanken-grotesk-latin-ext.woff2', import.meta.url),
];

export default function Layout({ children }) {
  for (const { pathname } of FONTS)
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={SITES.PL.locale} suppressHydrationWarning>
      <head>
        <script>{appOfferScript(SITES.PL)}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
