import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.PL;

/** The Polish footer: 30 days to return, free delivery from 100 zł, click and collect for 0 zł. */
export const content: CountryFooter = {
  headline: 'Spokojne zakupy od początku do końca',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/formy-platnosci.html', 'Płatności'], {
        introductoryText: 'Bezpiecznie i\u00a0wygodnie.',
        links: [
          ['/c-4711/formy-platnosci.html', 'Formy płatności'],
          ['/c-4712/platnosc-przy-odbiorze.html', 'Płatność przy odbiorze'],
          ['/c-4713/zakupy-na-raty.html', 'Zakupy na raty'],
          ['/c-4786/karta-podarunkowa.html', 'Karta podarunkowa'],
        ],
        logos: ['blik', 'payu', 'visa', 'mastercard', 'google_pay'],
      }),
      group('free_shipping', ['/c-4720/dostawa.html', 'Dostawa'], {
        introductoryText: 'Darmowa dostawa już od {freeShipping}.',
        links: [
          [own.shippingCosts, 'Koszty i\u00a0czas dostawy'],
          [LINKS.orders, 'Śledzenie przesyłki'],
          ['/c-4723/dostawa-duzych-produktow.html', 'Dostawa dużych produktów'],
          ['/c-4724/paczkomat.html', 'Odbiór w\u00a0paczkomacie'],
        ],
        logos: ['inpost', 'dpd'],
      }),
      group('click_collect', ['/c-4730/odbior-w-sklepie.html', 'Odbiór w\u00a0sklepie'], {
        introductoryText: 'Dostawa Click & Collect za {pickupCost}.',
        links: [
          ['/c-4730/odbior-w-sklepie.html', 'Jak działa Click & Collect'],
          [LINKS.stores, 'Znajdź sklep'],
          [own.storeNews, 'Nowości w\u00a0sklepach'],
        ],
      }),
      group('thirty_day_return', ['/c-4740/zwroty.html', 'Zwroty i\u00a0reklamacje'], {
        introductoryText: 'Coś nie pasuje? Wystarczy to odesłać.',
        links: [
          ['/c-4740/zwroty.html', '{returns} na zwrot'],
          ['/c-4743/zglos-zwrot.html', 'Zgłoś zwrot'],
          ['/c-4742/reklamacje-i-gwarancja.html', 'Reklamacje i\u00a0gwarancja'],
          ['/c-4792/odstapienie-od-umowy.html', 'Odstąpienie od umowy'],
        ],
      }),
      group('contact', [own.help, 'Pomoc i\u00a0kontakt'], {
        introductoryText: 'Masz pytanie? Chętnie pomożemy.',
        links: [
          [own.help, 'Centrum pomocy'],
          [LINKS.contact, 'Formularz kontaktowy'],
          [LINKS.orders, 'Status zamówienia'],
          [LINKS.newsletter, 'Zapisz się do newslettera'],
        ],
        mobileLinks: [[own.app, 'Nasza aplikacja']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'Zbieraj ziarna przy każdych zakupach i\u00a0wymieniaj je na rabaty.',
        links: [
          [own.card, 'Poznaj korzyści'],
          [own.cardRegistration, 'Bezpłatna rejestracja'],
          [LINKS.loyaltyBeans, 'Konto ziaren'],
          ['/c-4762/regulamin-programu.html', 'Regulamin programu'],
        ],
      }),
      group('service_info', ['/c-4770/informacje-o-produktach.html', 'Informacje o\u00a0produktach'], {
        introductoryText: 'Żeby służyły jak najdłużej.',
        links: [
          ['/c-4771/instrukcje-obslugi.html', 'Instrukcje obsługi'],
          ['/c-4773/tabela-rozmiarow.html', 'Tabela rozmiarów'],
          ['/c-4772/utylizacja-i-sklad.html', 'Utylizacja i\u00a0skład'],
          ['/c-4774/wycofane-produkty.html', 'Wycofane produkty'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/o-nas.html', 'Poznaj {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Dobra kawa i\u00a0nowe pomysły co tydzień.',
        links: [
          ['/c-4780/o-nas.html', 'O\u00a0firmie'],
          ['/c-4781/zrownowazony-rozwoj.html', 'Zrównoważony rozwój'],
          ['/c-4782/kariera.html', 'Praca i\u00a0kariera'],
          ['/c-4783/biuro-prasowe.html', 'Biuro prasowe'],
        ],
      }),
    ],
  },
  seo: categories('Popularne kategorie', [
    ['/c-2101/kawa-ziarnista.html', 'Kawa ziarnista'],
    ['/c-2102/kawa-mielona.html', 'Kawa mielona'],
    ['/c-2103/kapsulki-z-kawa.html', 'Kapsułki z\u00a0kawą'],
    ['/c-2104/ekspresy-do-kawy.html', 'Ekspresy do kawy'],
    ['/c-2105/espresso.html', 'Espresso'],
    ['/c-2106/kawa-w-subskrypcji.html', 'Kawa w\u00a0subskrypcji'],
    ['/c-2201/moda-damska.html', 'Moda damska'],
    ['/c-2202/moda-meska.html', 'Moda męska'],
    ['/c-2203/moda-dziecieca.html', 'Moda dziecięca'],
    ['/c-2204/odziez-sportowa.html', 'Odzież sportowa'],
    ['/c-2205/pizamy.html', 'Piżamy'],
    ['/c-2206/kurtki-przeciwdeszczowe.html', 'Kurtki przeciwdeszczowe'],
    ['/c-2301/posciel.html', 'Pościel'],
    ['/c-2302/akcesoria-kuchenne.html', 'Akcesoria kuchenne'],
    ['/c-2303/tekstylia-domowe.html', 'Tekstylia domowe'],
    ['/c-2304/meble-ogrodowe.html', 'Meble ogrodowe'],
    ['/c-2305/lampy.html', 'Lampy i\u00a0oświetlenie'],
    ['/c-2306/przechowywanie.html', 'Przechowywanie'],
    ['/c-2401/torby-i-walizki.html', 'Torby i\u00a0walizki'],
    ['/c-2402/bizuteria.html', 'Biżuteria'],
    ['/c-2403/pomysly-na-prezent.html', 'Pomysły na prezent'],
    ['/c-2404/akcesoria-rowerowe.html', 'Akcesoria rowerowe'],
    ['/c-2405/nowosci-tygodnia.html', 'Nowości tygodnia'],
    ['/c-2406/wyprzedaz.html', 'Wyprzedaż'],
  ]),
  socialMedia: socialMedia(
    'Znajdziesz nas tutaj',
    'pl',
    ['facebook', 'instagram', 'youtube'],
    [{ iconName: 'linkedin', link: 'https://www.linkedin.com/company/vitrine-example-pl' }],
  ),
  appReferences: apps('Nasza aplikacja', 'pl'),
  legalLinks: links(
    [own.terms, 'Regulamin'],
    [LINKS.privacy, 'Polityka prywatności'],
    ['/c-4792/odstapienie-od-umowy.html', 'Odstąpienie od umowy'],
    ['/c-4795/cookies.html', 'Pliki cookie'],
    ['/c-4793/deklaracja-dostepnosci.html', 'Deklaracja dostępności'],
    [own.imprint, 'Dane firmy'],
  ),
  viewChanger: { toMobile: 'Wersja mobilna', toDesktop: 'Wersja na komputer' },
  qualityLogos: {
    heading: 'Sprawdzona jakość',
    logos: [
      { image: 'certified_shop', label: 'Certyfikowany sklep internetowy', link: '/c-4787/certyfikaty.html' },
      { image: 'fairtrade', link: 'https://www.fairtrade.org.pl/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/' },
      {
        image: 'gots',
        label: 'Tekstylia ekologiczne z\u00a0certyfikatem GOTS',
        link: 'https://global-standard.org/',
      },
      { image: 'ssl', label: 'Szyfrowane połączenie' },
    ],
  },
  customerSupport: support('Obsługa klienta', 'PL'),
};
