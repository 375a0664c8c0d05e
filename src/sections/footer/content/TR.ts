import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { apps, categories, group, links, socialMedia, support } from './parts.ts';

const own = SITE_LINKS.TR;

/**
 * The Turkish footer: free from 1.000 TL, dispatch in 1 to 2 working days, free returns and exchange for 90 days,
 * support from 09:00 to 19:00 every day; the account instead of a contact form, and no loyalty card.
 */
export const content: CountryFooter = {
  headline: 'Gönül rahatlığıyla alışveriş yapın, gerisini bize bırakın',
  teaser: {
    groups: [
      group('easy_pay', ['/c-4711/odeme-secenekleri.html', 'Ödeme'], {
        introductoryText: 'Güvenli ve kolay ödeme.',
        links: [
          ['/c-4711/odeme-secenekleri.html', 'Ödeme seçenekleri'],
          ['/c-4713/taksitli-alisveris.html', 'Taksitli alışveriş'],
          ['/c-4712/kapida-odeme.html', 'Kapıda ödeme'],
          ['/c-4786/hediye-karti.html', 'Hediye kartı'],
        ],
        logos: ['troy', 'visa', 'mastercard', 'bkm_express'],
      }),
      group('free_shipping', ['/c-4720/teslimat.html', 'Teslimat'], {
        introductoryText: '{freeShipping} ve üzeri ücretsiz kargo, {dispatchDays} iş gününde gönderim.',
        links: [
          [own.shippingCosts, 'Kargo ücreti ve teslimat süresi'],
          [LINKS.orders, 'Kargo takibi'],
          ['/c-4723/buyuk-urun-teslimati.html', 'Büyük ürünlerin teslimatı'],
        ],
        logos: ['yurtici_kargo', 'aras_kargo'],
      }),
      group('click_collect', ['/c-4730/magazadan-teslim.html', 'Mağazadan teslim'], {
        introductoryText: 'İnternetten sipariş verin, mağazadan teslim alın.',
        links: [
          ['/c-4730/magazadan-teslim.html', 'Nasıl çalışır?'],
          [LINKS.stores, 'Mağaza bul'],
          [own.storeNews, 'Bu hafta mağazalarda'],
        ],
      }),
      group('return_shipping', ['/c-4740/iade-ve-degisim.html', 'İade ve şikâyet'], {
        introductoryText: '{returns} içinde ücretsiz iade ve değişim.',
        links: [
          ['/c-4740/iade-ve-degisim.html', 'İade ve değişim koşulları'],
          ['/c-4743/iade-talebi.html', 'İade talebi oluştur'],
          ['/c-4742/sikayet-ve-garanti.html', 'Şikâyet ve garanti'],
          ['/c-4792/cayma-hakki.html', 'Cayma hakkı'],
        ],
      }),
      group('contact', [own.help, 'Yardım'], {
        introductoryText: 'Sorularınız için her gün buradayız.',
        links: [
          [own.help, 'Sıkça sorulan sorular'],
          [LINKS.account, 'Hesabım ve sipariş durumu'],
          [LINKS.newsletter, 'E-bültene kaydol'],
        ],
        mobileLinks: [[own.app, 'Mobil uygulamamız']],
      }),
      group('vitrine_near_you', [LINKS.stores, 'Yakınınızdaki {brand}'], {
        hideGroupInCheckout: true,
        introductoryText: 'Taze kavrulmuş kahve ve haftanın yenilikleri sizi bekliyor.',
        links: [
          [LINKS.stores, 'Size en yakın mağaza'],
          [own.storeNews, 'Haftanın yenilikleri'],
          ['/c-4786/hediye-karti.html', 'Mağazada geçerli hediye kartı'],
        ],
      }),
      group('service_info', ['/c-4770/urun-bilgileri.html', 'Ürün bilgileri'], {
        introductoryText: 'Uzun süre keyifle kullanmanız için.',
        links: [
          ['/c-4771/kullanim-kilavuzlari.html', 'Kullanım kılavuzları'],
          ['/c-4773/beden-tablosu.html', 'Beden tablosu'],
          ['/c-4772/geri-donusum-ve-icerik.html', 'Geri dönüşüm ve içerik'],
          ['/c-4774/geri-cagrilan-urunler.html', 'Geri çağrılan ürünler'],
        ],
      }),
      group('meet_vitrine', ['/c-4780/hakkimizda.html', '{brand} hakkında'], {
        hideGroupInCheckout: true,
        introductoryText: 'İyi kahve ve her hafta yeni fikirler.',
        links: [
          ['/c-4780/hakkimizda.html', 'Hakkımızda'],
          ['/c-4781/surdurulebilirlik.html', 'Sürdürülebilirlik'],
          ['/c-4782/kariyer.html', 'Kariyer'],
          ['/c-4783/basin.html', 'Basın'],
        ],
      }),
    ],
  },
  seo: categories('Popüler kategoriler', [
    ['/c-2101/cekirdek-kahve.html', 'Çekirdek kahve'],
    ['/c-2102/filtre-kahve.html', 'Filtre kahve'],
    ['/c-2103/kapsul-kahve.html', 'Kapsül kahve'],
    ['/c-2104/kahve-makineleri.html', 'Kahve makineleri'],
    ['/c-2105/espresso.html', 'Espresso'],
    ['/c-2107/turk-kahvesi.html', 'Türk kahvesi'],
    ['/c-2201/kadin-giyim.html', 'Kadın giyim'],
    ['/c-2202/erkek-giyim.html', 'Erkek giyim'],
    ['/c-2203/cocuk-giyim.html', 'Çocuk giyim'],
    ['/c-2204/spor-giyim.html', 'Spor giyim'],
    ['/c-2205/pijama.html', 'Pijama'],
    ['/c-2206/yagmurluk.html', 'Yağmurluk'],
    ['/c-2301/nevresim.html', 'Nevresim'],
    ['/c-2302/mutfak-gerecleri.html', 'Mutfak gereçleri'],
    ['/c-2303/ev-tekstili.html', 'Ev tekstili'],
    ['/c-2304/bahce-mobilyasi.html', 'Bahçe mobilyası'],
    ['/c-2305/aydinlatma.html', 'Aydınlatma'],
    ['/c-2306/saklama.html', 'Saklama ve düzenleme'],
    ['/c-2401/canta-ve-valiz.html', 'Çanta ve valiz'],
    ['/c-2402/taki.html', 'Takı'],
    ['/c-2403/hediye-fikirleri.html', 'Hediye fikirleri'],
    ['/c-2404/bisiklet-aksesuarlari.html', 'Bisiklet aksesuarları'],
    ['/c-2405/haftanin-yenilikleri.html', 'Haftanın yenilikleri'],
    ['/c-2406/indirim.html', 'İndirim'],
  ]),
  socialMedia: socialMedia('Bizi takip edin', 'tr', ['instagram', 'facebook', 'twitter', 'youtube']),
  appReferences: apps('Mobil uygulamamız', 'tr'),
  legalLinks: links(
    [own.terms, 'Mesafeli satış sözleşmesi'],
    [own.privacy, 'Kişisel verilerin korunması'],
    [own.commercialMessages, 'Ticari elektronik ileti'],
    ['/c-4795/cerezler.html', 'Çerezler'],
    ['/c-4793/erisilebilirlik.html', 'Erişilebilirlik'],
    [own.imprint, 'Şirket bilgileri'],
  ),
  viewChanger: { toMobile: 'Mobil görünüm', toDesktop: 'Masaüstü görünümü' },
  qualityLogos: {
    heading: 'Güvenli alışveriş',
    logos: [
      { image: 'certified_shop', label: 'Sertifikalı internet mağazası', link: '/c-4787/sertifikalar.html' },
      { image: 'fairtrade', link: 'https://www.fairtrade.net/' },
      { image: 'rainforest_alliance', link: 'https://www.rainforest-alliance.org/' },
      { image: 'gots', label: 'GOTS sertifikalı organik tekstil', link: 'https://global-standard.org/' },
      { image: 'ssl', label: 'Şifreli bağlantı' },
    ],
  },
  customerSupport: support('Müşteri hizmetleri', 'TR'),
};
