import type { SiteCode } from './sites.ts';

/** The rules that a shop's counsel approves for each country. */
export const COUNTRY_RULE_NAMES = [
  'priceNote',
  'unitPrice',
  'priceReduction',
  'withdrawal',
  'cancellation',
  'consent',
  'age',
  'retention',
  'loyaltyCard',
  'commercialMail',
  'guaranteeNotice',
  'environmentalClaim',
  'productSafety',
  'accessibility',
] as const;
export type CountryRuleName = (typeof COUNTRY_RULE_NAMES)[number];

const EU = {
  unitPrice: 'Directive 98/6/EC Art. 3',
  withdrawal: 'Directive 2011/83/EU Art. 11a (Directive (EU) 2023/2673), from 19 June 2026',
  commercialMail: 'Directive 2000/31/EC Art. 5, 6',
  guaranteeNotice:
    'Directive 2011/83/EU Art. 5, 6 and 22a (Directive (EU) 2024/825), Implementing Regulation (EU) 2025/1960, from 27 September 2026',
  environmentalClaim:
    'Directive 2005/29/EC Art. 6, Annex I Nos. 2a, 4a (Directive (EU) 2024/825), from 27 September 2026: no generic claim, no label without a certification scheme',
  accessibility: 'Directive (EU) 2019/882 Art. 13(2), Annex V, from 28 June 2025',
} as const;

/** The sources that countries of the EU have without one of their own. */
const EU_ALONE = {
  retention: 'GDPR Art. 5(1)(c) and (e), Art. 7(1)',
  loyaltyCard: 'GDPR Art. 6(1)(b): contract with the member',
  productSafety: 'Regulation (EU) 2023/988 (GPSR) Art. 19, from 13 December 2024',
} as const;

/** Appended where this library cannot know a rule for certain. */
const UNCERTAIN = 'Not certain: counsel must confirm';

const NO_BUTTON = 'No statutory button; Directive 2011/83/EU Art. 11a covers withdrawal only';

// Only sources: pages do not import this file, so browsers do not load it.

