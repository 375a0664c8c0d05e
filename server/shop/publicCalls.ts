import type { EndpointName } from '#src/api/endpoints.ts';

/** Calls whose response is the same for all visitors, so that their browsers may revalidate it. */
const PUBLIC_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'readNavigation',
  'readThemeWorlds',
  'readPromotion',
]);

/** Whether a call's response is the same for all visitors. */
export const isPublicCall = (name: EndpointName): boolean => PUBLIC_CALLS.has(name);

/** What the response to a public call depends on: the site, in the call's header or in the visitor's cookie. */
export const PUBLIC_VARY = 'Cookie, X-Hunter-Site';
