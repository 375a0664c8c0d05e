import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { germanCategories } from './germanCategories.ts';
import { apps, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.CH;

/** The German-speaking Swiss footer: three months to return, free shipping from CHF 30. */
export const content: CountryFooter = {
  headline: 'In Ruhe einkaufen\u00a0– wir sind für Sie da',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/zahlungsarten.html', 'Bezahlen'], {
        introductoryText: 'Sicher, verschlüsselt und ganz bequem.',
        links: [
          ['/c-4711/zahlungsarten.html', 'Alle Zahlungsarten'],
          ['/c-4712/kauf-auf-rechnung.html', 'Kauf auf Rechnung'],
          ['/c-4786/geschenkkarte.html', 'Geschenkkarte'],
        ],
        logos: ['twint', 'postfinance', 'visa', 'mastercard', 'paypal'],
      }),
      group('free_shipping', ['/c-4720/lieferung.html', 'Lieferung'], {
        introductoryText: 'Ab {freeShipping} Bestellwert liefern wir portofrei.',
        links: [
          [own.shippingCosts, 'Versandkosten und Lieferfrist'],
          [LINKS.orders, 'Sendung verfolgen'],
          ['/c-4723/lieferung-per-spediteur.html', 'Grosse Artikel per Spediteur'],
          ['/c-4724/pickpost.html', 'Lieferung an eine Abholstelle'],
        ],
        logos: [['swiss_post', 'Die Post']],
      }),
      group('click_collect', ['/c-4730/abholung-in-der-filiale.html', 'Abholung in der Filiale'], {
        introductoryText: 'Online bestellen und in Ihrer Filiale abholen.',
        links: [
          ['/c-4730/abholung-in-der-filiale.html', 'So funktioniert die Abholung'],
          [LINKS.stores, 'Filiale finden'],
          [own.storeNews, 'Diese Woche in der Filiale'],
        ],
      }),
      group('return_shipping', ['/c-4740/rueckgabe.html', 'Rückgabe und Reklamation'], {
        introductoryText: 'Nehmen Sie sich Zeit zum Ausprobieren.',
        links: [
          ['/c-4740/rueckgabe.html', '{returns} Rückgaberecht'],
          ['/c-4743/retoure-anmelden.html', 'Retoure anmelden'],
          ['/c-4742/reklamation-und-garantie.html', 'Reklamation und Garantie'],
        ],
      }),
      group('contact', [own.help, 'Hilfe und Kontakt'], {
        introductoryText: 'Sie haben eine Frage? Wir helfen Ihnen gerne.',
        links: [
          [own.help, 'Häufige Fragen'],
          [LINKS.contact, 'Kontaktformular'],
          [LINKS.orders, 'Bestellstatus'],
          [LINKS.newsletter, 'Zum Newsletter anmelden'],
        ],
        mobileLinks: [[own.app, 'Unsere App']],
      }),
      group('vitrine_card', [own.card, '{brand}Card'], {
        hideGroupInCheckout: true,
        introductoryText: 'Bei jedem Einkauf Bohnen sammeln und profitieren.',
        links: [
          [own.card, 'Ihre Vorteile'],
          [own.cardRegistration, 'Kostenlos anmelden'],
          [LINKS.loyaltyBeans, 'Bohnenkonto'],
          ['/c-4762/teilnahmebedingungen.html', 'Teilnahmebedingungen'],
        ],
      }),
      group('service_info', ['/c-4770/produktinformationen.html', 'Rund ums Produkt'], {
        introductoryText: 'Damit Sie lange Freude daran haben.',
        links: [
          ['/c-4771/bedienungsanleitungen.html', 'Bedienungsanleitungen'],
          ['/c-4773/groessenberater.html', 'Grössenberater'],
          ['/c-4772/entsorgung-und-zusammensetzung.html', 'Entsorgung und Zusammensetzung'],
          ['/c-4774/produktrueckrufe.html', 'Produktrückrufe'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/ueber-uns.html', 'Über {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Guter Kaffee und jede Woche neue Ideen für den Alltag.',
        links: [
          ['/c-4780/ueber-uns.html', 'Unternehmen'],
          ['/c-4781/nachhaltigkeit.html', 'Nachhaltigkeit'],
          ['/c-4782/karriere.html', 'Jobs und Karriere'],
          ['/c-4783/medien.html', 'Medien'],
        ],
      }),
    ],
  },
  seo: germanCategories(
    ['/c-2303/heimtextilien.html', 'Heimtextilien'],
    ['/c-2404/velozubehoer.html', 'Velozubehör'],
    ['/c-2406/aktionen.html', 'Aktionen'],
  ),
  socialMedia: socialMedia('Folgen Sie uns', 'ch', ['instagram', 'facebook', 'pinterest', 'youtube']),
  appReferences: apps('Unsere App', 'ch'),
  legalLinks: links(
    [own.terms, 'AGB'],
    [LINKS.privacy, 'Datenschutz'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/barrierefreiheit.html', 'Barrierefreiheit'],
    [own.imprint, 'Impressum'],
  ),
  viewChanger: { toMobile: 'Mobile Ansicht', toDesktop: 'Desktop-Ansicht' },
  qualityLogos: {
    heading: 'Geprüft und ausgezeichnet',
    logos: [
      { image: 'certified_shop', label: 'Geprüfter Onlineshop', link: '/c-4787/guetesiegel.html' },
      { image: 'fairtrade', link: 'https://www.fairtrademaxhavelaar.ch/de' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/de/' },
      { image: 'gots', label: 'Bio-Textilien, GOTS-zertifiziert', link: 'https://global-standard.org/de' },
      { image: 'ssl', label: 'Verschlüsselte Verbindung' },
    ],
  },
  customerSupport: support('Kundendienst', 'CH'),
};
