import { useProviderLocale } from '#src/i18n/SiteContext.ts';
import { rootAttributesOf } from './rootProps.ts';

/**
 * The attributes of a part's root element: its name for style sheets and tests, and the language of its texts, which may
 * differ from the page's. The language is always written, because a server does not know that of the page.
 *
 * @param props props of the part: `id`, `style` and `data-…` are the page's own attributes
 */
export function useRoot(name: string, props: object = {}) {
  const locale = useProviderLocale();
  return { ...rootAttributesOf(props), 'data-vitrine': name, ...(locale && { lang: locale }) };
}
