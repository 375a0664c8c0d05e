import { useEffect } from 'react';
import { CONSENT_SCRIPTS, type Stage } from '#src/config/consent.ts';
import { readPageNonce } from '#src/lib/pageNonce.ts';

/** Where the consent provider's scripts are, by stage. */
export type ConsentScripts = Readonly<Record<Stage, string>>;

export interface ConsentLoaderProps {
  /** Which script to load. @default 'LIVE' */
  stage?: Stage;
  /** @default the library's configuration */
  scripts?: ConsentScripts;
}

/**
 * Adds the consent provider's script once the page is alive, once per page, with the page's nonce (APP-03). It shows
 * nothing itself: the provider's script brings its own banner.
 */
export function ConsentLoader({ stage = 'LIVE', scripts = CONSENT_SCRIPTS }: ConsentLoaderProps) {
  const address = scripts[stage];
  useEffect(() => {
    if (document.querySelector('script[data-consent]')) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.consent = stage;
    const nonce = readPageNonce();
    if (nonce) script.nonce = nonce;
    // A provider that does not answer changes nothing for the shopper: analytics then stays back.
    document.head.append(script);
  }, [address, stage]);
  return null;
}
