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

/** The countries that a telephone field offers, by name. Users type other countries' numbers with `+`. */
export const CALLING_CODES: readonly CallingCode[] = [
  { country: 'BE', code: '+32', trunk: '0', name: 'België / Belgique' },
  { country: 'BG', code: '+359', trunk: '0', name: 'България' },
  { country: 'CZ', code: '+420', trunk: '', name: 'Česko' },
  { country: 'DK', code: '+45', trunk: '', name: 'Danmark' },
  { country: 'DE', code: '+49', trunk: '0', name: 'Deutschland' },
  { country: 'EE', code: '+372', trunk: '', name: 'Eesti' },
  { country: 'GR', code: '+30', trunk: '', name: 'Ελλάδα' },
  { country: 'ES', code: '+34', trunk: '', name: 'España' },
  { country: 'FR', code: '+33', trunk: '0', name: 'France' },
  { country: 'HR', code: '+385', trunk: '0', name: 'Hrvatska' },
  { country: 'IE', code: '+353', trunk: '0', name: 'Ireland' },
  { country: 'IT', code: '+39', trunk: '', name: 'Italia' },
  { country: 'CY', code: '+357', trunk: '', name: 'Κύπρος' },
  { country: 'LV', code: '+371', trunk: '', name: 'Latvija' },
  { country: 'LI', code: '+423', trunk: '', name: 'Liechtenstein' },
  { country: 'LT', code: '+370', trunk: '0', name: 'Lietuva' },
  { country: 'LU', code: '+352', trunk: '', name: 'Luxembourg' },
  { country: 'HU', code: '+36', trunk: '06', name: 'Magyarország' },
  { country: 'MT', code: '+356', trunk: '', name: 'Malta' },
  { country: 'NL', code: '+31', trunk: '0', name: 'Nederland' },
  { country: 'NO', code: '+47', trunk: '', name: 'Norge' },
  { country: 'AT', code: '+43', trunk: '0', name: 'Österreich' },
  { country: 'PL', code: '+48', trunk: '', name: 'Polska' },
  { country: 'PT', code: '+351', trunk: '', name: 'Portugal' },
  { country: 'RO', code: '+40', trunk: '0', name: 'România' },
  { country: 'CH', code: '+41', trunk: '0', name: 'Schweiz / Suisse' },
  { country: 'SI', code: '+386', trunk: '0', name: 'Slovenija' },
  { country: 'SK', code: '+421', trunk: '0', name: 'Slovensko' },
  { country: 'FI', code: '+358', trunk: '0', name: 'Suomi' },
  { country: 'SE', code: '+46', trunk: '0', name: 'Sverige' },
  { country: 'TR', code: '+90', trunk: '0', name: 'Türkiye' },
  { country: 'UA', code: '+380', trunk: '0', name: 'Україна' },
  { country: 'GB', code: '+44', trunk: '0', name: 'United Kingdom' },
];
