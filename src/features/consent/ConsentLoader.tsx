import { useEffect } from 'react';
import type { Stage } from '#src/config/consent.ts';
import { useGivenNonce, useSite } from '#src/i18n/SiteContext.ts';
import { readPageNonce } from '#src/lib/pageNonce.ts';

export interface ConsentLoaderProps {
  /** Which script to load. @default 'LIVE' */
  stage?: Stage;
}

/** What OneTrust adds to the id of a domain for the scripts of its test environment. */
const TEST_DOMAIN_SUFFIX = '-test';

/**
 * Adds the consent provider's script once the page is alive, once per page, with the page's nonce (APP-03). Its
 * address is the site's `consentScripts`; a site's `consentDomainScript` is told to OneTrust as `data-domain-script`, with
 * `-test` in the stage DEV (BEY-20). It shows nothing itself: the provider's script brings its own banner.
 */
export function ConsentLoader({ stage = 'LIVE' }: ConsentLoaderProps) {
  const { consentScripts, consentDomainScript } = useSite();
  const address = consentScripts[stage];
  const given = useGivenNonce();
  useEffect(() => {
    if (document.querySelector('script[data-consent]')) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.consent = stage;
    if (consentDomainScript) {
      script.dataset.domainScript = consentDomainScript + (stage === 'DEV' ? TEST_DOMAIN_SUFFIX : '');
    }
    const nonce = given ?? readPageNonce();
    if (nonce) script.nonce = nonce;
    // A provider that does not answer changes nothing for the shopper: analytics then stays back.
    document.head.append(script);
  }, [address, consentDomainScript, stage, given]);
  return null;
}
