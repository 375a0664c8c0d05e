import type { MarketingTexts } from './marketingTexts.ts';

/** Hungarian. */
export const hu: MarketingTexts = {
  navigation: ['Új világok', 'Kávé', 'Divat', 'Otthon'],
  teaser: 'Most népszerű',
  benefits: {
    shipping: 'Ingyenes szállítás legalább {amount} értékű rendelésnél',
    newsletter: '10%-os kupon feliratkozásért',
    crossChannel: 'Ingyenes átvétel az üzletben',
    returns: '{n} nap a visszaküldésre',
  },
  topBanner: {
    winter: {
      headline: 'Télen is jó melegben.',
      text: '10% kedvezmény pulóverekre, takarókra és gyertyákra',
      code: 'TEL10',
      instruction: 'A kódot a kosárban add meg',
      button: 'Téli kínálat',
      legalHint: 'Feltételek',
      legalText:
        'Január 31-ig érvényes a webáruházban, személyenként egyszer. Kávéra, könyvre, ajándékkártyára és partnertermékre nem vonatkozik. Más kuponnal nem vonható össze.',
    },
    summer: {
      headline: 'Irány a napfény.',
      text: '10% kedvezmény kerti, erkély- és piknikkellékekre',
      code: 'NAP10',
      instruction: 'A kódot a kosárban add meg',
      button: 'Nyári kínálat',
      legalHint: 'Feltételek',
      legalText:
        'Augusztus 31-ig érvényes a webáruházban, személyenként egyszer. Kávéra, könyvre, ajándékkártyára és partnertermékre nem vonatkozik. Más kuponnal nem vonható össze.',
    },
  },
  home: {
    headline: 'A nap első kortya',
    subline: 'Frissen pörkölve, méltányos forrásból: itt vannak az új kávészemek.',
    link: 'Fedezd fel kávéinkat',
  },
  category: {
    headline: '15% kedvezmény: {title}',
    subline: 'Csak rövid ideig, a készlet erejéig.',
    instruction: 'A kódot a kosárban add meg',
    button: 'Megnézem',
    legalHint: 'Feltételek',
    legalText: 'Vasárnapig érvényes a webáruházban. Más kuponnal nem vonható össze.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Előzetes',
      new: 'A hét újdonságai',
      more: 'További világok',
      lastChance: 'Utolsó esély',
    },
    titles: [
      'Kávéidő',
      'Karácsonyi varázs',
      'Melegbe bújva',
      'Vasárnapi reggeli',
      'Jógaidő',
      'Nyugodt álom',
      'Édes pillanatok',
      'Ki a szabadba',
      'Virágzó erkély',
      'Két keréken',
      'Játékidő',
      'Őszi fények',
    ],
    badges: { new: 'Új', card: 'Kártyával', sale: 'Akár −30%' },
    until: '{date}-ig',
    daysLeft: { other: 'Már csak {n} nap' },
    availability: { online: 'Online', store: 'Üzletben' },
  },
};

/** Turkish. */
export const tr: MarketingTexts = {
  navigation: ['Yeni temalar', 'Kahve', 'Moda', 'Ev ve yaşam'],
  teaser: 'Çok sevilenler',
  benefits: {
    shipping: '{amount} ve üzeri kahve alışverişlerinde ücretsiz kargo',
    newsletter: 'E-bültene özel %10 indirim',
    crossChannel: 'Mağazadan ücretsiz teslim',
    returns: '{n} gün içinde ücretsiz iade',
  },
  topBanner: {
    winter: {
      headline: 'Kışı sıcacık geçirin.',
      text: 'Kazak, battaniye ve mumlarda %10 indirim',
      code: 'KIS10',
      instruction: 'Kodu sepette girin',
      button: 'Koleksiyonu gör',
      legalHint: 'Koşullar',
      legalText:
        '31 Ocak’a kadar internet mağazasında, kişi başı bir kez geçerlidir. Kahve, kitap, hediye kartı ve iş ortağı ürünlerinde geçerli değildir. Başka kuponlarla birleştirilemez.',
    },
    summer: {
      headline: 'Güneşe çıkın.',
      text: 'Bahçe, balkon ve piknik için her şeyde %10 indirim',
      code: 'YAZ10',
      instruction: 'Kodu sepette girin',
      button: 'Koleksiyonu gör',
      legalHint: 'Koşullar',
      legalText:
        '31 Ağustos’a kadar internet mağazasında, kişi başı bir kez geçerlidir. Kahve, kitap, hediye kartı ve iş ortağı ürünlerinde geçerli değildir. Başka kuponlarla birleştirilemez.',
    },
  },
  home: {
    headline: 'Günün ilk yudumu',
    subline: 'Taze kavrulmuş, adil ticaretten: yeni çekirdeklerimiz geldi.',
    link: 'Kahveleri keşfet',
  },
  category: {
    headline: '%15 indirim: {title}',
    subline: 'Kısa bir süre için, stoklarla sınırlı.',
    instruction: 'Kodu sepette girin',
    button: 'Göz at',
    legalHint: 'Koşullar',
    legalText: 'Pazar gününe kadar internet mağazasında geçerlidir. Başka kuponlarla birleştirilemez.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Yakında',
      new: 'Bu haftanın yenilikleri',
      more: 'Diğer temalar',
      lastChance: 'Son fırsat',
    },
    titles: [
      'Kahve vakti',
      'Yılbaşı büyüsü',
      'Sıcacık giyinin',
      'Pazar kahvaltısı',
      'Yoga vakti',
      'Rahat uyku',
      'Tatlı anlar',
      'Doğaya çıkın',
      'Çiçekli balkon',
      'İki teker üstünde',
      'Oyun saati',
      'Sonbahar ışığı',
    ],
    badges: { new: 'Yeni', card: 'Karta özel', sale: '%30’a varan indirim' },
    until: '{date} tarihine kadar',
    daysLeft: { other: 'Son {n} gün' },
    availability: { online: 'İnternette', store: 'Mağazada' },
  },
};
