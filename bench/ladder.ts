/** The server's parts around a proxied call, each on top of those before it. */
export const LADDER = [
  'way to the shop, guard, breaker',
  'session and token',
  'site and language',
  'security headers',
  'log',
  'metrics',
] as const;
