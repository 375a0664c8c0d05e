'use client';

import { useRouter } from 'next/navigation';
import { Footer, Header, PreviewPanel, VitrineProvider } from 'vitrine';

export function Shop({ children, serverData }) {
  const router = useRouter();
  return (
    <VitrineProvider site="PL" serverData={serverData} navigate={(href) => router.push(href)}>
      <Header path="/" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer address="/" />
      <PreviewPanel />
    </VitrineProvider>
  );
}
