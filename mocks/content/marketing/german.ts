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
  voucher: { instruction: 'Code im Warenkorb eingeben', legalHint: 'Bedingungen' },
  topBanner: {
    winter: {
      headline: 'Warm durch den Winter.',
      text: '10 % auf Strick, Decken und Kerzen',
      code: 'WINTER10',
      button: 'Zur Winterwelt',
      legalText:
        'Gültig bis 31. Januar im Onlineshop, einmal pro Person. Nicht für Kaffee, Bücher, Geschenkkarten und Partnerprodukte. Nicht mit anderen Gutscheinen kombinierbar, keine Barauszahlung.',
    },
    summer: {
      headline: 'Raus in die Sonne.',
      text: '10 % auf alles für Garten, Balkon und Picknick',
      code: 'SONNE10',
      button: 'Zur Sommerwelt',
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
    button: 'Jetzt stöbern',
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
    worlds: [
      ['Kaffeezeit', 'Frisch gemahlen, langsam gebrüht und die Lieblingstasse dazu.'],
      ['Weihnachtszauber', 'Kerzenschein, Kuscheliges und kleine Geschenke für die schönste Zeit im Jahr.'],
      ['Warm eingepackt', 'Wolle, Strick und feste Schuhe: So darf der Winter kommen.'],
      ['Frühstück am Sonntag', 'Frisches Brot, Honig und viel Zeit: So fängt ein guter Tag an.'],
      ['Zeit für Yoga', 'Matte ausrollen, tief durchatmen, den Kopf frei bekommen.'],
      ['Besser schlafen', 'Weiche Bettwäsche und warmes Licht für ruhige Nächte.'],
      ['Süße Momente', 'Schokolade, Honig und Gebäck für die Pause am Nachmittag.'],
      ['Raus in die Natur', 'Zelt, Rucksack und gute Schuhe: Mehr braucht es nicht.'],
      ['Balkonglück', 'Grüne Lieblinge, weiches Licht und ein Platz in der Sonne.'],
      ['Auf zwei Rädern', 'Gut ausgerüstet durch die Stadt und über Land.'],
      ['Spielstunde', 'Bauen, kuscheln, losfahren: Spielzeug, das lange begleitet.'],
      ['Herbstlicht', 'Warmes Licht und Regenfestes für die goldenen Wochen.'],
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
  themeWorlds: {
    ...de.themeWorlds,
    // In Austria, “Gebäck” means bread rolls.
    worlds: de.themeWorlds.worlds.map(([title, sentence]) => [title, sentence.replace('Gebäck', 'Kekse')]),
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
    worlds: de.themeWorlds.worlds.map(([title, sentence]) => [
      title === 'Frühstück am Sonntag' ? 'Zmorge am Sonntag' : title.replaceAll('ß', 'ss'),
      sentence.replaceAll('ß', 'ss'),
    ]),
  },
};
