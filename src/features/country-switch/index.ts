export { CountrySuggestion, type CountrySuggestionProps } from './CountrySuggestion.tsx';
export { CountrySwitch, type CountrySwitchProps } from './CountrySwitch.tsx';
export type { Alternates } from './countryAddress.ts';
export { suggestSite } from './suggestSite.ts';
export { usePageAddress } from './usePageAddress.ts';
