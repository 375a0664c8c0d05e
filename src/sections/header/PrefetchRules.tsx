import { useEffect } from 'react';
import type { SitePaths } from '#src/config/links.ts';
import { useProviderNonce, useSite } from '#src/i18n/SiteContext.ts';
import { createPageScript } from '#src/lib/pageScript.ts';
import { type ConnectionHint, mayPrefetch, prefetchRules } from '#src/lib/prefetchRules.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** Pages with configurable paths that must never be prefetched. */
const NEVER_PREFETCHED_PAGES = [
  'logout',
  'cart',
  'checkout',
  'subscriptionCheckout',
  'signIn',
  'register',
  'newsletter',
] as const satisfies readonly (keyof SitePaths)[];

export interface PrefetchRulesProps {
  /** Paths that are never prefetched, in addition to log-out, cart and checkout. */
  deny?: readonly string[] | undefined;
}

/**
 * Lets browsers prefetch a page of the shop while its link is hovered, unless the user saves data, as only they know.
 */
export function PrefetchRules({ deny }: PrefetchRulesProps) {
  const providerNonce = useProviderNonce();
  const { paths, cart } = useSite();
  const { checkoutHref } = cart;
  useEffect(() => {
    // The shop's own addresses of these pages, where it has set others.
    const ownPaths = [checkoutHref, ...NEVER_PREFETCHED_PAGES.map((name) => paths[name])].flatMap(
      (address) => address?.replace(/[?#].*/s, '') || [],
    );
    const { connection } = navigator as Navigator & { connection?: ConnectionHint };
    const isKnown = HTMLScriptElement.supports?.('speculationrules') === true;
    if (!isKnown || !mayPrefetch(connection)) return;
    const script = createPageScript(providerNonce, (rules) => {
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify(prefetchRules([...ownPaths, ...(deny ?? [])]));
    });
    // A page that forbids it is not prefetched.
    if (!script) return;
    // Because the browser then inspects every link of the page.
    const callOff = whenIdle(() => document.head.append(script));
    return () => {
      callOff();
      script.remove();
    };
  }, [deny, providerNonce, paths, checkoutHref]);
  return null;
}
