/** Paths of the pages that only the token of a mail opens (BEY-19). */
export const SUBSCRIBER_PATHS = {
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
