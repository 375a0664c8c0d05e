/** A logged-in customer; half of the fields are empty, others are unknown. */
export const foreignVisitor = {
  tracking: { loginStatus: 'LOGGED_IN', shard: 3 },
  customer: {
    id: 10_042,
    firstname: 'Jeanne',
    lastname: 'D’Arc',
    loyaltyBeans: null,
    statuses: { isCommunityMember: null, since: '2019' },
    segments: [],
  },
  _links: {},
};

/** Partner data with an unknown status. */
export const foreignPartnerSite = { nl_status: 'PAUSED', psid: 12 };

/** The data that prefills the newsletter form. */
export const foreignBaseData = {
  email: 'jeanne@example.com',
  salutation: 'LADY',
  firstName: 'Jeanne',
  lastName: 'D’Arc',
  consents: ['NEWSLETTER', 'ALL'],
  legals: null,
  customerNumber: 10_042,
};

/** A/B tests, one of them invalid. */
export const foreignAbTests = [
  { name: 'Farbe', groups: [{ name: 'A' }, { id: 2 }], share: '0.5' },
  { id: 7, groups: null },
];
