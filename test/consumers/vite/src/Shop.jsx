import { Footer, Header, VitrineProvider } from 'vitrine';
import { Button, Price } from 'vitrine/ui';

/** The same page for the two style sheets. */
export function Shop() {
  return (
    <VitrineProvider site="PL">
      <Header path="/" />
      <main id="main" tabIndex={-1}>
        <h1 className="text-3xl font-bold">Kawa</h1>
        <p data-vitrine="offer">
          <Price amount={19.9} oldAmount={24.9} /> <Button onPress={() => {}}>Do koszyka</Button>{' '}
          <Button className="rounded-none" variant="secondary" onPress={() => {}}>
            Zapisz
          </Button>
        </p>
      </main>
      <Footer path="/" />
    </VitrineProvider>
  );
}
