import type { Config } from '#server/config/config.ts';

/** The addresses that the terminal shows. */
export const listPages = (origin: string, { isDemo }: Config): Record<string, string> => ({
  Shop: `${origin}/`,
  ...(isDemo && { Scenarios: `${origin}/demo`, Outbox: `${origin}/demo/outbox` }),
});
