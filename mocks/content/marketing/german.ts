import type { MarketingTexts } from './marketingTexts.ts';

/** German with "du"; Austria and Switzerland override texts. */
export const de: MarketingTexts = {
  navigation: ['Neue Welten', 'Kaffee', 'Mode', 'Wohnen'],
  teaser: 'Gerade beliebt',
  benefits: {
    shipping: 'Versandkostenfrei ab {amount}',
    newsletter: 'Newsletter: 10 % geschenkt',
    crossChannel: 'Kostenlos in deine Filiale',
    returns: '{returns} Rückgaberecht',
  },
  topBanner: {
    winter: {
      headline: 'Warm durch den Winter.',
      text: '10 % auf Strick, Decken und Kerzen',
      code: 'WINTER10',
      instruction: 'Code im Warenkorb eingeben',
      button: 'Zur Winterwelt',
      legalHint: 'Bedingungen',
      legalText:
        'Gültig bis 31. Januar im Onlineshop, einmal pro Person. Nicht für Kaffee, Bücher, Geschenkkarten und Partnerprodukte. Nicht mit anderen Gutscheinen kombinierbar, keine Barauszahlung.',
    },
    summer: {
      headline: 'Raus in die Sonne.',
      text: '10 % auf alles für Garten, Balkon und Picknick',
      code: 'SONNE10',
      instruction: 'Code im Warenkorb eingeben',
      button: 'Zur Sommerwelt',
      legalHint: 'Bedingungen',
      legalText:
        'Gültig bis 31. August im Onlineshop, einmal pro Person. Nicht für Kaffee, Bücher, Geschenkkarten und Partnerprodukte. Nicht mit anderen Gutscheinen kombinierbar, keine Barauszahlung.',
    },
  },
  home: {
    headline: 'Der erste Schluck des Tages',
    subline: 'Frisch geröstet, Fairtrade-zertifiziert: Unsere neuen Bohnen sind da.',
    link: 'Kaffee entdecken',
  },
  category: {
    headline: 'Jetzt 15 % sparen: {title}',
    subline: 'Nur für kurze Zeit und solange der Vorrat reicht.',
    instruction: 'Code im Warenkorb eingeben',
    button: 'Jetzt stöbern',
    legalHint: 'Bedingungen',
    legalText:
      'Gültig bis Sonntag im Onlineshop. Nicht mit anderen Gutscheinen kombinierbar, keine Barauszahlung.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Vorschau',
      new: 'Neu diese Woche',
      more: 'Noch mehr Welten',
      lastChance: 'Letzte Chance',
    },
    titles: [
      'Kaffeezeit',
      'Weihnachtszauber',
      'Warm eingepackt',
      'Frühstück am Sonntag',
      'Zeit für Yoga',
      'Besser schlafen',
      'Süße Momente',
      'Raus in die Natur',
      'Balkonglück',
      'Auf zwei Rädern',
      'Spielstunde',
      'Herbstlicht',
    ],
    sentences: [
      'Frisch gemahlen, langsam gebrüht und die Lieblingstasse dazu.',
      'Kerzenschein, Kuscheliges und kleine Geschenke für die schönste Zeit im Jahr.',
      'Wolle, Strick und feste Schuhe: So darf der Winter kommen.',
      'Frisches Brot, Honig und viel Zeit: So fängt ein guter Tag an.',
      'Matte ausrollen, tief durchatmen, den Kopf frei bekommen.',
      'Weiche Bettwäsche und warmes Licht für ruhige Nächte.',
      'Schokolade, Honig und Gebäck für die Pause am Nachmittag.',
      'Zelt, Rucksack und gute Schuhe: Mehr braucht es nicht.',
      'Grüne Lieblinge, weiches Licht und ein Platz in der Sonne.',
      'Gut ausgerüstet durch die Stadt und über Land.',
      'Bauen, kuscheln, losfahren: Spielzeug, das lange begleitet.',
      'Warmes Licht und Regenfestes für die goldenen Wochen.',
    ],
    badges: { new: 'Neu', card: 'Mit Karte', sale: 'Bis zu −30 %' },
    until: 'Bis {date}',
    daysLeft: { one: 'Nur noch heute', other: 'Nur noch {n} Tage' },
    availability: { online: 'Online', store: 'In der Filiale' },
  },
};

/** German for Austria, where the year begins with Jänner. */
export const deAt: MarketingTexts = {
  ...de,
  // Fourteen days are the law's own: nothing to advertise.
  benefits: { ...de.benefits, returns: 'Rückgabe leicht gemacht' },
  topBanner: {
    ...de.topBanner,
    winter: {
      ...de.topBanner.winter,
      legalText: de.topBanner.winter.legalText.replace('Januar', 'Jänner'),
    },
  },
};

/** German for Switzerland: no ß, with "Sie". */
export const deCh: MarketingTexts = {
  ...de,
  benefits: {
    ...de.benefits,
    shipping: 'Portofrei ab {amount}',
    crossChannel: 'Kostenlos in Ihre Filiale',
  },
  topBanner: {
    ...de.topBanner,
    summer: { ...de.topBanner.summer, headline: 'Hinaus an die Sonne.' },
  },
  themeWorlds: {
    ...de.themeWorlds,
    titles: de.themeWorlds.titles.map((title) =>
      title === 'Frühstück am Sonntag' ? 'Zmorge am Sonntag' : title.replaceAll('ß', 'ss'),
    ),
    sentences: de.themeWorlds.sentences.map((sentence) => sentence.replaceAll('ß', 'ss')),
  },
};
