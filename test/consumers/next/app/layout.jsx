import { appOfferScript } from 'vitrine/server';
import { SITES } from 'vitrine/sites';
import 'vitrine/styles.css';

export const metadata = { title: 'A shop' };

export default function Layout({ children }) {
  return (
    <html lang={SITES.PL.locale} suppressHydrationWarning>
      <head>
        <script>{appOfferScript(SITES.PL)}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
