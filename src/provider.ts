// The entry point `vitrine/provider`: the provider, and what own components read from it.

export { SiteContext, useLocale, useMoney, useSite, useText } from './i18n/SiteContext.ts';
export { useRichText } from './i18n/useRichText.ts';
export { VitrineProvider, type VitrineProviderProps } from './provider/VitrineProvider.tsx';
export type { ServerData } from './state/serverDataAtom.ts';
export { useIsHydrated } from './ui/useIsHydrated.ts';
