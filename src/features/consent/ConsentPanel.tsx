import * as eager from '#eager/features/consent/ConsentRegion.tsx';
import type { ConsentChoice } from '#src/config/consent.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

/** `asked`: the visitor has not decided yet. `settings`: the choices were reopened. */
export type ConsentPanelState = 'asked' | 'settings' | 'closed';

export interface ConsentPanelProps {
  /** The initial view, from a server that has read the cookie (`readConsent`). @default decided by the cookie */
  initialView?: ConsentPanelState | undefined;
  /** The initially checked categories, for a server that shows `settings`. @default read from the cookie */
  initialChoice?: ConsentChoice | null | undefined;
  /** Path and query that a server redirects to after a post without JavaScript; posted as `target`. @default '/' */
  target?: string | undefined;
}

// The browser hydrates the panel when idle or at the first interaction; until then its forms post to the server.
const ConsentRegion = island(
  importWithRetry(
    'The consent panel',
    () => import('./ConsentRegion.tsx'),
    (module) => module.ConsentRegion,
    eager,
  ),
  { root: '[data-vitrine="consent"]' },
);

/**
 * Asks the visitor for consent by category: a non-modal region at the window's lower edge that permanently
 * covers nothing, with two equal buttons and a setting for each category. `VitrineProvider` needs
 * `consent={cookieConsent}`. Put it before the header, so that keyboard users reach it first.
 *
 * A decision is stored in the cookie `consent` and dispatched as `consent-changed`; `consent-open` reopens the choices.
 * Without JavaScript its forms post `choice` (`all`, `necessary`, `selected`), the checked categories and `target` to
 * `/consent`.
 *
 * @example <ConsentPanel initialView={readConsent(cookies) ? 'closed' : 'asked'} />
 */
export function ConsentPanel(props: ConsentPanelProps) {
  return <ConsentRegion {...props} />;
}
