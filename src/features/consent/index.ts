export { ConsentLink, type ConsentLinkProps, useRequiresConsent } from './ConsentLink.tsx';
export { ConsentLoader, type ConsentLoaderProps } from './ConsentLoader.tsx';
export { ConsentPanel, type ConsentPanelProps, type ConsentPanelState } from './ConsentPanel.tsx';
export { cookieConsent } from './cookieConsent.ts';
export { createOneTrustConsent } from './oneTrustConsent.ts';
export { type ConsentAccess, useConsent } from './useConsent.ts';
export { useConsentGate } from './useConsentGate.ts';
