import preview from '#.storybook/preview.tsx';
import { Header } from '#src/sections/header/index.ts';

const meta = preview.meta({
  title: 'Sections/Header/Sites',
  component: Header,
  parameters: { layout: 'fullscreen', scenario: 'cart-full' },
});

// Proves HDR-12, HDR-13.
/** The header of the German shop. */
export const Germany = meta.story({ globals: { site: 'DE' } });
// Proves HDR-12, HDR-13.
/** The header of the Austrian shop. */
export const Austria = meta.story({ globals: { site: 'AT' } });
// Proves HDR-12, HDR-13.
/** The header of the Swiss shop in German. */
export const SwitzerlandGerman = meta.story({ name: 'Switzerland', globals: { site: 'CH' } });
// Proves HDR-12, HDR-13.
/** The header of the Swiss shop in French. */
export const SwitzerlandFrench = meta.story({ name: 'Switzerland in French', globals: { site: 'CH_FR' } });
// Proves HDR-12, HDR-13.
/** The header of the Polish shop. */
export const Poland = meta.story({ globals: { site: 'PL' } });
// Proves HDR-12, HDR-13.
/** The header of the Czech shop. */
export const Czechia = meta.story({ globals: { site: 'CZ' } });
// Proves HDR-12, HDR-13.
/** The header of the Hungarian shop. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
// Proves HDR-12, HDR-13.
/** The header of the Slovak shop. */
export const Slovakia = meta.story({ globals: { site: 'SK' } });
// Proves HDR-12, HDR-13.
/** The header of the Turkish shop. */
export const Turkey = meta.story({ name: 'Türkiye', globals: { site: 'TR' } });
