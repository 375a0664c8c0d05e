import type { MessageId } from '#src/i18n/siteIntl.ts';

/** `asked`: nothing yet. `confirmed`: a subscription has begun. `known`: earlier. `changed`: it has new details. */
export type ConfirmationState = 'asked' | 'confirmed' | 'known' | 'changed';

/** The text id of the confirmation page's heading in each state, for example for the title of the document. */
export const CONFIRMATION_TITLES = {
  asked: 'newsletter.confirm.title',
  confirmed: 'newsletter.confirmed.title',
  known: 'newsletter.confirmed.known_title',
  changed: 'newsletter.confirmed.changed_title',
} as const satisfies Record<ConfirmationState, MessageId>;
