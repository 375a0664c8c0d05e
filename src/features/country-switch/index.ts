export { CountrySwitch, type CountrySwitchProps } from './CountrySwitch.tsx';
export type { Alternates } from './countryAddress.ts';
export { usePageAddress } from './usePageAddress.ts';
