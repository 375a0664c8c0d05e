import type { SiteCode } from '#src/config/sites.ts';

/**
 * DEMO DATA. Addresses and telephone numbers are invented and not in service, because the specification does not
 * contain the real ones. Replace them here: no other module contains any.
 */
export const DEMO_SUPPORT = {
  DE: {
    address: ['{brand} Kundenservice', 'Musterstraße 1', '10115 Berlin'],
    phone: { text: '030\u00a023125\u00a0014', url: 'tel:+493023125014' },
  },
  AT: {
    address: ['{brand} Kundenservice', 'Musterstraße 1', '1010 Wien'],
    phone: { text: '01\u00a0000\u00a001\u00a000', url: 'tel:+4310000100' },
  },
  CH: {
    address: ['{brand} Kundendienst', 'Musterstrasse 1', '8001 Zürich'],
    phone: { text: '044\u00a0000\u00a001\u00a000', url: 'tel:+41440000100' },
  },
  CH_FR: {
    address: ['Service clientèle {brand}', 'Rue de l’Exemple\u00a01', '1003 Lausanne'],
    phone: { text: '021\u00a0000\u00a001\u00a000', url: 'tel:+41210000100' },
  },
  PL: {
    address: ['Biuro obsługi klienta {brand}', 'ul.\u00a0Przykładowa 1', '00-001 Warszawa'],
    phone: { text: '22\u00a0000\u00a001\u00a000', url: 'tel:+48220000100' },
  },
  CZ: {
    address: ['Zákaznický servis {brand}', 'Vzorová 1', '110\u00a000 Praha 1'],
    phone: { text: '+420\u00a0200\u00a0000\u00a0100', url: 'tel:+420200000100' },
  },
  HU: {
    address: ['{brand} ügyfélszolgálat', '1051 Budapest', 'Minta utca 1.'],
    phone: { text: '06\u00a01\u00a0000\u00a00100', url: 'tel:+3610000100' },
  },
  SK: {
    address: ['Zákaznícky servis {brand}', 'Vzorová 1', '811\u00a001 Bratislava'],
    phone: { text: '02\u00a0000\u00a0001\u00a000', url: 'tel:+421200000100' },
  },
  TR: {
    address: ['{brand} Müşteri Hizmetleri', 'Örnek Mahallesi, Vitrin Sokak No:\u00a01', '34000 İstanbul'],
    phone: { text: '0850\u00a0000\u00a001\u00a000', url: 'tel:+908500000100' },
    company: ['{brand} Perakende Ticaret A.Ş.', 'MERSİS No: 0000\u00a00000\u00a00000\u00a00000'],
  },
} as const satisfies Record<
  SiteCode,
  {
    address: readonly string[];
    phone: { text: string; url: string };
    /** Trade name and register number, where commercial mails must name them. */
    company?: readonly string[];
  }
>;
