import type { PageContent } from '#server/render/pageState.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';

/** A page's title and description for its head, in the page's language. */
export function describe(
  content: PageContent,
  { brand }: SiteConfig,
  text: Text,
): { title: string; description: string } {
  const description = text('page.home.description');
  const withBrand = (title: string) => ({ title: `${title} · ${brand.name}`, description });
  switch (content.kind) {
    case 'notFound':
      return withBrand(text('page.not_found.title'));
    default:
      return { title: text('page.home.title'), description };
  }
}