export const LEGAL_SOURCES: Record<SiteCode, Record<CountryRuleName, string>> = {
  DE: {
    ...EU_ALONE,
    priceNote: 'PAngV § 3 Abs. 1, § 6 Abs. 1 und 2',
    unitPrice: `PAngV § 4, § 5; ${EU.unitPrice}`,
    priceReduction: 'PAngV § 11; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `BGB §§ 312g, 355, 356a; ${EU.withdrawal}`,
    cancellation: 'BGB § 312k: subscriptions are sold online',
    consent: 'UWG § 7 Abs. 2 Nr. 2; GDPR Art. 6(1)(a); TDDDG § 25 for tracking in mails',
    age: 'GDPR Art. 8(1): 16 years',
    commercialMail: `DDG § 5, 6; UWG § 7; ${EU.commercialMail}`,
    guaranteeNotice: `BGB § 438; ${EU.guaranteeNotice}`,
    environmentalClaim: `UWG § 5, Anhang zu § 3 Abs. 3; ${EU.environmentalClaim}`,
    accessibility: `BFSG § 14 Abs. 1 Nr. 2, Anlage 3; ${EU.accessibility}`,
  },
  AT: {
    ...EU_ALONE,
    priceNote: 'PrAG § 9; ECG § 5 Abs. 2; FAGG § 4 Abs. 1 Z 4',
    unitPrice: `PrAG § 10a; ${EU.unitPrice}`,
    priceReduction: 'PrAG § 9a; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `FAGG § 11, § 13; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'TKG 2021 § 174; GDPR Art. 6(1)(a)',
    age: 'DSG § 4 Abs. 4: 14 years; the shop asks for 16',
    commercialMail: `ECG § 5, 6; ${EU.commercialMail}`,
    guaranteeNotice: `VGG § 10; ${EU.guaranteeNotice}`,
    environmentalClaim: `UWG § 2, Anhang; ${EU.environmentalClaim}`,
    accessibility: `Barrierefreiheitsgesetz (BGBl. I Nr. 76/2023); ${EU.accessibility}`,
  },
  CH: {
    priceNote: 'PBV Art. 3, 4, 10',
    unitPrice: 'PBV Art. 5, 6',
    priceReduction:
      'PBV Art. 16 Abs. 1 lit. a Ziff. 2, from 1 January 2025: compared with the shop’s own price of at least 30 days in a row',
    withdrawal: 'OR Art. 40a–40f: no right of withdrawal in online shops; the shop’s returns are voluntary',
    cancellation: 'No statutory button (OR)',
    consent: 'UWG Art. 3 Abs. 1 lit. o; DSG Art. 6, 19',
    age: 'ZGB Art. 16, 19c: capacity of judgement; the shop asks for 16',
    retention: 'DSG Art. 6 Abs. 2–4',
    loyaltyCard: 'DSG Art. 6, 31 Abs. 2 lit. a: contract with the member',
    commercialMail: 'UWG Art. 3 Abs. 1 lit. o, s',
    guaranteeNotice: 'Not applicable: no EU law; OR Art. 210 gives two years, without a notice',
    environmentalClaim:
      'UWG Art. 3 Abs. 1 lit. b, x (from 1 January 2025): claims about the climate need objective proof',
    productSafety: 'Not applicable: the GPSR is EU law; PrSG Art. 3, 8 require no statement in an offer',
    accessibility: 'Not applicable: no EU law; BehiG Art. 6 forbids discrimination and requires no statement',
  },
  CH_FR: {
    priceNote: 'OIP art. 3, 4, 10',
    unitPrice: 'OIP art. 5, 6',
    priceReduction:
      'OIP art. 16 al. 1 let. a ch. 2, from 1 January 2025: compared with the shop’s own price of at least 30 days in a row',
    withdrawal: 'CO art. 40a–40f: no right of withdrawal in online shops; the shop’s returns are voluntary',
    cancellation: 'No statutory button (CO)',
    consent: 'LCD art. 3 al. 1 let. o; LPD art. 6, 19',
    age: 'CC art. 16, 19c: capacity of judgement; the shop asks for 16',
    retention: 'LPD art. 6 al. 2–4',
    loyaltyCard: 'LPD art. 6, 31 al. 2 let. a: contract with the member',
    commercialMail: 'LCD art. 3 al. 1 let. o, s',
    guaranteeNotice: 'Not applicable: no EU law; CO art. 210 gives two years, without a notice',
    environmentalClaim:
      'LCD art. 3 al. 1 let. b, x (from 1 January 2025): claims about the climate need objective proof',
    productSafety: 'Not applicable: the GPSR is EU law; LSPro art. 3, 8 require no statement in an offer',
    accessibility: 'Not applicable: no EU law; LHand art. 6 forbids discrimination and requires no statement',
  },
  PL: {
    ...EU_ALONE,
    priceNote: 'Ustawa o informowaniu o cenach towarów i usług art. 4 ust. 1; u.p.k. art. 12 ust. 1 pkt 5',
    unitPrice: `Ustawa o informowaniu o cenach towarów i usług art. 4 ust. 1; ${EU.unitPrice}`,
    priceReduction:
      'Ustawa o informowaniu o cenach towarów i usług art. 4 ust. 2; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `U.p.k. art. 27, 30; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Prawo komunikacji elektronicznej art. 398–400 (informacje handlowe); GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1): 16 years',
    commercialMail: `Ustawa o świadczeniu usług drogą elektroniczną art. 5, 9; ${EU.commercialMail}`,
    guaranteeNotice: `U.p.k. art. 43c; ${EU.guaranteeNotice}`,
    environmentalClaim: `Ustawa o przeciwdziałaniu nieuczciwym praktykom rynkowym; ${EU.environmentalClaim}`,
    accessibility: `Ustawa z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług; ${EU.accessibility}`,
  },
  CZ: {
    ...EU_ALONE,
    priceNote: 'Zákon č. 634/1992 Sb. § 12; občanský zákoník § 1811 odst. 2',
    unitPrice: `Zákon č. 634/1992 Sb. § 12; ${EU.unitPrice}`,
    priceReduction: 'Zákon č. 634/1992 Sb. § 12a; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `Občanský zákoník § 1829; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Zákon č. 480/2004 Sb. § 7 (obchodní sdělení); GDPR Art. 6(1)(a)',
    age: 'Zákon č. 110/2019 Sb. § 7: 15 years; the shop asks for 18',
    commercialMail: `Zákon č. 480/2004 Sb. § 7; ${EU.commercialMail}`,
    guaranteeNotice: `Občanský zákoník § 2165; ${EU.guaranteeNotice}`,
    environmentalClaim: `Zákon č. 634/1992 Sb. § 5; ${EU.environmentalClaim}`,
    accessibility: `Zákon č. 424/2023 Sb.; ${EU.accessibility}`,
  },
  HU: {
    ...EU_ALONE,
    priceNote: '1997. évi CLV. törvény 14. §; 45/2014. (II. 26.) Korm. rendelet 11. § (1) e)',
    unitPrice: `1997. évi CLV. törvény 14. §; 4/2009. (I. 30.) NFGM–SZMM rendelet; ${EU.unitPrice}`,
    priceReduction: '4/2009. (I. 30.) NFGM–SZMM rendelet; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `45/2014. (II. 26.) Korm. rendelet 20. §; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: '2008. évi XLVIII. törvény (Grt.) 6. §; GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1): 16 years',
    commercialMail: `2008. évi XLVIII. törvény (Grt.) 6. §; ${EU.commercialMail}`,
    guaranteeNotice: `Ptk. 6:163. §; ${EU.guaranteeNotice}`,
    environmentalClaim: `2008. évi XLVII. törvény (Fttv.); ${EU.environmentalClaim}`,
    accessibility: `2022. évi XVII. törvény; ${EU.accessibility}`,
  },
  SK: {
    ...EU_ALONE,
    priceNote: 'Zákon č. 108/2024 Z. z. (ochrana spotrebiteľa): price and delivery costs before the order',
    unitPrice: `Zákon č. 108/2024 Z. z.; ${EU.unitPrice}`,
    priceReduction: 'Zákon č. 108/2024 Z. z.; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `Zákon č. 108/2024 Z. z. § 19–21; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Zákon č. 452/2021 Z. z. § 116; GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1), zákon č. 18/2018 Z. z. § 15: 16 years; the shop asks for 18',
    commercialMail: `Zákon č. 22/2004 Z. z. § 4; ${EU.commercialMail}`,
    guaranteeNotice: `Občiansky zákonník § 619; ${EU.guaranteeNotice}`,
    environmentalClaim: `Zákon č. 108/2024 Z. z.; ${EU.environmentalClaim}`,
    accessibility: `Zákon č. 351/2022 Z. z.; ${EU.accessibility}`,
  },
  TR: {
    priceNote: '6502 sayılı Kanun md. 54; Mesafeli Sözleşmeler Yönetmeliği md. 5',
    unitPrice: `Fiyat Etiketi Yönetmeliği (28 June 2014). ${UNCERTAIN}`,
    priceReduction: `Ticari Reklam ve Haksız Ticari Uygulamalar Yönetmeliği (Resmî Gazete 10.1.2015) md. 14; Fiyat Etiketi Yönetmeliği (Resmî Gazete 11.10.2025): the struck price is the lowest one of 10 days. ${UNCERTAIN}`,
    withdrawal:
      '6502 sayılı Kanun md. 48, Mesafeli Sözleşmeler Yönetmeliği md. 9–12: right of withdrawal of 14 days, no function with fixed words',
    cancellation: `Abonelik Sözleşmeleri Yönetmeliği md. 22: only for a shop that sells subscriptions; no button with fixed words. ${UNCERTAIN}`,
    consent: '6563 sayılı Kanun md. 6; Ticari İletişim Yönetmeliği md. 5, 7 (İYS); KVKK 6698 md. 5, 10',
    age: 'Türk Medeni Kanunu md. 10–16: parents’ consent for minors; the shop asks for 16',
    retention: 'KVKK 6698 md. 7; Kişisel Verilerin Silinmesi Yönetmeliği md. 8',
    loyaltyCard: 'No card is offered, so no basis is needed (KVKK 6698 md. 5)',
    commercialMail: `Ticari İletişim ve Ticari Elektronik İletiler Hakkında Yönetmelik (Resmî Gazete 15.7.2015) md. 8: trade name, MERSİS number, contact. ${UNCERTAIN}`,
    guaranteeNotice: 'Not applicable: no EU law; 6502 sayılı Kanun md. 12 gives two years, without a notice',
    environmentalClaim: `Çevreye İlişkin Beyanlar İçeren Reklamlar Hakkında Kılavuz (2022). ${UNCERTAIN}`,
    productSafety: `7223 sayılı Kanun; Yönetmelik, Resmî Gazete 30.10.2024: manufacturer in the offer. ${UNCERTAIN}`,
    accessibility: `Cumhurbaşkanlığı Genelgesi 2025/10 (Resmî Gazete 21.6.2025). ${UNCERTAIN}`,
  },
};
