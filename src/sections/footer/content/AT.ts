import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { germanCategories } from './germanCategories.ts';
import { apps, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.AT;

/** The Austrian footer: 14 days to return, free shipping from 20 €. */
export const content: CountryFooter = {
  headline: 'Gemütlich einkaufen\u00a0– um den Rest kümmern wir uns',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/zahlungsarten.html', 'Bezahlen'], {
        introductoryText: 'Sicher, verschlüsselt und ganz bequem.',
        links: [
          ['/c-4711/zahlungsarten.html', 'Alle Zahlungsarten'],
          ['/c-4712/kauf-auf-rechnung.html', 'Kauf auf Rechnung'],
          ['/c-4713/ratenzahlung.html', 'Ratenzahlung'],
          ['/c-4786/geschenkkarte.html', 'Geschenkkarte'],
        ],
        logos: ['paypal', 'visa', 'mastercard', 'klarna', ['eps', 'eps-Über\u00adweisung']],
      }),
      group('free_shipping', ['/c-4720/lieferung.html', 'Lieferung'], {
        introductoryText: 'Ab {freeShipping} Bestellwert liefern wir in ganz Österreich versandkostenfrei.',
        links: [
          [own.shippingCosts, 'Versandkosten und Lieferzeit'],
          [LINKS.orders, 'Sendung verfolgen'],
          ['/c-4723/lieferung-per-spedition.html', 'Lieferung per Spedition'],
          ['/c-4724/abholstation.html', 'Lieferung an eine Abholstation'],
        ],
        logos: ['post_at', 'dpd'],
      }),
      group('click_collect', ['/c-4730/abholung-in-der-filiale.html', 'Abholung in der Filiale'], {
        introductoryText: 'Online bestellen und in deiner Filiale abholen.',
        links: [
          ['/c-4730/abholung-in-der-filiale.html', 'So funktioniert die Abholung'],
          [LINKS.stores, 'Filiale finden'],
          [own.storeNews, 'Diese Woche in der Filiale'],
        ],
      }),
      group('return_shipping', ['/c-4740/rueckgabe.html', 'Rückgabe und Reklamation'], {
        introductoryText: 'Passt nicht? Schick es uns einfach zurück.',
        links: [
          ['/c-4740/rueckgabe.html', '{returns} Rückgaberecht'],
          ['/c-4743/retoure-anmelden.html', 'Retoure anmelden'],
          ['/c-4742/reklamation-und-gewaehrleistung.html', 'Reklamation und Gewährleistung'],
          ['/c-4792/ruecktritt.html', 'Rücktrittsrecht'],
        ],
      }),
      group('contact', [own.help, 'Hilfe und Kontakt'], {
        introductoryText: 'Du hast eine Frage? Wir sind gerne für dich da.',
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
        introductoryText: 'Bei jedem Einkauf Bohnen sammeln und Vorteile genießen.',
        links: [
          [own.card, 'Deine Vorteile'],
          [own.cardRegistration, 'Gratis anmelden'],
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
        introductoryText: 'Kaffeehauskultur und jede Woche neue Ideen.',
        links: [
          ['/c-4780/ueber-uns.html', 'Unternehmen'],
          ['/c-4781/nachhaltigkeit.html', 'Nachhaltigkeit'],
          ['/c-4782/karriere.html', 'Jobs und Karriere'],
          ['/c-4783/presse.html', 'Presse'],
        ],
      }),
    ],
  },
  seo: germanCategories(),
  socialMedia: socialMedia('Folge uns', 'at', ['instagram', 'facebook', 'pinterest', 'youtube']),
  appReferences: apps('Unsere App', 'at'),
  legalLinks: links(
    [own.terms, 'AGB'],
    [LINKS.privacy, 'Datenschutz'],
    ['/c-4792/ruecktritt.html', 'Rücktritt'],
    ['/c-4795/cookies.html', 'Cookies'],
    ['/c-4793/barrierefreiheit.html', 'Barrierefreiheit'],
    [own.imprint, 'Impressum'],
  ),
  viewChanger: { toMobile: 'Mobile Ansicht', toDesktop: 'Desktop-Ansicht' },
  qualityLogos: {
    heading: 'Geprüft und ausgezeichnet',
    logos: [
      { image: 'certified_shop', label: 'Geprüfter Onlineshop', link: '/c-4787/guetezeichen.html' },
      { image: 'fairtrade', link: 'https://www.fairtrade.at/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/de/' },
      { image: 'gots', label: 'Bio-Textilien, GOTS-zertifiziert', link: 'https://global-standard.org/de' },
      { image: 'ssl', label: 'Verschlüsselte Verbindung' },
    ],
  },
  customerSupport: support('Kundenservice', 'AT'),
};
