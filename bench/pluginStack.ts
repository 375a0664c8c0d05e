/** The server's plugins around a proxied call, cumulative. */
export const PLUGIN_STACK = [
  'upstream client, route guard, breaker',
  'session and token',
  'site and language',
  'security headers',
  'log',
  'metrics',
] as const;
