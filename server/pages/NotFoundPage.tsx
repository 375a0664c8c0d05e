import { useText } from '#src/i18n/SiteContext.ts';

/** An address that the shop does not know. */
export function NotFoundPage() {
  const text = useText();
  return <h1>{text('page.not_found.title')}</h1>;
}
