import type { MarketingTexts } from './marketingTexts.ts';

/** Polish. */
export const pl: MarketingTexts = {
  navigation: ['Nowe światy', 'Kawa', 'Moda', 'Dom'],
  teaser: 'Teraz na topie',
  benefits: {
    shipping: 'Darmowa dostawa od {amount}',
    newsletter: '10% rabatu za zapis do newslettera',
    crossChannel: 'Odbiór w sklepie za 0 zł',
    returns: '{n} dni na zwrot',
  },
  topBanner: {
    winter: {
      headline: 'Ciepło przez całą zimę.',
      text: '10% rabatu na swetry, koce i świece',
      code: 'ZIMA10',
      instruction: 'Kod wpisz w koszyku',
      button: 'Zobacz kolekcję',
      legalHint: 'Warunki',
      legalText:
        'Kupon ważny do 31 stycznia w sklepie internetowym, jeden na osobę. Nie obejmuje kawy, książek, kart podarunkowych i produktów partnerów. Nie łączy się z innymi kuponami.',
    },
    summer: {
      headline: 'Prosto w słońce.',
      text: '10% rabatu na wszystko do ogrodu, na balkon i piknik',
      code: 'SLONCE10',
      instruction: 'Kod wpisz w koszyku',
      button: 'Zobacz kolekcję',
      legalHint: 'Warunki',
      legalText:
        'Kupon ważny do 31 sierpnia w sklepie internetowym, jeden na osobę. Nie obejmuje kawy, książek, kart podarunkowych i produktów partnerów. Nie łączy się z innymi kuponami.',
    },
  },
  home: {
    headline: 'Pierwszy łyk dnia',
    subline: 'Świeżo palone, ze sprawiedliwego handlu: nowe ziarna już są.',
    link: 'Zobacz kawy',
  },
  category: {
    headline: '15% rabatu: {title}',
    subline: 'Tylko przez krótki czas, do wyczerpania zapasów.',
    instruction: 'Kod wpisz w koszyku',
    button: 'Zobacz ofertę',
    legalHint: 'Warunki',
    legalText: 'Promocja trwa do niedzieli w sklepie internetowym. Nie łączy się z innymi kuponami.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Wkrótce',
      new: 'Nowości tygodnia',
      more: 'Więcej światów',
      lastChance: 'Ostatnia szansa',
    },
    titles: [
      'Czas na kawę',
      'Magia świąt',
      'Otul się ciepłem',
      'Niedzielne śniadanie',
      'Chwila jogi',
      'Spokojny sen',
      'Słodkie chwile',
      'Na łonie natury',
      'Kwitnący balkon',
      'Na dwóch kółkach',
      'Pora zabawy',
      'Jesienne światło',
    ],
    badges: { new: 'Nowość', card: 'Z kartą', sale: 'Do −30%' },
    until: 'Do {date}',
    daysLeft: { one: 'Jeszcze tylko {n} dzień', other: 'Jeszcze tylko {n} dni' },
    availability: { online: 'Online', store: 'W sklepie' },
  },
};

