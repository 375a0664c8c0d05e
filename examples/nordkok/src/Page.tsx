import { useState } from 'react';
import { preload } from 'react-dom';
import {
  Footer,
  Header,
  HeaderLink,
  type HeaderSlots,
  MiniCart,
  type MiniCartSlots,
  type ServerData,
  type Track,
  useCart,
  useMoney,
  VitrineProvider,
} from 'vitrine';
import fraunces from 'vitrine/fonts/fraunces-latin.woff2?url';
import hankenGrotesk from 'vitrine/fonts/hanken-grotesk-latin.woff2?url';
import { HeartIcon } from 'vitrine/ui';
import { FOOTER_CONTENT } from './footerContent.ts';
import { createShop } from './shop.ts';
import { SWEDEN } from './site.ts';
import type { Product } from './upstreamTypes.ts';

const shop = createShop();

const track: Track = (event, parameters) =>
  void fetch('/events', { method: 'POST', keepalive: true, body: JSON.stringify({ event, ...parameters }) });

const cartSlots: MiniCartSlots = {
  belowLines: ({ original }) => (
    <>
      {original}
      <p>Beställ före kl. 15, så skickar vi i dag.</p>
    </>
  ),
  // This shop has no vouchers, so no form for them.
  belowSummary: () => null,
};

const slots: HeaderSlots = {
  logo: () => (
    <a className="logo" href="/">
      Nordkök
    </a>
  ),
  icons: () => <HeaderLink href="/favoriter" icon={<HeartIcon size="large" />} label="Favoriter" />,
  cart: () => <MiniCart slots={cartSlots} />,
  belowBar: ({ isReduced }) => !isReduced && <p className="delivery">Leverans på 1–3 dagar</p>,
  // This shop has no promotions.
  banner: () => null,
  benefits: () => null,
};

function ProductCard({ product }: { product: Product }) {
  const money = useMoney();
  const { addToCart } = useCart();
  const [message, setMessage] = useState('');
  const add = async () => {
    const result = await addToCart({ productId: product.id, tcm: product.variant });
    setMessage(result.ok ? 'Produkten ligger i varukorgen.' : result.error.message);
  };
  return (
    <li>
      <h2>{product.title}</h2>
      <p>{money(product.unit_price / 100)}</p>
      <button type="button" onClick={add} aria-label={`Lägg i varukorgen: ${product.title}`}>
        Lägg i varukorgen
      </button>
      <p role="status">{message}</p>
    </li>
  );
}

/** What the server has loaded: the page hydrates with the same. */
export interface PageData {
  path: string;
  products: readonly Product[];
  serverData: ServerData;
}

/** The fonts that its first paint needs. */
const FONTS = [hankenGrotesk, fraunces];

export function Page({ path, products, serverData }: PageData) {
  for (const font of FONTS) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <VitrineProvider
      site={SWEDEN}
      shop={shop}
      serverData={serverData}
      track={track}
      navigate={(href) => window.location.assign(href)}
    >
      <Header path={path} slots={slots} />
      <main id="main" tabIndex={-1}>
        <h1>Köksredskap</h1>
        <ul>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
      </main>
      <Footer path={path} content={FOOTER_CONTENT} showsNewsletter={false} />
    </VitrineProvider>
  );
}
