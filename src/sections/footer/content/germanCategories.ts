import { categories, type Entry } from './parts.ts';

const pageOf = ([url]: Entry) => url.split('/')[1];

const ENTRIES: readonly Entry[] = [
  ['/c-2101/kaffeebohnen.html', 'Kaffeebohnen'],
  ['/c-2102/filterkaffee.html', 'Filterkaffee'],
  ['/c-2103/kaffeekapseln.html', 'Kaffeekapseln'],
  ['/c-2104/kaffeemaschinen.html', 'Kaffeemaschinen'],
  ['/c-2105/espresso.html', 'Espresso'],
  ['/c-2106/kaffee-abo.html', 'Kaffee-Abo'],
  ['/c-2201/damenmode.html', 'Damenmode'],
  ['/c-2202/herrenmode.html', 'Herrenmode'],
  ['/c-2203/kindermode.html', 'Kindermode'],
  ['/c-2204/sportbekleidung.html', 'Sportbekleidung'],
  ['/c-2205/pyjamas.html', 'Pyjamas'],
  ['/c-2206/regenjacken.html', 'Regenjacken'],
  ['/c-2301/bettwaesche.html', 'Bettwäsche'],
  ['/c-2302/kuechenhelfer.html', 'Küchenhelfer'],
  ['/c-2303/wohntextilien.html', 'Wohntextilien'],
  ['/c-2304/gartenmoebel.html', 'Gartenmöbel'],
  ['/c-2305/lampen.html', 'Lampen und Leuchten'],
  ['/c-2306/aufbewahrung.html', 'Aufbewahrung'],
  ['/c-2401/taschen-und-koffer.html', 'Taschen und Koffer'],
  ['/c-2402/schmuck.html', 'Schmuck'],
  ['/c-2403/geschenkideen.html', 'Geschenkideen'],
  ['/c-2404/fahrradzubehoer.html', 'Fahrradzubehör'],
  ['/c-2405/neu-diese-woche.html', 'Neu diese Woche'],
  ['/c-2406/sale.html', 'Sale'],
];

/** The popular categories in German. A country's own entry replaces the one of the same page. */
export const germanCategories = (...own: readonly Entry[]) =>
  categories(
    'Beliebte Kategorien',
    ENTRIES.map((entry) => own.find((each) => pageOf(each) === pageOf(entry)) ?? entry),
  );
