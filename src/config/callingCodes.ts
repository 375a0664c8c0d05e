/** A country's telephone numbers: its code (ITU-T E.164), and the trunk prefix that is dropped after it. */
export interface CallingCode {
  /** ISO 3166. */
  country: string;
  code: `+${number}`;
  /** The trunk prefix; empty if national numbers have none. */
  trunk: '' | '0' | '06';
  /** The country's name in its own language, recognisable whatever the page's language is. */
  name: string;
}

/** The countries of Europe, which a telephone field offers by name. Users type other countries' numbers with `+`. */
export const CALLING_CODES: readonly CallingCode[] = [
  { country: 'AD', code: '+376', trunk: '', name: 'Andorra' },
  { country: 'BE', code: '+32', trunk: '0', name: 'België / Belgique' },
  { country: 'BA', code: '+387', trunk: '0', name: 'Bosna i Hercegovina' },
  { country: 'BG', code: '+359', trunk: '0', name: 'България' },
  { country: 'CZ', code: '+420', trunk: '', name: 'Česko' },
  { country: 'ME', code: '+382', trunk: '0', name: 'Crna Gora' },
  { country: 'DK', code: '+45', trunk: '', name: 'Danmark' },
  { country: 'DE', code: '+49', trunk: '0', name: 'Deutschland' },
  { country: 'EE', code: '+372', trunk: '', name: 'Eesti' },
  { country: 'GR', code: '+30', trunk: '', name: 'Ελλάδα' },
  { country: 'ES', code: '+34', trunk: '', name: 'España' },
  { country: 'FR', code: '+33', trunk: '0', name: 'France' },
  { country: 'HR', code: '+385', trunk: '0', name: 'Hrvatska' },
  { country: 'IE', code: '+353', trunk: '0', name: 'Ireland' },
  { country: 'IS', code: '+354', trunk: '', name: 'Ísland' },
  { country: 'IT', code: '+39', trunk: '', name: 'Italia' },
  { country: 'XK', code: '+383', trunk: '0', name: 'Kosova / Kosovo' },
  { country: 'CY', code: '+357', trunk: '', name: 'Κύπρος' },
  { country: 'LV', code: '+371', trunk: '', name: 'Latvija' },
  { country: 'LI', code: '+423', trunk: '', name: 'Liechtenstein' },
  { country: 'LT', code: '+370', trunk: '0', name: 'Lietuva' },
  { country: 'LU', code: '+352', trunk: '', name: 'Luxembourg' },
  { country: 'HU', code: '+36', trunk: '06', name: 'Magyarország' },
  { country: 'MT', code: '+356', trunk: '', name: 'Malta' },
  { country: 'MD', code: '+373', trunk: '0', name: 'Moldova' },
  { country: 'MC', code: '+377', trunk: '', name: 'Monaco' },
  { country: 'NL', code: '+31', trunk: '0', name: 'Nederland' },
  { country: 'NO', code: '+47', trunk: '', name: 'Norge' },
  { country: 'AT', code: '+43', trunk: '0', name: 'Österreich' },
  { country: 'PL', code: '+48', trunk: '', name: 'Polska' },
  { country: 'PT', code: '+351', trunk: '', name: 'Portugal' },
  { country: 'RO', code: '+40', trunk: '0', name: 'România' },
  { country: 'SM', code: '+378', trunk: '', name: 'San Marino' },
  { country: 'CH', code: '+41', trunk: '0', name: 'Schweiz / Suisse' },
  { country: 'MK', code: '+389', trunk: '0', name: 'Северна Македонија' },
  { country: 'AL', code: '+355', trunk: '0', name: 'Shqipëria' },
  { country: 'SI', code: '+386', trunk: '0', name: 'Slovenija' },
  { country: 'SK', code: '+421', trunk: '0', name: 'Slovensko' },
  { country: 'RS', code: '+381', trunk: '0', name: 'Srbija / Србија' },
  { country: 'FI', code: '+358', trunk: '0', name: 'Suomi' },
  { country: 'SE', code: '+46', trunk: '0', name: 'Sverige' },
  { country: 'TR', code: '+90', trunk: '0', name: 'Türkiye' },
  { country: 'UA', code: '+380', trunk: '0', name: 'Україна' },
  { country: 'GB', code: '+44', trunk: '0', name: 'United Kingdom' },
];
