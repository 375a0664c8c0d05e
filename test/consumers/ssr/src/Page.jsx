import { useState } from 'react';
import { Footer, Header, VitrineProvider } from 'vitrine';

/** Content of the app itself, inside and outside the provider. */
function Likes({ what }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {what}: {count}
    </button>
  );
}

export function Page({ serverData, shellMessages }) {
  return (
    <>
      <VitrineProvider site="PL" serverData={serverData} shellMessages={shellMessages}>
        <Header path="/" showPromotionBanner={false} />
        <main id="main" tabIndex={-1}>
          <h1>Kawa</h1>
          <Likes what="Lubię" />
        </main>
        <Footer path="/" />
      </VitrineProvider>
      <Likes what="Polecam" />
    </>
  );
}
