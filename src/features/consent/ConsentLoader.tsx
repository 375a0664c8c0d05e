import { useEffect } from 'react';
import type { Stage } from '#src/config/consent.ts';
import { useProviderNonce, useSite } from '#src/i18n/SiteContext.ts';
import { createPageScript } from '#src/lib/pageScript.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';

export interface ConsentLoaderProps {
  /** Which environment's script to load. @default 'LIVE' */
  stage?: Stage | undefined;
}

/** The suffix of a OneTrust domain id for the scripts of its test environment. */
const TEST_DOMAIN_SUFFIX = '-test';

/**
 * Loads the consent provider's script after hydration, once per page, with the page's nonce. Its URL is the
 * site's `consentScripts`. A site's `consentDomainScript` is passed to OneTrust as `data-domain-script`, with `-test`
 * in the stage DEV. It renders nothing: the provider's script adds its own banner.
 */
export function ConsentLoader({ stage = 'LIVE' }: ConsentLoaderProps) {
  const { consentScripts, consentDomainScript } = useSite();
  const address = consentScripts[stage];
  const providerNonce = useProviderNonce();
  useEffect(() => {
    if (document.querySelector('script[data-consent]')) return;
    const script = createPageScript(providerNonce, (provider) => {
      provider.src = address;
    });
    if (!script) {
      reportProblem('The page’s Trusted Types forbid the script of the consent provider.');
      return;
    }
    script.async = true;
    script.dataset.consent = stage;
    if (consentDomainScript) {
      script.dataset.domainScript = consentDomainScript + (stage === 'DEV' ? TEST_DOMAIN_SUFFIX : '');
    }
    // If the provider does not respond, nothing changes for the visitor, and analytics stays off.
    document.head.append(script);
  }, [address, consentDomainScript, stage, providerNonce]);
  return null;
}
