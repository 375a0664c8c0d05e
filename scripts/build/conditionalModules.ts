/** Modules with a server and a browser variant: eager or lazy. Values are paths without variant and extension. */
export const CONDITIONAL_MODULES: Record<string, string> = {
  '#messages': 'src/i18n/messages',
  '#header-parts': 'src/sections/header/headerParts',
  '#footer-parts': 'src/sections/footer/footerParts',
  '#consent-parts': 'src/features/consent/consentParts',
  '#page-shop': 'src/provider/pageShop',
};

export type Variant = 'browser' | 'server';

/** The file of one variant of a module, or `null` for a module without variants. */
export const fileOfVariant = (specifier: string, variant: Variant): string | null =>
  specifier in CONDITIONAL_MODULES ? `${CONDITIONAL_MODULES[specifier]}.${variant}.ts` : null;
