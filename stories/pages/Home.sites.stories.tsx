import preview from '#.storybook/preview.tsx';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Home/Sites',
  component: ShopPage,
  args: { address: '/' },
  parameters: pageParameters,
});

// Proves SIT-01, SIT-07.
/** The shop in Germany. */
export const Germany = meta.story({ globals: { site: 'DE' } });
// Proves SIT-01, SIT-07.
/** The shop in Austria. */
export const Austria = meta.story({ globals: { site: 'AT' } });
// Proves SIT-01, SIT-07.
/** The shop in Switzerland, in German. */
export const Switzerland = meta.story({ globals: { site: 'CH' } });
// Proves SIT-01, SIT-07.
/** The shop in Switzerland, in French. */
export const SwitzerlandInFrench = meta.story({ globals: { site: 'CH_FR' } });
// Proves SIT-01, SIT-07.
/** The shop in Poland. */
export const Poland = meta.story({ globals: { site: 'PL' } });
// Proves SIT-01, SIT-07.
/** The shop in Czechia. */
export const CzechRepublic = meta.story({ name: 'Czechia', globals: { site: 'CZ' } });
// Proves SIT-01, SIT-07.
/** The shop in Hungary. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
// Proves SIT-01, SIT-07.
/** The shop in Slovakia. */
export const Slovakia = meta.story({ globals: { site: 'SK' } });
// Proves SIT-01, SIT-07.
/** The shop in Türkiye. */
export const Turkiye = meta.story({ name: 'Türkiye', globals: { site: 'TR' } });
// Proves SIT-01.
/** A visitor in Germany reads Danish. */
export const InDanish = meta.story({ globals: { site: 'DE', locale: 'da-DK' } });
// Proves SIT-01.
/** A visitor in Germany reads Swedish. */
export const InSwedish = meta.story({ globals: { site: 'DE', locale: 'sv-SE' } });
// Proves SIT-01.
/** A visitor in Germany reads English. */
export const InEnglish = meta.story({ globals: { site: 'DE', locale: 'en' } });
