import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.CZ;

/** The Czech footer: free from 999 Kč, 499 Kč with the card; 30 days; every 11th coffee on the house. */
export const content: CountryFooter = {
  headline: 'Nakupujte v\u00a0klidu, o\u00a0zbytek se postaráme my',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/zpusoby-platby.html', 'Platba'], {
        introductoryText: 'Bezpečně, šifrovaně a\u00a0pohodlně.',
        links: [
          ['/c-4711/zpusoby-platby.html', 'Způsoby platby'],
          ['/c-4712/dobirka.html', 'Platba na dobírku'],
          ['/c-4786/darkova-karta.html', 'Dárková karta'],
        ],
        logos: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'payu'],
      }),
      group('free_shipping', ['/c-4720/doprava.html', 'Doprava'], {
        introductoryText:
          'Doprava zdarma od {freeShipping}, s\u00a0kartou {brand}Card už od {freeShippingCard}.',
        links: [
          [own.shippingCosts, 'Cena a\u00a0doba doručení'],
          [LINKS.orders, 'Sledování zásilky'],
          ['/c-4723/doruceni-velkych-zasilek.html', 'Doručení velkých zásilek'],
          ['/c-4724/vydejni-mista.html', 'Výdejní místa'],
        ],
        logos: [['packeta', 'Zásilkovna'], 'ppl'],
      }),
      group('click_collect', ['/c-4730/vyzvednuti-v-prodejne.html', 'Vyzvednutí v\u00a0prodejně'], {
        introductoryText: 'Objednejte online a\u00a0vyzvedněte si cestou z\u00a0práce.',
        links: [
          ['/c-4730/vyzvednuti-v-prodejne.html', 'Jak to funguje'],
          [LINKS.stores, 'Najít prodejnu'],
          [own.storeNews, 'Tento týden v\u00a0prodejnách'],
        ],
      }),
      group('thirty_day_return', ['/c-4740/vraceni-zbozi.html', 'Vrácení a\u00a0reklamace'], {
        introductoryText: 'Nesedí? Jednoduše nám to pošlete zpět.',
        links: [
          ['/c-4740/vraceni-zbozi.html', '{returns} na vrácení'],
          ['/c-4743/nahlasit-vraceni.html', 'Vrátit zboží'],
          ['/c-4742/reklamace-a-zaruka.html', 'Reklamace a\u00a0záruka'],
          ['/c-4792/odstoupeni-od-smlouvy.html', 'Odstoupení od smlouvy'],
        ],
      }),
      group('contact', [own.help, 'Pomoc a\u00a0kontakt'], {
        introductoryText: 'Máte otázku? Rádi poradíme.',
        links: [
          [own.help, 'Časté dotazy'],
          [LINKS.contact, 'Kontaktní formulář'],
          [LINKS.orders, 'Stav objednávky'],
          [LINKS.newsletter, 'Odběr newsletteru'],
        ],
        mobileLinks: [[own.app, 'Naše aplikace']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'V\u00a0prodejně máte každou {freeCoffee}.\u00a0kávu zdarma.',
        links: [
          [own.card, 'Výhody karty'],
          [own.cardRegistration, 'Registrace zdarma'],
          [LINKS.loyaltyBeans, 'Účet zrnek'],
          ['/c-4762/podminky-programu.html', 'Podmínky programu'],
        ],
      }),
      group('service_info', ['/c-4770/informace-o-vyrobcich.html', 'Vše o\u00a0produktech'], {
        introductoryText: 'Aby vám dlouho dělaly radost.',
        links: [
          ['/c-4771/navody-k-pouziti.html', 'Návody k\u00a0použití'],
          ['/c-4773/tabulka-velikosti.html', 'Tabulka velikostí'],
          ['/c-4772/likvidace-a-slozeni.html', 'Likvidace a\u00a0složení'],
          ['/c-4774/stazene-vyrobky.html', 'Stažené výrobky'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/o-nas.html', 'Poznejte {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Dobrá káva a\u00a0každý týden nové nápady.',
        links: [
          ['/c-4780/o-nas.html', 'O\u00a0společnosti'],
          ['/c-4781/udrzitelnost.html', 'Udržitelnost'],
          ['/c-4782/kariera.html', 'Kariéra'],
          ['/c-4783/pro-media.html', 'Pro média'],
        ],
      }),
    ],
  },
  seo: categories('Oblíbené kategorie', [
    ['/c-2101/zrnkova-kava.html', 'Zrnková káva'],
    ['/c-2102/mleta-kava.html', 'Mletá káva'],
    ['/c-2103/kavove-kapsle.html', 'Kávové kapsle'],
    ['/c-2104/kavovary.html', 'Kávovary'],
    ['/c-2105/espresso.html', 'Espresso'],
    ['/c-2106/predplatne-kavy.html', 'Předplatné kávy'],
    ['/c-2201/damska-moda.html', 'Dámská móda'],
    ['/c-2202/panska-moda.html', 'Pánská móda'],
    ['/c-2203/detska-moda.html', 'Dětská móda'],
    ['/c-2204/sportovni-obleceni.html', 'Sportovní oblečení'],
    ['/c-2205/pyzama.html', 'Pyžama'],
    ['/c-2206/bundy-do-deste.html', 'Bundy do deště'],
    ['/c-2301/povleceni.html', 'Povlečení'],
    ['/c-2302/kuchynske-pomucky.html', 'Kuchyňské pomůcky'],
    ['/c-2303/bytovy-textil.html', 'Bytový textil'],
    ['/c-2304/zahradni-nabytek.html', 'Zahradní nábytek'],
    ['/c-2305/lampy-a-svitidla.html', 'Lampy a\u00a0svítidla'],
    ['/c-2306/ulozne-systemy.html', 'Úložné systémy'],
    ['/c-2401/tasky-a-kufry.html', 'Tašky a\u00a0kufry'],
    ['/c-2402/sperky.html', 'Šperky'],
    ['/c-2403/tipy-na-darky.html', 'Tipy na dárky'],
    ['/c-2404/cyklodoplnky.html', 'Cyklodoplňky'],
    ['/c-2405/novinky-tydne.html', 'Novinky týdne'],
    ['/c-2406/vyprodej.html', 'Výprodej'],
  ]),
  socialMedia: socialMedia('Sledujte nás', 'cz', ['facebook', 'instagram', 'youtube']),
  appReferences: apps('Naše aplikace', 'cz'),
  legalLinks: links(
    [own.terms, 'Obchodní podmínky'],
    [LINKS.privacy, 'Ochrana osobních údajů'],
    ['/c-4792/odstoupeni-od-smlouvy.html', 'Odstoupení od smlouvy'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/pristupnost.html', 'Přístupnost'],
    [own.imprint, 'O\u00a0provozovateli'],
  ),
  viewChanger: { toMobile: 'Mobilní verze', toDesktop: 'Verze pro počítač' },
  qualityLogos: {
    heading: 'Ověřená kvalita',
    logos: [
      { image: 'certified_shop', label: 'Certifikovaný e-shop', link: '/c-4787/certifikaty.html' },
      { image: 'fairtrade', link: 'https://fairtrade-cesko.cz/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/' },
      { image: 'gots', label: 'Biotextil s\u00a0certifikátem GOTS', link: 'https://global-standard.org/' },
      { image: 'ssl', label: 'Šifrované připojení' },
    ],
  },
  customerSupport: support('Zákaznický servis', 'CZ'),
};
