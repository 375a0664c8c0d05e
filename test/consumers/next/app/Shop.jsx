'use client';

import { useRouter } from 'next/navigation';
import {
  Footer,
  Header,
  HeaderLink,
  MiniCart,
  NewsletterForm,
  PreviewPanel,
  Search,
  VitrineProvider,
} from 'vitrine';
import { TextField } from 'vitrine/forms';
import { HeartIcon } from 'vitrine/ui';

// Content in every kind of slot (BEY-15).
const cartSlots = {
  empty: ({ original }) => (
    <>
      {original}
      <p>Własny pusty koszyk</p>
    </>
  ),
};
const ownGroup = ({ term }) =>
  term ? { title: 'Poradniki', options: [{ text: 'Espresso', href: '/espresso' }] } : null;
const headerSlots = {
  icons: () => <HeaderLink href="/ulubione" icon={<HeartIcon size="large" />} label="Ulubione" />,
  belowBar: () => <p>Własny pasek</p>,
  cart: () => <MiniCart slots={cartSlots} />,
  search: () => <Search suggestionGroup={ownGroup} />,
};
const newsletterSlots = {
  fields: ({ original }) => (
    <>
      {original}
      <TextField name="sklep" label="Własne pole" />
    </>
  ),
  footnotes: ({ original }) => (
    <>
      {original}
      <p>Własny przypis</p>
    </>
  ),
};
const newsletter = <NewsletterForm origin="footer" slots={newsletterSlots} />;
const footerSlots = {
  groups: ({ original, Column }) => (
    <>
      {original}
      <Column title="Własna grupa" url="/firmy" links={[{ url: '/firmy/kawa', text: 'Kawa dla firm' }]} />
    </>
  ),
  legalRows: ({ original }) => (
    <>
      {original}
      <p>Własny wiersz prawny</p>
    </>
  ),
};

export function Shop({ children, serverData }) {
  const router = useRouter();
  return (
    <VitrineProvider site="PL" serverData={serverData} navigate={(href) => router.push(href)}>
      <Header path="/" slots={headerSlots} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer path="/" newsletter={newsletter} slots={footerSlots} />
      <PreviewPanel />
    </VitrineProvider>
  );
}
