/** Modules with a server and a browser variant: eager or lazy. Values are paths without variant and extension. */
export const SIDED_MODULES: Record<string, string> = {
  '#messages': 'src/i18n/messages',
  '#header-parts': 'src/sections/header/headerParts',
  '#footer-parts': 'src/sections/footer/footerParts',
  '#consent-parts': 'src/features/consent/consentParts',
  '#page-shop': 'src/provider/pageShop',
};

export type Side = 'browser' | 'server';

/** The file of one variant of a module, or `null` for a module without variants. */
export const sideOf = (specifier: string, side: Side): string | null =>
  specifier in SIDED_MODULES ? `${SIDED_MODULES[specifier]}.${side}.ts` : null;
