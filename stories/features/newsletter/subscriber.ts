/** The subscriber's preferences in these stories. */
export const SUBSCRIBER = {
  salutation: 'DIVERS',
  firstName: 'Kim',
  lastName: 'Kovács',
  interests: ['COFFEE', 'KITCHEN'],
  consents: ['NEWSLETTER', 'DNE'],
};
