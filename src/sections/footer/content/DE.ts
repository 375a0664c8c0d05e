import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { germanCategories } from './germanCategories.ts';
import { apps, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.DE;

/** The German footer: 30 days to return, free shipping from 20 €. */
export const content: CountryFooter = {
  headline: 'Entspannt einkaufen\u00a0– um\u00a0alles andere kümmern wir uns',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/zahlungsarten.html', 'Bezahlen'], {
        introductoryText: 'Sicher, verschlüsselt und ganz bequem.',
        links: [
          ['/c-4711/zahlungsarten.html', 'Alle Zahlungsarten'],
          ['/c-4712/kauf-auf-rechnung.html', 'Kauf auf Rechnung'],
          ['/c-4713/ratenkauf.html', 'Ratenkauf'],
          ['/c-4786/geschenkkarte.html', 'Geschenkkarte'],
        ],
        logos: ['paypal', 'visa', 'mastercard', 'klarna', ['sepa', 'SEPA-Lastschrift'], 'apple_pay'],
      }),
      group('free_shipping', ['/c-4720/lieferung.html', 'Lieferung'], {
        introductoryText: 'Ab {freeShipping} Bestellwert liefern wir versandkostenfrei.',
        links: [
          [own.shippingCosts, 'Versandkosten und Lieferzeit'],
          [LINKS.orders, 'Sendung verfolgen'],
          ['/c-4723/lieferung-per-spedition.html', 'Lieferung per Spedition'],
          ['/c-4724/paketshop-und-packstation.html', 'Paketshop und Packstation'],
        ],
        logos: ['dhl', 'hermes'],
      }),
      group('click_collect', ['/c-4730/abholung-in-der-filiale.html', 'Abholung in der Filiale'], {
        introductoryText: 'Online bestellen und in deiner Filiale abholen.',
        links: [
          ['/c-4730/abholung-in-der-filiale.html', 'So funktioniert die Abholung'],
          [LINKS.stores, 'Filiale finden'],
          [own.storeNews, 'Diese Woche in der Filiale'],
          [own.supermarketOffers, 'Angebote im Supermarkt'],
        ],
      }),
      group('thirty_day_return', ['/c-4740/rueckgabe.html', 'Rückgabe und Reklamation'], {
        introductoryText: 'Nicht das Richtige? Dann schick es einfach zurück.',
        links: [
          ['/c-4740/rueckgabe.html', '{returns} Rückgaberecht'],
          ['/c-4743/ruecksendung-anmelden.html', 'Rücksendung anmelden'],
          ['/c-4742/reklamation-und-garantie.html', 'Reklamation und Garantie'],
          ['/c-4792/widerruf.html', 'Widerrufsrecht'],
        ],
      }),
      group('contact', [own.help, 'Hilfe und Kontakt'], {
        introductoryText: 'Antworten auf fast alles\u00a0– und Menschen für den Rest.',
        links: [
          [own.help, 'Hilfe-Center'],
          [LINKS.contact, 'Kontaktformular'],
          [LINKS.orders, 'Bestellstatus'],
          [LINKS.newsletter, 'Zum Newsletter anmelden'],
        ],
        mobileLinks: [[own.app, 'Unsere App']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'Bei jedem Einkauf Bohnen sammeln und gegen Rabatte tauschen.',
        links: [
          [own.card, 'Deine Vorteile'],
          [own.cardRegistration, 'Kostenlos anmelden'],
          [LINKS.loyaltyBeans, 'Bohnenkonto'],
          ['/c-4762/teilnahmebedingungen.html', 'Teilnahmebedingungen'],
        ],
      }),
      group('service_info', ['/c-4770/produktinformationen.html', 'Rund ums Produkt'], {
        introductoryText: 'Damit du lange Freude daran hast.',
        links: [
          ['/c-4771/bedienungsanleitungen.html', 'Bedienungsanleitungen'],
          ['/c-4773/groessenberater.html', 'Größenberater'],
          ['/c-4772/entsorgung-und-zusammensetzung.html', 'Entsorgung und Zusammensetzung'],
          ['/c-4774/produktrueckrufe.html', 'Produktrückrufe'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/ueber-uns.html', 'Über {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Kaffee, jede Woche neue Ideen und Menschen, die beides mögen.',
        links: [
          ['/c-4780/ueber-uns.html', 'Unternehmen'],
          ['/c-4781/nachhaltigkeit.html', 'Nachhaltigkeit'],
          ['/c-4782/karriere.html', 'Jobs und Karriere'],
          ['/c-4783/presse.html', 'Presse'],
        ],
      }),
    ],
  },
  seo: germanCategories(['/c-2205/nachtwaesche.html', 'Nachtwäsche']),
  socialMedia: socialMedia(
    'Folge uns',
    'de',
    ['instagram', 'facebook', 'pinterest', 'youtube'],
    [
      { iconName: 'linkedin', link: 'https://www.linkedin.com/company/vitrine-example' },
      { iconName: 'xing', link: 'https://www.xing.com/pages/vitrine-example' },
    ],
  ),
  appReferences: apps('Unsere App', 'de'),
  legalLinks: links(
    [own.terms, 'AGB'],
    [LINKS.privacy, 'Datenschutz'],
    ['/c-4792/widerruf.html', 'Widerruf'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/barrierefreiheit.html', 'Barrierefreiheit'],
    [own.imprint, 'Impressum'],
  ),
  viewChanger: { toMobile: 'Mobile Ansicht', toDesktop: 'Desktop-Ansicht' },
  qualityLogos: {
    heading: 'Geprüft und ausgezeichnet',
    logos: [
      {
        image: 'certified_shop',
        label: 'Geprüfter Onlineshop',
        link: '/c-4787/siegel-und-auszeichnungen.html',
      },
      { image: 'fairtrade', link: 'https://www.fairtrade-deutschland.de/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/de/' },
      { image: 'gots', label: 'Bio-Textilien, GOTS-zertifiziert', link: 'https://global-standard.org/de' },
      { image: 'ssl', label: 'Verschlüsselte Verbindung' },
    ],
  },
  customerSupport: support('Kundenservice', 'DE'),
};
