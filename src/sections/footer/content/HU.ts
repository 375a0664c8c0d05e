import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.HU;

/** The Hungarian footer: 30 days to return. */
export const content: CountryFooter = {
  headline: 'Nyugodt vásárlás, az első kattintástól a kézbesítésig',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/fizetesi-modok.html', 'Fizetés'], {
        introductoryText: 'Biztonságosan és kényelmesen.',
        links: [
          ['/c-4711/fizetesi-modok.html', 'Fizetési módok'],
          ['/c-4712/utanvet.html', 'Utánvétes fizetés'],
          ['/c-4786/ajandekkartya.html', 'Ajándékkártya'],
        ],
        logos: ['simplepay', 'visa', 'mastercard', 'paypal', 'google_pay'],
      }),
      group('delivery_via_haulage_company', ['/c-4720/szallitas.html', 'Szállítás'], {
        introductoryText: 'Házhoz vagy csomagpontra\u00a0– ahogy neked kényelmesebb.',
        links: [
          [own.shippingCosts, 'Szállítási költség és idő'],
          [LINKS.orders, 'Csomagkövetés'],
          ['/c-4723/nagy-meretu-termekek.html', 'Nagy méretű termékek szállítása'],
          ['/c-4724/csomagpontok.html', 'Csomagpontok és automaták'],
        ],
        logos: ['gls', 'foxpost'],
      }),
      group('click_collect', ['/c-4730/atvetel-uzletben.html', 'Átvétel üzletben'], {
        introductoryText: 'Online rendelés, átvétel a legközelebbi üzletben.',
        links: [
          ['/c-4730/atvetel-uzletben.html', 'Így működik az átvétel'],
          [LINKS.stores, 'Üzletkereső'],
          [own.storeNews, 'Ezen a héten az üzletekben'],
        ],
      }),
      group('thirty_day_return', ['/c-4740/visszakuldes.html', 'Visszaküldés és reklamáció'], {
        introductoryText: 'Mégsem tetszik? Egyszerűen küldd vissza.',
        links: [
          ['/c-4740/visszakuldes.html', '{returns} a\u00a0visszaküldésre'],
          ['/c-4743/visszakuldes-inditasa.html', 'Visszaküldés indítása'],
          ['/c-4742/reklamacio-es-jotallas.html', 'Reklamáció és jótállás'],
          ['/c-4792/elallasi-jog.html', 'Elállási jog'],
        ],
      }),
      group('contact', [own.help, 'Segítség és kapcsolat'], {
        introductoryText: 'Kérdésed van? Szívesen segítünk.',
        links: [
          [own.help, 'Gyakori kérdések'],
          [LINKS.contact, 'Kapcsolatfelvételi űrlap'],
          [LINKS.orders, 'Rendelés állapota'],
          [LINKS.newsletter, 'Feliratkozás a hírlevélre'],
        ],
        mobileLinks: [[own.app, 'Mobilalkalmazásunk']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'Minden vásárlás babszemeket ér, a babszemek pedig kedvezményt.',
        links: [
          [own.card, 'A kártya előnyei'],
          [own.cardRegistration, 'Ingyenes regisztráció'],
          [LINKS.loyaltyBeans, 'Babszemegyenleg'],
          ['/c-4762/reszveteli-feltetelek.html', 'Részvételi feltételek'],
        ],
      }),
      group('service_info', ['/c-4770/termekinformaciok.html', 'Termékinformációk'], {
        introductoryText: 'Hogy minden sokáig jól szolgáljon.',
        links: [
          ['/c-4771/hasznalati-utmutatok.html', 'Használati útmutatók'],
          ['/c-4773/merettablazat.html', 'Mérettáblázat'],
          ['/c-4772/hulladekkezeles-es-osszetetel.html', 'Hulladékkezelés és összetétel'],
          ['/c-4774/termekvisszahivasok.html', 'Termékvisszahívások'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/rolunk.html', 'Ismerd meg: {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Jó kávé és hétről hétre új ötletek.',
        links: [
          ['/c-4780/rolunk.html', 'Rólunk'],
          ['/c-4781/fenntarthatosag.html', 'Fenntarthatóság'],
          ['/c-4782/karrier.html', 'Állás és karrier'],
          ['/c-4783/sajto.html', 'Sajtó'],
        ],
      }),
    ],
  },
  seo: categories('Népszerű kategóriák', [
    ['/c-2101/szemes-kave.html', 'Szemes kávé'],
    ['/c-2102/orolt-kave.html', 'Őrölt kávé'],
    ['/c-2103/kavekapszula.html', 'Kávékapszula'],
    ['/c-2104/kavefozok.html', 'Kávéfőzők'],
    ['/c-2105/eszpresszo.html', 'Eszpresszó'],
    ['/c-2106/kave-elofizetes.html', 'Kávé-előfizetés'],
    ['/c-2201/noi-divat.html', 'Női divat'],
    ['/c-2202/ferfidivat.html', 'Férfidivat'],
    ['/c-2203/gyerekruhak.html', 'Gyerekruhák'],
    ['/c-2204/sportruhazat.html', 'Sportruházat'],
    ['/c-2205/pizsamak.html', 'Pizsamák'],
    ['/c-2206/esokabatok.html', 'Esőkabátok'],
    ['/c-2301/agynemu.html', 'Ágynemű'],
    ['/c-2302/konyhai-eszkozok.html', 'Konyhai eszközök'],
    ['/c-2303/lakastextil.html', 'Lakástextil'],
    ['/c-2304/kerti-butorok.html', 'Kerti bútorok'],
    ['/c-2305/lampak.html', 'Lámpák'],
    ['/c-2306/tarolas.html', 'Tárolás'],
    ['/c-2401/taskak-es-borondok.html', 'Táskák és bőröndök'],
    ['/c-2402/ekszerek.html', 'Ékszerek'],
    ['/c-2403/ajandekotletek.html', 'Ajándékötletek'],
    ['/c-2404/kerekparos-kiegeszitok.html', 'Kerékpáros kiegészítők'],
    ['/c-2405/a-het-ujdonsagai.html', 'A hét újdonságai'],
    ['/c-2406/kiarusitas.html', 'Kiárusítás'],
  ]),
  socialMedia: socialMedia('Kövess minket', 'hu', ['facebook', 'instagram', 'pinterest', 'youtube']),
  appReferences: apps('Mobilalkalmazásunk', 'hu'),
  legalLinks: links(
    [own.terms, 'ÁSZF'],
    [LINKS.privacy, 'Adatvédelem'],
    ['/c-4792/elallasi-jog.html', 'Elállási jog'],
    ['/c-4795/cookie-k.html', 'Sütik'],
    ['/c-4793/akadalymentesseg.html', 'Akadálymentesség'],
    [own.imprint, 'Impresszum'],
  ),
  viewChanger: { toMobile: 'Mobilnézet', toDesktop: 'Asztali nézet' },
  qualityLogos: {
    heading: 'Ellenőrzött minőség',
    logos: [
      { image: 'certified_shop', label: 'Tanúsított webáruház', link: '/c-4787/tanusitvanyok.html' },
      { image: 'fairtrade', link: 'https://www.fairtrade.net/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/' },
      { image: 'gots', label: 'GOTS tanúsítványú biotextil', link: 'https://global-standard.org/' },
      { image: 'ssl', label: 'Titkosított kapcsolat' },
    ],
  },
  customerSupport: support('Ügyfélszolgálat', 'HU'),
};
