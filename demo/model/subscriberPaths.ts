/** Paths of the pages that require a mail's token. */
export const SUBSCRIBER_PATHS = {
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
