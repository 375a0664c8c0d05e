import type { SiteCode } from '#src/config/sites.ts';

/**
 * DEMO DATA. Trade name and register of the company behind each country's shop, which its mails have to name. All
 * numbers are invented.
 */
export const COMPANIES: Readonly<Record<SiteCode, readonly string[]>> = {
  // § 35a GmbHG.
  DE: [
    '{brand} Handels GmbH, Sitz Berlin',
    'Amtsgericht Charlottenburg (Berlin), HRB\u00a0000000',
    'Geschäftsführung: Kim Beispiel',
  ],
  // § 14 UGB.
  AT: ['{brand} Handels GmbH, Sitz Wien', 'Handelsgericht Wien, FN\u00a0000000\u00a0a'],
  // Art. 954a OR, art. 954a CO.
  CH: ['{brand} Handel AG, Zürich', 'CHE-000.000.000'],
  CH_FR: ['{brand} Commerce SA, Lausanne', 'CHE-000.000.000'],
  // Art. 206 KSH.
  PL: [
    '{brand} Handel sp.\u00a0z\u00a0o.o. z\u00a0siedzibą w\u00a0Warszawie',
    'Sąd Rejonowy dla m.st. Warszawy, KRS\u00a00000000000',
    'NIP\u00a00000000000, kapitał zakładowy: 50\u00a0000\u00a0zł',
  ],
  // § 435 občanského zákoníku.
  CZ: [
    '{brand} obchod s.r.o., IČO:\u00a000000000',
    'Společnost zapsaná v\u00a0obchodním rejstříku vedeném Městským soudem v\u00a0Praze, oddíl\u00a0C, vložka\u00a0000000',
  ],
  // 2006. évi V. törvény 63. §.
  HU: ['{brand} Kereskedelmi Kft., Budapest', 'Fővárosi Törvényszék Cégbírósága, Cg.\u00a001-09-000000'],
  // § 3a Obchodného zákonníka.
  SK: [
    '{brand} obchod s.\u00a0r.\u00a0o., IČO:\u00a000\u00a0000\u00a0000',
    'Spoločnosť zapísaná v\u00a0Obchodnom registri Mestského súdu Bratislava\u00a0III, oddiel: Sro, vložka č.\u00a0000000/B',
  ],
  // Ticari Elektronik İletiler Hakkında Yönetmelik md. 8.
  TR: ['{brand} Perakende Ticaret A.Ş.', 'MERSİS No:\u00a00000\u00a00000\u00a00000\u00a00000'],
};
