import type { MarketingTexts } from './marketingTexts.ts';

export const hu: MarketingTexts = {
  navigation: ['Új világok', 'Kávé', 'Divat', 'Otthon'],
  teaser: 'Most népszerű',
  benefits: {
    shipping: 'Ingyenes szállítás legalább {amount} értékű rendelésnél',
    newsletter: '10%-os kupon feliratkozásért',
    crossChannel: 'Ingyenes átvétel az üzletben',
    returns: '{returns} a visszaküldésre',
  },
  voucher: { instruction: 'A kódot a kosárban add meg', legalHint: 'Feltételek' },
  topBanner: {
    winter: {
      headline: 'Télen is jó melegben.',
      text: '10% kedvezmény pulóverekre, takarókra és gyertyákra',
      code: 'TEL10',
      button: 'Téli kínálat',
      legalText:
        'Január 31-ig érvényes a webáruházban, személyenként egyszer. Kávéra, könyvre, ajándékkártyára és partnertermékre nem vonatkozik. Más kuponnal nem vonható össze.',
    },
    summer: {
      headline: 'Irány a napfény.',
      text: '10% kedvezmény kerti, erkély- és piknikkellékekre',
      code: 'NAP10',
      button: 'Nyári kínálat',
      legalText:
        'Augusztus 31-ig érvényes a webáruházban, személyenként egyszer. Kávéra, könyvre, ajándékkártyára és partnertermékre nem vonatkozik. Más kuponnal nem vonható össze.',
    },
  },
  home: {
    headline: 'A nap első kortya',
    subline: 'Frissen pörkölve, Fairtrade-tanúsítvánnyal: itt vannak az új kávészemek.',
    link: 'Fedezd fel kávéinkat',
  },
  category: {
    headline: '15% kedvezmény: {title}',
    subline: 'Csak rövid ideig, a készlet erejéig.',
    button: 'Megnézem',
    legalText: 'Vasárnapig érvényes a webáruházban. Más kuponnal nem vonható össze.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Előzetes',
      new: 'A hét újdonságai',
      more: 'További világok',
      lastChance: 'Utolsó esély',
    },
    worlds: [
      ['Kávéidő', 'Frissen őrölve, lassan főzve, a kedvenc csészében.'],
      ['Karácsonyi varázs', 'Gyertyafény, puhaság és apró ajándékok az év legszebb napjaira.'],
      ['Melegbe bújva', 'Gyapjú, kötött holmi és erős cipő: jöhet a tél.'],
      ['Vasárnapi reggeli', 'Friss kenyér, méz és sok idő: így kezdődik egy jó nap.'],
      ['Jógaidő', 'Matrac le, mély levegő, és kitisztul a fej.'],
      ['Nyugodt álom', 'Puha ágynemű és meleg fény a nyugodt éjszakákhoz.'],
      ['Édes pillanatok', 'Csokoládé, méz és keksz a délutáni szünethez.'],
      ['Ki a szabadba', 'Sátor, hátizsák és jó cipő: több nem is kell.'],
      ['Virágzó erkély', 'Zöld növények, lágy fény és egy hely a napon.'],
      ['Két keréken', 'Jól felszerelve a városban és a városon túl.'],
      ['Játékidő', 'Építeni, ölelni, gurulni: játékok sok évre.'],
      ['Őszi fények', 'Meleg fény és esőálló holmi az aranyló hetekre.'],
    ],
    badges: { new: 'Új', card: 'Kártyával', sale: 'Akár −30%' },
    until: 'Elérhető {date}-ig',
    daysLeft: { other: 'Már csak {n} nap' },
    availability: { online: 'Online', store: 'Üzletben' },
  },
};

export const tr: MarketingTexts = {
  navigation: ['Yeni temalar', 'Kahve', 'Moda', 'Ev ve yaşam'],
  teaser: 'Çok sevilenler',
  benefits: {
    shipping: '{amount} ve üzeri kahve alışverişlerinde ücretsiz kargo',
    newsletter: 'E-bültene özel %10 indirim',
    crossChannel: 'Mağazadan ücretsiz teslim',
    returns: '{returns} içinde ücretsiz iade',
  },
  voucher: { instruction: 'Kodu sepette girin', legalHint: 'Koşullar' },
  topBanner: {
    winter: {
      headline: 'Kışı sıcacık geçirin.',
      text: 'Kazak, battaniye ve mumlarda %10 indirim',
      code: 'KIS10',
      button: 'Koleksiyonu gör',
      legalText:
        '31 Ocak’a kadar internet mağazasında, kişi başı bir kez geçerlidir. Kahve, kitap, hediye kartı ve iş ortağı ürünlerinde geçerli değildir. Başka kuponlarla birleştirilemez.',
    },
    summer: {
      headline: 'Güneşe çıkın.',
      text: 'Bahçe, balkon ve piknik için her şeyde %10 indirim',
      code: 'YAZ10',
      button: 'Koleksiyonu gör',
      legalText:
        '31 Ağustos’a kadar internet mağazasında, kişi başı bir kez geçerlidir. Kahve, kitap, hediye kartı ve iş ortağı ürünlerinde geçerli değildir. Başka kuponlarla birleştirilemez.',
    },
  },
  home: {
    headline: 'Günün ilk yudumu',
    subline: 'Taze kavrulmuş, Fairtrade sertifikalı: Yeni çekirdeklerimiz geldi.',
    link: 'Kahveleri keşfet',
  },
  category: {
    headline: '%15 indirim: {title}',
    subline: 'Kısa bir süre için, stoklarla sınırlı.',
    button: 'Göz at',
    legalText: 'Pazar gününe kadar internet mağazasında geçerlidir. Başka kuponlarla birleştirilemez.',
  },
  themeWorlds: {
    headlines: {
      scout: 'Yakında',
      new: 'Bu haftanın yenilikleri',
      more: 'Diğer temalar',
      lastChance: 'Son fırsat',
    },
    worlds: [
      ['Kahve vakti', 'Taze çekilmiş, ağır ağır demlenmiş, en sevilen fincanda.'],
      ['Yılbaşı büyüsü', 'Yılın en güzel günleri için mum ışığı, yumuşacık dokular ve küçük hediyeler.'],
      ['Sıcacık giyinin', 'Yün, triko ve sağlam botlar: Kış gelebilir.'],
      ['Pazar kahvaltısı', 'Taze ekmek, bal ve bol zaman: Güzel bir gün böyle başlar.'],
      ['Yoga vakti', 'Matı serin, derin bir nefes alın, zihniniz dinlensin.'],
      ['Rahat uyku', 'Huzurlu geceler için yumuşak nevresim ve sıcak ışık.'],
      ['Tatlı anlar', 'Öğleden sonra molası için çikolata, bal ve kurabiye.'],
      ['Doğaya çıkın', 'Çadır, sırt çantası ve iyi botlar: Fazlası gerekmez.'],
      ['Çiçekli balkon', 'Yeşil bitkiler, yumuşak ışık ve güneşte bir köşe.'],
      ['İki teker üstünde', 'Şehirde de şehir dışında da tam donanım.'],
      ['Oyun saati', 'Kurmak, sarılmak, yola çıkmak: Yıllarca oynanan oyuncaklar.'],
      ['Sonbahar ışığı', 'Sonbaharın altın günleri için sıcak ışık ve yağmura dayanıklı ürünler.'],
    ],
    badges: { new: 'Yeni', card: 'Karta özel', sale: '%30’a varan indirim' },
    until: '{date} tarihine kadar',
    daysLeft: { other: 'Son {n} gün' },
    availability: { online: 'İnternette', store: 'Mağazada' },
  },
};
