export type { Alternates } from '#src/lib/countryAddress.ts';
export { CountrySuggestion, type CountrySuggestionProps } from './CountrySuggestion.tsx';
export { CountrySwitch, type CountrySwitchProps } from './CountrySwitch.tsx';
export { suggestSite } from './suggestSite.ts';
