import type { SiteCode } from '#src/config/sites.ts';

/**
 * DEMO DATA. Addresses and telephone numbers are invented and not in service, because the specification does not
 * contain the real ones. Replace them here: no other module contains any.
 */
export const DEMO_SUPPORT = {
  DE: {
    address: ['{brand} Kundenservice', 'Musterstraße\u00a01', '10115\u00a0Berlin'],
    phone: { text: '030\u00a023125\u00a0014', url: 'tel:+493023125014' },
  },
  AT: {
    address: ['{brand} Kundenservice', 'Musterstraße\u00a01', '1010\u00a0Wien'],
    phone: { text: '01\u00a0000\u00a001\u00a000', url: 'tel:+4310000100' },
  },
  CH: {
    address: ['{brand} Kundendienst', 'Musterstrasse\u00a01', '8001\u00a0Zürich'],
    phone: { text: '044\u00a0000\u00a001\u00a000', url: 'tel:+41440000100' },
  },
  CH_FR: {
    address: ['Service clientèle {brand}', 'Rue de l’Exemple\u00a01', '1003\u00a0Lausanne'],
    phone: { text: '021\u00a0000\u00a001\u00a000', url: 'tel:+41210000100' },
  },
  PL: {
    address: ['Biuro obsługi klienta {brand}', 'ul.\u00a0Przykładowa\u00a01', '00-001\u00a0Warszawa'],
    phone: { text: '22\u00a0000\u00a001\u00a000', url: 'tel:+48220000100' },
  },
  CZ: {
    address: ['Zákaznický servis {brand}', 'Vzorová\u00a01', '110\u00a000\u00a0Praha\u00a01'],
    phone: { text: '+420\u00a0200\u00a0000\u00a0100', url: 'tel:+420200000100' },
  },
  HU: {
    address: ['{brand} ügyfélszolgálat', '1051\u00a0Budapest', 'Minta utca\u00a01.'],
    phone: { text: '06\u00a01\u00a0000\u00a00100', url: 'tel:+3610000100' },
  },
  SK: {
    address: ['Zákaznícky servis {brand}', 'Vzorová\u00a01', '811\u00a001\u00a0Bratislava'],
    phone: { text: '02\u00a0000\u00a0001\u00a000', url: 'tel:+421200000100' },
  },
  TR: {
    address: [
      '{brand} Müşteri Hizmetleri',
      'Örnek Mahallesi, Vitrin Sokak No:\u00a01',
      '34000\u00a0İstanbul',
    ],
    phone: { text: '0850\u00a0000\u00a001\u00a000', url: 'tel:+908500000100' },
  },
} as const satisfies Record<
  SiteCode,
  {
    address: readonly string[];
    phone: { text: string; url: string };
  }
>;
