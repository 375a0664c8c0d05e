import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Footer, Header, PageOverlay, useCart, VitrineProvider } from 'vitrine';

/** Leads plain links of this origin through the router. */
function useRoutedLinks(navigate) {
  useEffect(() => {
    const follow = (event) => {
      const link = event.target.closest('a[href]');
      const isOther = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || isOther || !link || link.target || link.hash) return;
      if (link.hasAttribute('download')) return;
      if (link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function Results() {
  const [parameters] = useSearchParams();
  return <h1>Wyniki: {[...parameters.values()].join(' ')}</h1>;
}

function Home() {
  const { count } = useCart();
  return (
    <>
      <h1>Kawa</h1>
      <p>W koszyku: {count}</p>
    </>
  );
}

export function App() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useRoutedLinks(navigate);
  return (
    <VitrineProvider site="PL" navigate={navigate}>
      <Header path={pathname + search} />
      <PageOverlay />
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/search" element={<Results />} />
          <Route path="*" element={<h1>{pathname}</h1>} />
        </Routes>
      </main>
      <Footer path={pathname} />
    </VitrineProvider>
  );
}
