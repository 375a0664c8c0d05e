import preview from '#.storybook/preview.tsx';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Home/Sites',
  component: ShopPage,
  args: { address: '/' },
  parameters: pageParameters,
});

/** SIT-01, SIT-07: the shop in Germany. */
export const Germany = meta.story({ globals: { site: 'DE' } });
/** SIT-01, SIT-07: the shop in Austria. */
export const Austria = meta.story({ globals: { site: 'AT' } });
/** SIT-01, SIT-07: the shop in Switzerland, in German. */
export const Switzerland = meta.story({ globals: { site: 'CH' } });
/** SIT-01, SIT-07: the shop in Switzerland, in French. */
export const SwitzerlandInFrench = meta.story({ globals: { site: 'CH_FR' } });
/** SIT-01, SIT-07: the shop in Poland. */
export const Poland = meta.story({ globals: { site: 'PL' } });
/** SIT-01, SIT-07: the shop in the Czech Republic. */
export const CzechRepublic = meta.story({ globals: { site: 'CZ' } });
/** SIT-01, SIT-07: the shop in Hungary. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
/** SIT-01, SIT-07: the shop in Slovakia. */
export const Slovakia = meta.story({ globals: { site: 'SK' } });
/** SIT-01, SIT-07: the shop in Türkiye. */
export const Turkiye = meta.story({ globals: { site: 'TR' } });
/** SIT-01: a visitor in Germany reads Danish. */
export const InDanish = meta.story({ globals: { site: 'DE', locale: 'da-DK' } });
/** SIT-01: a visitor in Germany reads Swedish. */
export const InSwedish = meta.story({ globals: { site: 'DE', locale: 'sv-SE' } });
/** SIT-01: a visitor in Germany reads English. */
export const InEnglish = meta.story({ globals: { site: 'DE', locale: 'en' } });
