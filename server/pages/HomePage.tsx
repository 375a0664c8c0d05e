import { useText } from '#src/i18n/SiteContext.ts';

/** The shop window itself. */
export function HomePage() {
  const text = useText();
  return <h1>{text('page.home.heading')}</h1>;
}