/** Czech. */
export const cs: MarketingTexts = {
  navigation: ['Nové světy', 'Káva', 'Móda', 'Bydlení'],
  teaser: 'Právě oblíbené',
  benefits: {
    shipping: 'Doprava zdarma od {amount}',
    newsletter: 'Sleva 10 % za odběr newsletteru',
    crossChannel: 'Vyzvednutí v prodejně zdarma',
    returns: '{n} dní na vrácení',
  },
  topBanner: {
    winter: {
      headline: 'V teple celou zimu.',
      text: 'Sleva 10 % na svetry, deky a svíčky',
      code: 'ZIMA10',
      instruction: 'Kód zadejte v košíku',
      button: 'Prohlédnout kolekci',
      legalHint: 'Podmínky',
      legalText:
        'Platí do 31. ledna v e-shopu, jednou na osobu. Neplatí na kávu, knihy, dárkové karty a zboží partnerů. Nelze kombinovat s jinými poukazy.',
    },
    summer: {
      headline: 'Hurá na slunce.',
      text: 'Sleva 10 % na vše pro zahradu, balkon a piknik',
      code: 'SLUNCE10',
      instruction: 'Kód zadejte v košíku',
      button: 'Prohlédnout kolekci',
      legalHint: 'Podmínky',
      legalText:
        'Platí do 31. srpna v e-shopu, jednou na osobu. Neplatí na kávu, knihy, dárkové karty a zboží partnerů. Nelze kombinovat s jinými poukazy.',
    },
  },
  home: {
    headline: 'První doušek dne',
    subline: 'Čerstvě pražená a férová: nová zrna jsou tady.',
    link: 'Vybrat si kávu',
  },
  category: {
    headline: 'Sleva 15 % v kategorii: {title}',
    subline: 'Jen krátce a do vyprodání zásob.',
    instruction: 'Kód zadejte v košíku',
    button: 'Prohlédnout',
    legalHint: 'Podmínky',
    legalText: 'Platí do neděle v e-shopu. Nelze kombinovat s jinými poukazy.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Už brzy',
      new: 'Novinky týdne',
      more: 'Další světy',
      lastChance: 'Poslední šance',
    },
    titles: [
      'Čas na kávu',
      'Kouzlo Vánoc',
      'Pěkně v teple',
      'Nedělní snídaně',
      'Chvíle s jógou',
      'Klidný spánek',
      'Sladké okamžiky',
      'Do přírody',
      'Rozkvetlý balkon',
      'Na dvou kolech',
      'Čas na hru',
      'Podzimní světlo',
    ],
    badges: { new: 'Novinka', card: 'S kartou', sale: 'Až −30 %' },
    until: 'Do {date}',
    daysLeft: { one: 'Už jen {n} den', few: 'Už jen {n} dny', other: 'Už jen {n} dní' },
    availability: { online: 'Online', store: 'V prodejně' },
  },
};

/** Slovak. */
export const sk: MarketingTexts = {
  navigation: ['Nové svety', 'Káva', 'Móda', 'Bývanie'],
  teaser: 'Práve obľúbené',
  benefits: {
    shipping: 'Doprava zadarmo od {amount}',
    newsletter: 'Zľava 10 % za odber newslettera',
    crossChannel: 'Vyzdvihnutie v predajni zadarmo',
    returns: '{n} dní na vrátenie',
  },
  topBanner: {
    winter: {
      headline: 'V teple celú zimu.',
      text: 'Zľava 10 % na svetre, deky a sviečky',
      code: 'ZIMA10',
      instruction: 'Kód zadajte v košíku',
      button: 'Pozrieť kolekciu',
      legalHint: 'Podmienky',
      legalText:
        'Platí do 31. januára v e-shope, raz na osobu. Neplatí na kávu, knihy, darčekové karty a tovar partnerov. Nedá sa kombinovať s inými poukazmi.',
    },
    summer: {
      headline: 'Hor sa na slnko.',
      text: 'Zľava 10 % na všetko pre záhradu, balkón a piknik',
      code: 'SLNKO10',
      instruction: 'Kód zadajte v košíku',
      button: 'Pozrieť kolekciu',
      legalHint: 'Podmienky',
      legalText:
        'Platí do 31. augusta v e-shope, raz na osobu. Neplatí na kávu, knihy, darčekové karty a tovar partnerov. Nedá sa kombinovať s inými poukazmi.',
    },
  },
  home: {
    headline: 'Prvý dúšok dňa',
    subline: 'Čerstvo pražené a férové: nové zrná sú tu.',
    link: 'Vybrať si kávu',
  },
  category: {
    headline: 'Zľava 15 % v kategórii: {title}',
    subline: 'Len krátko a do vypredania zásob.',
    instruction: 'Kód zadajte v košíku',
    button: 'Pozrieť ponuku',
    legalHint: 'Podmienky',
    legalText: 'Platí do nedele v e-shope. Nedá sa kombinovať s inými poukazmi.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Už čoskoro',
      new: 'Novinky týždňa',
      more: 'Ďalšie svety',
      lastChance: 'Posledná šanca',
    },
    titles: [
      'Čas na kávu',
      'Čaro Vianoc',
      'Pekne v teple',
      'Nedeľné raňajky',
      'Chvíľa s jogou',
      'Pokojný spánok',
      'Sladké okamihy',
      'Do prírody',
      'Rozkvitnutý balkón',
      'Na dvoch kolesách',
      'Čas na hru',
      'Jesenné svetlo',
    ],
    badges: { new: 'Novinka', card: 'S kartou', sale: 'Až −30 %' },
    until: 'Do {date}',
    daysLeft: { one: 'Už len {n} deň', few: 'Už len {n} dni', other: 'Už len {n} dní' },
    availability: { online: 'Online', store: 'V predajni' },
  },
};
