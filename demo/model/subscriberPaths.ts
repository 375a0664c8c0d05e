/** Paths of the pages that require a mail's token (BEY-19). */
export const SUBSCRIBER_PATHS = {
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
