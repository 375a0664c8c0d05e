/** Modules with two sides: whole for servers, in pieces for browsers. Values are paths without the side and the ending. */
export const SIDED_MODULES: Record<string, string> = {
  '#messages': 'src/i18n/messages',
  '#header-parts': 'src/sections/header/headerParts',
  '#footer-parts': 'src/sections/footer/footerParts',
  '#page-shop': 'src/provider/pageShop',
};

export type Side = 'browser' | 'server';

/** The file of one side of a module, or `null` for a module without sides. */
export const sideOf = (specifier: string, side: Side): string | null =>
  specifier in SIDED_MODULES ? `${SIDED_MODULES[specifier]}.${side}.ts` : null;
