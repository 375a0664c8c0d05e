import type { SiteCode } from './sites.ts';

/** The rules that a shop's counsel approves for each country (BEY-02). */
export const COUNTRY_RULE_NAMES = [
  'priceNote',
  'priceReduction',
  'withdrawal',
  'cancellation',
  'consent',
  'age',
  'retention',
  'loyaltyCard',
] as const;
/** A rule by its name. */
export type CountryRuleName = (typeof COUNTRY_RULE_NAMES)[number];

const EU = {
  withdrawal: 'Directive 2011/83/EU Art. 11a (Directive (EU) 2023/2673), from 19 June 2026',
  retention: 'GDPR Art. 5(1)(c) and (e), Art. 7(1)',
  loyaltyCard: 'GDPR Art. 6(1)(b): contract with the member',
} as const;

const NO_BUTTON = 'No statutory button; Directive 2011/83/EU Art. 11a covers withdrawal only';

// Only sources: pages do not import this file, so browsers do not load it.

/** The legal source of each rule by country. */
export const LEGAL_SOURCES: Record<SiteCode, Record<CountryRuleName, string>> = {
  DE: {
    priceNote: 'PAngV § 3 Abs. 1, § 6 Abs. 1 und 2',
    priceReduction: 'PAngV § 11; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `BGB §§ 312g, 355, 356a; ${EU.withdrawal}`,
    cancellation: 'BGB § 312k: subscriptions are sold online',
    consent: 'UWG § 7 Abs. 2 Nr. 2; GDPR Art. 6(1)(a); TDDDG § 25 for tracking in mails',
    age: 'GDPR Art. 8(1): 16 years',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  AT: {
    priceNote: 'PrAG § 9; ECG § 5 Abs. 2; FAGG § 4 Abs. 1 Z 4',
    priceReduction: 'PrAG § 9a; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `FAGG § 11, § 13; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'TKG 2021 § 174; GDPR Art. 6(1)(a)',
    age: 'DSG § 4 Abs. 4: 14 years; the shop asks for 16',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  CH: {
    priceNote: 'PBV Art. 3, 4, 10',
    priceReduction: 'PBV Art. 16 Abs. 1 lit. a: compared with the shop’s own previous price',
    withdrawal: 'OR Art. 40a–40f: no right of withdrawal in online shops; the shop’s returns are voluntary',
    cancellation: 'No statutory button (OR)',
    consent: 'UWG Art. 3 Abs. 1 lit. o; DSG Art. 6, 19',
    age: 'ZGB Art. 16, 19c: capacity of judgement; the shop asks for 16',
    retention: 'DSG Art. 6 Abs. 2–4',
    loyaltyCard: 'DSG Art. 6, 31 Abs. 2 lit. a: contract with the member',
  },
  CH_FR: {
    priceNote: 'OIP art. 3, 4, 10',
    priceReduction: 'OIP art. 16 al. 1 let. a: compared with the shop’s own previous price',
    withdrawal: 'CO art. 40a–40f: no right of withdrawal in online shops; the shop’s returns are voluntary',
    cancellation: 'No statutory button (CO)',
    consent: 'LCD art. 3 al. 1 let. o; LPD art. 6, 19',
    age: 'CC art. 16, 19c: capacity of judgement; the shop asks for 16',
    retention: 'LPD art. 6 al. 2–4',
    loyaltyCard: 'LPD art. 6, 31 al. 2 let. a: contract with the member',
  },
  PL: {
    priceNote: 'Ustawa o informowaniu o cenach towarów i usług art. 4 ust. 1; u.p.k. art. 12 ust. 1 pkt 5',
    priceReduction:
      'Ustawa o informowaniu o cenach towarów i usług art. 4 ust. 2; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `U.p.k. art. 27, 30; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Prawo komunikacji elektronicznej art. 398–400 (informacje handlowe); GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1): 16 years',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  CZ: {
    priceNote: 'Zákon č. 634/1992 Sb. § 12; občanský zákoník § 1811 odst. 2',
    priceReduction: 'Zákon č. 634/1992 Sb. § 12a; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `Občanský zákoník § 1829; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Zákon č. 480/2004 Sb. § 7 (obchodní sdělení); GDPR Art. 6(1)(a)',
    age: 'Zákon č. 110/2019 Sb. § 7: 15 years; the shop asks for 18',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  HU: {
    priceNote: '1997. évi CLV. törvény 14. §; 45/2014. (II. 26.) Korm. rendelet 11. § (1) e)',
    priceReduction: '4/2009. (I. 30.) NFGM–SZMM rendelet; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `45/2014. (II. 26.) Korm. rendelet 20. §; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: '2008. évi XLVIII. törvény (Grt.) 6. §; GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1): 16 years',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  SK: {
    priceNote: 'Zákon č. 108/2024 Z. z. (ochrana spotrebiteľa): price and delivery costs before the order',
    priceReduction: 'Zákon č. 108/2024 Z. z.; Directive 98/6/EC Art. 6a; CJEU C-330/23',
    withdrawal: `Zákon č. 108/2024 Z. z. § 19–21; ${EU.withdrawal}`,
    cancellation: NO_BUTTON,
    consent: 'Zákon č. 452/2021 Z. z. § 116; GDPR Art. 6(1)(a)',
    age: 'GDPR Art. 8(1), zákon č. 18/2018 Z. z. § 15: 16 years; the shop asks for 18',
    retention: EU.retention,
    loyaltyCard: EU.loyaltyCard,
  },
  TR: {
    priceNote: '6502 sayılı Kanun md. 54; Mesafeli Sözleşmeler Yönetmeliği md. 5',
    priceReduction: 'Ticari Reklam ve Haksız Ticari Uygulamalar Yönetmeliği md. 14: lowest price of 30 days',
    withdrawal:
      '6502 sayılı Kanun md. 48, Mesafeli Sözleşmeler Yönetmeliği md. 9–12: right of withdrawal of 14 days, no function with fixed words',
    cancellation: 'Abonelik Sözleşmeleri Yönetmeliği md. 22: not needed, no subscriptions are sold',
    consent: '6563 sayılı Kanun md. 6; Ticari İletişim Yönetmeliği md. 5, 7 (İYS); KVKK 6698 md. 5, 10',
    age: 'Türk Medeni Kanunu md. 10–16: parents’ consent for minors; the shop asks for 16',
    retention: 'KVKK 6698 md. 7; Kişisel Verilerin Silinmesi Yönetmeliği md. 8',
    loyaltyCard: 'No card is offered, so no basis is needed (KVKK 6698 md. 5)',
  },
};
