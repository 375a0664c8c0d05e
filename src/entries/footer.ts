// The entry point `vitrine/footer`: the footer with its country switcher.

import '../lib/guardGlobals.ts';
import {
  CountrySuggestion as CountrySuggestionPart,
  CountrySwitch as CountrySwitchPart,
} from '../features/country-switch/index.ts';
import { part } from '../provider/part.tsx';
import { Footer as FooterPart } from '../sections/footer/index.ts';

export * from '../features/country-switch/index.ts';
export * from '../sections/footer/index.ts';

export const CountrySuggestion = /* @__PURE__ */ part(CountrySuggestionPart);
export const CountrySwitch = /* @__PURE__ */ part(CountrySwitchPart);
export const Footer = /* @__PURE__ */ part(FooterPart);
