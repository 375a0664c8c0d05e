/** The server's plugins around a proxied call, cumulative. */
export const LADDER = [
  'way to the shop, guard, breaker',
  'session and token',
  'site and language',
  'security headers',
  'log',
  'metrics',
] as const;
