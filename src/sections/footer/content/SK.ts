import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.SK;

/** The Slovak footer: free from 40 €, 20 € with the card; 30 days; every 11th coffee on the house. */
export const content: CountryFooter = {
  headline: 'Nakupujte v\u00a0pohode, o\u00a0ostatné sa postaráme my',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/sposoby-platby.html', 'Platba'], {
        introductoryText: 'Bezpečne, šifrovane a\u00a0pohodlne.',
        links: [
          ['/c-4711/sposoby-platby.html', 'Spôsoby platby'],
          ['/c-4712/dobierka.html', 'Platba na dobierku'],
          ['/c-4786/darcekova-karta.html', 'Darčeková karta'],
        ],
        logos: ['visa', 'mastercard', 'apple_pay', 'google_pay', 'payu'],
      }),
      group('free_shipping', ['/c-4720/doprava.html', 'Doprava'], {
        introductoryText:
          'Doprava zadarmo od {freeShipping}, s\u00a0kartou {brand}Card už od {freeShippingCard}.',
        links: [
          [own.shippingCosts, 'Cena a\u00a0čas doručenia'],
          [LINKS.orders, 'Sledovanie zásielky'],
          ['/c-4723/dorucenie-velkych-zasielok.html', 'Doručenie veľkých zásielok'],
          ['/c-4724/vydajne-miesta.html', 'Výdajné miesta'],
        ],
        logos: ['packeta', 'gls'],
      }),
      group('click_collect', ['/c-4730/vyzdvihnutie-v-predajni.html', 'Vyzdvihnutie v\u00a0predajni'], {
        introductoryText: 'Objednajte si online a\u00a0vyzdvihnite si cestou z\u00a0práce.',
        links: [
          ['/c-4730/vyzdvihnutie-v-predajni.html', 'Ako to funguje'],
          [LINKS.stores, 'Nájsť predajňu'],
          [own.storeNews, 'Tento týždeň v\u00a0predajniach'],
        ],
      }),
      group('thirty_day_return', ['/c-4740/vratenie-tovaru.html', 'Vrátenie a\u00a0reklamácie'], {
        introductoryText: 'Nesadlo vám to? Jednoducho nám to pošlite späť.',
        links: [
          ['/c-4740/vratenie-tovaru.html', '{returns} na vrátenie'],
          ['/c-4743/nahlasit-vratenie.html', 'Nahlásiť vrátenie'],
          ['/c-4742/reklamacie-a-zaruka.html', 'Reklamácie a\u00a0záruka'],
          ['/c-4792/odstupenie-od-zmluvy.html', 'Odstúpenie od zmluvy'],
        ],
      }),
      group('contact', [own.help, 'Pomoc a\u00a0kontakt'], {
        introductoryText: 'Máte otázku? Radi vám poradíme.',
        links: [
          [own.help, 'Časté otázky'],
          [LINKS.contact, 'Kontaktný formulár'],
          [LINKS.orders, 'Stav objednávky'],
          [LINKS.newsletter, 'Odber newslettera'],
        ],
        mobileLinks: [[own.app, 'Naša aplikácia']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'V\u00a0predajni máte každú {freeCoffee}.\u00a0kávu zadarmo.',
        links: [
          [own.card, 'Výhody karty'],
          [own.cardRegistration, 'Registrácia zadarmo'],
          [LINKS.loyaltyBeans, 'Účet zrniek'],
          ['/c-4762/podmienky-programu.html', 'Podmienky programu'],
        ],
      }),
      group('service_info', ['/c-4770/informacie-o-vyrobkoch.html', 'Všetko o\u00a0produktoch'], {
        introductoryText: 'Aby vám dlho robili radosť.',
        links: [
          ['/c-4771/navody-na-pouzitie.html', 'Návody na použitie'],
          ['/c-4773/tabulka-velkosti.html', 'Tabuľka veľkostí'],
          ['/c-4772/likvidacia-a-zlozenie.html', 'Likvidácia a\u00a0zloženie'],
          ['/c-4774/stiahnute-vyrobky.html', 'Stiahnuté výrobky'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/o-nas.html', 'Spoznajte {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Dobrá káva a\u00a0každý týždeň nové nápady.',
        links: [
          ['/c-4780/o-nas.html', 'O\u00a0spoločnosti'],
          ['/c-4781/udrzatelnost.html', 'Udržateľnosť'],
          ['/c-4782/kariera.html', 'Kariéra'],
          ['/c-4783/pre-media.html', 'Pre médiá'],
        ],
      }),
    ],
  },
  seo: categories('Obľúbené kategórie', [
    ['/c-2101/zrnkova-kava.html', 'Zrnková káva'],
    ['/c-2102/mleta-kava.html', 'Mletá káva'],
    ['/c-2103/kavove-kapsuly.html', 'Kávové kapsuly'],
    ['/c-2104/kavovary.html', 'Kávovary'],
    ['/c-2105/espresso.html', 'Espresso'],
    ['/c-2106/predplatne-kavy.html', 'Predplatné kávy'],
    ['/c-2201/damska-moda.html', 'Dámska móda'],
    ['/c-2202/panska-moda.html', 'Pánska móda'],
    ['/c-2203/detska-moda.html', 'Detská móda'],
    ['/c-2204/sportove-oblecenie.html', 'Športové oblečenie'],
    ['/c-2205/pyzama.html', 'Pyžamá'],
    ['/c-2206/bundy-do-dazda.html', 'Bundy do dažďa'],
    ['/c-2301/postelna-bielizen.html', 'Posteľná bielizeň'],
    ['/c-2302/kuchynske-pomocky.html', 'Kuchynské pomôcky'],
    ['/c-2303/bytovy-textil.html', 'Bytový textil'],
    ['/c-2304/zahradny-nabytok.html', 'Záhradný nábytok'],
    ['/c-2305/lampy-a-svietidla.html', 'Lampy a\u00a0svietidlá'],
    ['/c-2306/ulozne-systemy.html', 'Úložné systémy'],
    ['/c-2401/tasky-a-kufre.html', 'Tašky a\u00a0kufre'],
    ['/c-2402/sperky.html', 'Šperky'],
    ['/c-2403/tipy-na-darceky.html', 'Tipy na darčeky'],
    ['/c-2404/cyklodoplnky.html', 'Cyklodoplnky'],
    ['/c-2405/novinky-tyzdna.html', 'Novinky týždňa'],
    ['/c-2406/vypredaj.html', 'Výpredaj'],
  ]),
  socialMedia: socialMedia('Sledujte nás', 'sk', ['facebook', 'instagram', 'youtube']),
  appReferences: apps('Naša aplikácia', 'sk'),
  legalLinks: links(
    [own.terms, 'Obchodné podmienky'],
    [LINKS.privacy, 'Ochrana osobných údajov'],
    ['/c-4792/odstupenie-od-zmluvy.html', 'Odstúpenie od zmluvy'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/pristupnost.html', 'Prístupnosť'],
    [own.imprint, 'O\u00a0prevádzkovateľovi'],
  ),
  viewChanger: { toMobile: 'Mobilná verzia', toDesktop: 'Verzia pre počítač' },
  qualityLogos: {
    heading: 'Overená kvalita',
    logos: [
      { image: 'certified_shop', label: 'Certifikovaný e-shop', link: '/c-4787/certifikaty.html' },
      { image: 'fairtrade', link: 'https://fairtrade-slovensko.sk/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/' },
      { image: 'gots', label: 'Biotextil s\u00a0certifikátom GOTS', link: 'https://global-standard.org/' },
      { image: 'ssl', label: 'Šifrované pripojenie' },
    ],
  },
  customerSupport: support('Zákaznícky servis', 'SK'),
};
