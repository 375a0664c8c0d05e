import { useEffect } from 'react';
import { useGivenNonce } from '#src/i18n/SiteContext.ts';
import { readPageNonce } from '#src/lib/pageNonce.ts';
import { type ConnectionHint, mayPrefetch, prefetchRules } from '#src/lib/prefetchRules.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

export interface PrefetchRulesProps {
  /** Paths that are never fetched ahead, beside log-out, cart and checkout. */
  deny?: readonly string[];
}

/**
 * Lets browsers that can fetch a page of the shop while the pointer rests on its link (BEY-11). Added in the browser,
 * because only there is it known whether the person saves data.
 */
export function PrefetchRules({ deny }: PrefetchRulesProps) {
  const given = useGivenNonce();
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: ConnectionHint };
    const isKnown = HTMLScriptElement.supports?.('speculationrules') === true;
    if (!isKnown || !mayPrefetch(connection)) return;
    const script = document.createElement('script');
    script.type = 'speculationrules';
    const nonce = given ?? readPageNonce();
    if (nonce) script.nonce = nonce;
    script.textContent = JSON.stringify(prefetchRules(deny));
    // The browser then looks at every link of the page.
    const callOff = whenIdle(() => document.head.append(script));
    return () => {
      callOff();
      script.remove();
    };
  }, [deny, given]);
  return null;
}
