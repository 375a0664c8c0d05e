import { loadMessages } from '#messages';
import type { PageBody } from '#server/pages/bodies.ts';
import { HomePage } from '#server/pages/HomePage.tsx';
import { Page } from '#server/pages/Page.tsx';
import type { PageState } from '#server/render/pageState.ts';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl, type Messages, type SiteIntl } from '#src/i18n/siteIntl.ts';
import { whole } from '#src/ui/Later/whole.tsx';

const body = whole(HomePage as unknown as PageBody) as PageBody;
let intl: SiteIntl | undefined;

/** The demo's home page as a component for another server: the same tree as ours, from the same state. */
export function Home({ state }: { state: PageState }) {
  intl ??= createSiteIntl(SITES[state.site], state.locale, loadMessages(state.locale) as Messages);
  return <Page state={state} intl={intl} body={body} />;
}
