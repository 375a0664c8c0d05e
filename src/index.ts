// The door of `vitrine`: everything a shop's page uses. The other doors hold one feature each, for pages that use little.

export {
  SiteContext,
  useIntl,
  useLocale,
  useMoney,
  useSite,
  useText,
} from './i18n/SiteContext.ts';
export * from './i18n.ts';
export { VitrineProvider, type VitrineProviderProps } from './provider/VitrineProvider.tsx';
export * from './shop.ts';
export * from './sites.ts';
export type { ServerData } from './state/serverDataAtom.ts';
