import type { EndpointName } from '#src/api/endpoints.ts';

/** Whether a call's response is the same for all visitors, so that their browsers may revalidate it. */
export const isPublicCall = (name: EndpointName): boolean =>
  name === 'readNavigation' || name === 'readThemeWorlds' || name === 'readPromotion';

/** What the response to a public call depends on: the site, in the call's header or in the visitor's cookie. */
export const PUBLIC_VARY = 'Cookie, X-Hunter-Site';
