import type { MarketingTexts } from './marketingTexts.ts';

export const pl: MarketingTexts = {
  navigation: ['Nowe światy', 'Kawa', 'Moda', 'Dom'],
  teaser: 'Teraz na topie',
  benefits: {
    shipping: 'Darmowa dostawa od {amount}',
    newsletter: '10% rabatu za zapis do newslettera',
    crossChannel: 'Odbiór w sklepie za 0 zł',
    returns: '{returns} na zwrot',
  },
  voucher: { instruction: 'Kod wpisz w koszyku', legalHint: 'Warunki' },
  topBanner: {
    winter: {
      headline: 'Ciepło przez całą zimę.',
      text: '10% rabatu na swetry, koce i świece',
      code: 'ZIMA10',
      button: 'Zobacz kolekcję',
      legalText:
        'Kupon ważny do 31 stycznia w sklepie internetowym, jeden na osobę. Nie obejmuje kawy, książek, kart podarunkowych i produktów partnerów. Nie łączy się z innymi kuponami.',
    },
    summer: {
      headline: 'Prosto w słońce.',
      text: '10% rabatu na wszystko do ogrodu, na balkon i piknik',
      code: 'SLONCE10',
      button: 'Zobacz kolekcję',
      legalText:
        'Kupon ważny do 31 sierpnia w sklepie internetowym, jeden na osobę. Nie obejmuje kawy, książek, kart podarunkowych i produktów partnerów. Nie łączy się z innymi kuponami.',
    },
  },
  home: {
    headline: 'Pierwszy łyk dnia',
    subline: 'Świeżo palone, z certyfikatem Fairtrade: nowe ziarna już są.',
    link: 'Zobacz kawy',
  },
  category: {
    headline: '15% rabatu: {title}',
    subline: 'Tylko przez krótki czas, do wyczerpania zapasów.',
    button: 'Zobacz ofertę',
    legalText: 'Promocja trwa do niedzieli w sklepie internetowym. Nie łączy się z innymi kuponami.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Wkrótce',
      new: 'Nowości tygodnia',
      more: 'Więcej światów',
      lastChance: 'Ostatnia szansa',
    },
    worlds: [
      ['Czas na kawę', 'Świeżo zmielona, powoli parzona, w ulubionej filiżance.'],
      ['Magia świąt', 'Blask świec, ciepło i drobne prezenty na najpiękniejszy czas w roku.'],
      ['Otul się ciepłem', 'Wełna, dzianina i solidne buty: zima może przyjść.'],
      ['Niedzielne śniadanie', 'Świeży chleb, miód i dużo czasu: tak zaczyna się dobry dzień.'],
      ['Chwila jogi', 'Rozwinąć matę, odetchnąć, oczyścić głowę.'],
      ['Spokojny sen', 'Miękka pościel i ciepłe światło na spokojne noce.'],
      ['Słodkie chwile', 'Czekolada, miód i ciastka na popołudniową przerwę.'],
      ['Na łonie natury', 'Namiot, plecak i dobre buty: więcej nie trzeba.'],
      ['Kwitnący balkon', 'Zieleń, miękkie światło i miejsce w słońcu.'],
      ['Na dwóch kółkach', 'Dobry sprzęt do miasta i za miasto.'],
      ['Pora zabawy', 'Budować, przytulać, jechać: zabawki na lata.'],
      ['Jesienne światło', 'Ciepłe światło i ochrona przed deszczem na złote tygodnie.'],
    ],
    badges: { new: 'Nowość', card: 'Z kartą', sale: 'Do −30%' },
    until: 'Do {date}',
    daysLeft: { one: 'Jeszcze tylko {n} dzień', other: 'Jeszcze tylko {n} dni' },
    availability: { online: 'Online', store: 'W sklepie' },
  },
};

