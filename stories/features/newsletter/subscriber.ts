/** What a subscriber of these stories has chosen. */
export const SUBSCRIBER = {
  salutation: 'DIVERS',
  firstName: 'Kim',
  lastName: 'Kovács',
  interests: ['COFFEE', 'KITCHEN'],
  consents: ['NEWSLETTER', 'DNE'],
};
