import { expect, it } from 'vitest';
import type { Locale } from '#src/config/locales.ts';
import { SITES } from '#src/config/sites.ts';
import { languages } from '#src/i18n/messages.ts';
import { createSiteIntl, type Messages } from '#src/i18n/siteIntl.ts';

// One, few and many are different words in half of the languages, and every second day is in others. Read by people
// who speak them; `·` stands for the space that keeps a number with its word.

/** Days 1, 2, 5; weeks 1, 2, 5; months 1, 2, 5; deliveries 1, 2, 5. */
const GERMAN = [
  'jeden Tag | alle 2·Tage | alle 5·Tage',
  'jede Woche | alle 2·Wochen | alle 5·Wochen',
  'jeden Monat | alle 2·Monate | alle 5·Monate',
  'Geschenk-Abo mit 1·Lieferung | Geschenk-Abo mit 2·Lieferungen | Geschenk-Abo mit 5·Lieferungen',
];
const EXPECTED_TEXTS: Record<Locale, string[]> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': [
    'tous les jours | tous les 2·jours | tous les 5·jours',
    'chaque semaine | toutes les 2·semaines | toutes les 5·semaines',
    'chaque mois | tous les 2·mois | tous les 5·mois',
    'Abonnement cadeau : 1·livraison | Abonnement cadeau : 2·livraisons | Abonnement cadeau : 5·livraisons',
  ],
  'pl-PL': [
    'codziennie | co 2·dni | co 5·dni',
    'co tydzień | co 2·tygodnie | co 5·tygodni',
    'co miesiąc | co 2·miesiące | co 5·miesięcy',
    'Subskrypcja na prezent: 1·dostawa | Subskrypcja na prezent: 2·dostawy | Subskrypcja na prezent: 5·dostaw',
  ],
  'cs-CZ': [
    'každý den | každé 2·dny | každých 5·dní',
    'každý týden | každé 2·týdny | každých 5·týdnů',
    'každý měsíc | každé 2·měsíce | každých 5·měsíců',
    'Dárkové předplatné: 1·zásilka | Dárkové předplatné: 2·zásilky | Dárkové předplatné: 5·zásilek',
  ],
  'hu-HU': [
    'naponta | 2·naponta | 5·naponta',
    'hetente | 2·hetente | 5·hetente',
    'havonta | 2·havonta | 5·havonta',
    'Ajándék-előfizetés 1·szállítással | Ajándék-előfizetés 2·szállítással | Ajándék-előfizetés 5·szállítással',
  ],
  'sk-SK': [
    'každý deň | každé 2·dni | každých 5·dní',
    'každý týždeň | každé 2·týždne | každých 5·týždňov',
    'každý mesiac | každé 2·mesiace | každých 5·mesiacov',
    'Darčekové predplatné: 1·zásielka | Darčekové predplatné: 2·zásielky | Darčekové predplatné: 5·zásielok',
  ],
  'tr-TR': [
    'her gün | 2·günde bir | 5·günde bir',
    'her hafta | 2·haftada bir | 5·haftada bir',
    'her ay | 2·ayda bir | 5·ayda bir',
    'Hediye abonelik: 1·teslimat | Hediye abonelik: 2·teslimat | Hediye abonelik: 5·teslimat',
  ],
  'da-DK': [
    'hver dag | hver anden dag | hver 5.·dag',
    'hver uge | hver anden uge | hver 5.·uge',
    'hver måned | hver anden måned | hver 5.·måned',
    'Gaveabonnement med 1·levering | Gaveabonnement med 2·leveringer | Gaveabonnement med 5·leveringer',
  ],
  'sv-SE': [
    'varje dag | varannan dag | var 5:e dag',
    'varje vecka | varannan vecka | var 5:e vecka',
    'varje månad | varannan månad | var 5:e månad',
    'Presentprenumeration med 1·leverans | Presentprenumeration med 2·leveranser | Presentprenumeration med 5·leveranser',
  ],
  en: [
    'every day | every 2·days | every 5·days',
    'every week | every 2·weeks | every 5·weeks',
    'every month | every 2·months | every 5·months',
    'Gift subscription with 1·delivery | Gift subscription with 2·deliveries | Gift subscription with 5·deliveries',
  ],
};

it.each(Object.entries(EXPECTED_TEXTS))(
  'MC-09: the delivery interval of a subscription, in %s',
  (locale, expected) => {
    const { text } = createSiteIntl(
      SITES.DE,
      locale as Locale,
      languages[locale as Locale].state.value as Messages,
    );
    const ids = [
      'mini_cart.subscription.day',
      'mini_cart.subscription.week',
      'mini_cart.subscription.month',
      'mini_cart.subscription.gift',
    ] as const;
    const words = ids.map((id) =>
      [1, 2, 5].map((count) => text(id, { count }).replaceAll('\u00a0', '·')).join(' | '),
    );
    expect(words).toEqual(expected);
  },
);