export const cs: MarketingTexts = {
  navigation: ['Nové světy', 'Káva', 'Móda', 'Bydlení'],
  teaser: 'Právě oblíbené',
  benefits: {
    shipping: 'Doprava zdarma od {amount}',
    newsletter: 'Sleva 10 % za odběr newsletteru',
    crossChannel: 'Vyzvednutí v prodejně zdarma',
    returns: '{returns} na vrácení',
  },
  voucher: { instruction: 'Kód zadejte v košíku', legalHint: 'Podmínky' },
  topBanner: {
    winter: {
      headline: 'V teple celou zimu.',
      text: 'Sleva 10 % na svetry, deky a svíčky',
      code: 'ZIMA10',
      button: 'Prohlédnout kolekci',
      legalText:
        'Platí do 31. ledna v e-shopu, jednou na osobu. Neplatí na kávu, knihy, dárkové karty a produkty partnerů. Nelze kombinovat s jinými poukazy.',
    },
    summer: {
      headline: 'Hurá na slunce.',
      text: 'Sleva 10 % na vše pro zahradu, balkon a piknik',
      code: 'SLUNCE10',
      button: 'Prohlédnout kolekci',
      legalText:
        'Platí do 31. srpna v e-shopu, jednou na osobu. Neplatí na kávu, knihy, dárkové karty a produkty partnerů. Nelze kombinovat s jinými poukazy.',
    },
  },
  home: {
    headline: 'První doušek dne',
    subline: 'Čerstvě pražená, s certifikátem Fairtrade: nová zrna jsou tady.',
    link: 'Vybrat si kávu',
  },
  category: {
    headline: 'Sleva 15 % v kategorii: {title}',
    subline: 'Jen krátce a do vyprodání zásob.',
    button: 'Prohlédnout',
    legalText: 'Platí do neděle v e-shopu. Nelze kombinovat s jinými poukazy.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Už brzy',
      new: 'Novinky týdne',
      more: 'Další světy',
      lastChance: 'Poslední šance',
    },
    worlds: [
      ['Čas na kávu', 'Čerstvě umletá, pomalu uvařená a k ní oblíbený hrnek.'],
      ['Kouzlo Vánoc', 'Svíčky, hebkost a malé dárky na nejkrásnější čas v roce.'],
      ['Pěkně v teple', 'Vlna, pletenina a pevné boty: zima může přijít.'],
      ['Nedělní snídaně', 'Čerstvý chléb, med a dost času: tak začíná dobrý den.'],
      ['Chvíle s jógou', 'Rozložit podložku, nadechnout se, vyčistit hlavu.'],
      ['Klidný spánek', 'Měkké povlečení a teplé světlo pro klidné noci.'],
      ['Sladké okamžiky', 'Čokoláda, med a sušenky k odpolední pauze.'],
      ['Do přírody', 'Stan, batoh a dobré boty: víc není potřeba.'],
      ['Rozkvetlý balkon', 'Zeleň, měkké světlo a místo na slunci.'],
      ['Na dvou kolech', 'Dobrá výbava do města i za město.'],
      ['Čas na hru', 'Stavět, mazlit se, jezdit: hračky na dlouho.'],
      ['Podzimní světlo', 'Teplé světlo a ochrana před deštěm pro zlaté týdny.'],
    ],
    badges: { new: 'Novinka', card: 'S kartou', sale: 'Až −30 %' },
    until: 'Do {date}',
    daysLeft: { one: 'Už jen {n} den', few: 'Už jen {n} dny', other: 'Už jen {n} dní' },
    availability: { online: 'Online', store: 'V prodejně' },
  },
};

export const sk: MarketingTexts = {
  navigation: ['Nové svety', 'Káva', 'Móda', 'Bývanie'],
  teaser: 'Práve obľúbené',
  benefits: {
    shipping: 'Doprava zadarmo od {amount}',
    newsletter: 'Zľava 10 % za odber newslettera',
    crossChannel: 'Vyzdvihnutie v predajni zadarmo',
    returns: '{returns} na vrátenie',
  },
  voucher: { instruction: 'Kód zadajte v košíku', legalHint: 'Podmienky' },
  topBanner: {
    winter: {
      headline: 'V teple celú zimu.',
      text: 'Zľava 10 % na svetre, deky a sviečky',
      code: 'ZIMA10',
      button: 'Pozrieť kolekciu',
      legalText:
        'Platí do 31. januára v e-shope, raz na osobu. Neplatí na kávu, knihy, darčekové karty a produkty partnerov. Nedá sa kombinovať s inými poukazmi.',
    },
    summer: {
      headline: 'Hor sa na slnko.',
      text: 'Zľava 10 % na všetko pre záhradu, balkón a piknik',
      code: 'SLNKO10',
      button: 'Pozrieť kolekciu',
      legalText:
        'Platí do 31. augusta v e-shope, raz na osobu. Neplatí na kávu, knihy, darčekové karty a produkty partnerov. Nedá sa kombinovať s inými poukazmi.',
    },
  },
  home: {
    headline: 'Prvý dúšok dňa',
    subline: 'Čerstvo pražené, s certifikátom Fairtrade: nové zrná sú tu.',
    link: 'Vybrať si kávu',
  },
  category: {
    headline: 'Zľava 15 % v kategórii: {title}',
    subline: 'Len krátko a do vypredania zásob.',
    button: 'Pozrieť ponuku',
    legalText: 'Platí do nedele v e-shope. Nedá sa kombinovať s inými poukazmi.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Už čoskoro',
      new: 'Novinky týždňa',
      more: 'Ďalšie svety',
      lastChance: 'Posledná šanca',
    },
    worlds: [
      ['Čas na kávu', 'Čerstvo zomletá, pomaly uvarená a k nej obľúbená šálka.'],
      ['Čaro Vianoc', 'Sviečky, hebkosť a malé darčeky na najkrajší čas v roku.'],
      ['Pekne v teple', 'Vlna, pletenina a pevné topánky: zima môže prísť.'],
      ['Nedeľné raňajky', 'Čerstvý chlieb, med a dosť času: tak sa začína dobrý deň.'],
      ['Chvíľa s jogou', 'Rozložiť podložku, nadýchnuť sa, vyčistiť hlavu.'],
      ['Pokojný spánok', 'Mäkké obliečky a teplé svetlo pre pokojné noci.'],
      ['Sladké okamihy', 'Čokoláda, med a sušienky k popoludňajšej prestávke.'],
      ['Do prírody', 'Stan, batoh a dobré topánky: viac netreba.'],
      ['Rozkvitnutý balkón', 'Zeleň, mäkké svetlo a miesto na slnku.'],
      ['Na dvoch kolesách', 'Dobrá výbava do mesta aj za mesto.'],
      ['Čas na hru', 'Stavať, túliť sa, jazdiť: hračky na dlho.'],
      ['Jesenné svetlo', 'Teplé svetlo a ochrana pred dažďom na zlaté týždne.'],
    ],
    badges: { new: 'Novinka', card: 'S kartou', sale: 'Až −30 %' },
    until: 'Do {date}',
    daysLeft: { one: 'Už len {n} deň', few: 'Už len {n} dni', other: 'Už len {n} dní' },
    availability: { online: 'Online', store: 'V predajni' },
  },
};
