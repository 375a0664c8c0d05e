// The entry point `vitrine/provider`: the provider, and the hooks for custom components.

import '../lib/guardGlobals.ts';

export {
  useContentLang,
  useFormatLocale,
  useLocale,
  useMoney,
  useSite,
  useText,
} from '../i18n/SiteContext.ts';
export { useRichText } from '../i18n/useRichText.ts';
export type { VisitorHint } from '../lib/visitorHint.ts';
export { VitrineProvider, type VitrineProviderProps } from '../provider/VitrineProvider.tsx';
export type { ServerData } from '../state/serverDataAtom.ts';
export { useIsHydrated } from '../ui/useIsHydrated.ts';
