import { cardMemberField } from '#src/config/brand.ts';
import { SITES } from '#src/config/sites.ts';
import { answer, newsletterProblem, refusal } from '../answers.ts';
import { fold } from '../content/fold.ts';
import { shopTextsOf } from '../content/siteTexts.ts';
import { LOGIN_ID } from '../scenarios/scenarioCookies.ts';
import type { DocumentStore, ShopCall, ShopService } from '../world.ts';
import { readNewsletterStatus } from './newsletter.ts';
import { isLoggedInWith, readLoginStatus, readVisitorDocument } from './visitorDocument.ts';

/** Beans of a card member. */
const LOYALTY_BEANS = 1250;

const emailOf = (call: ShopCall) => {
  const { firstname, lastname } = shopTextsOf(call.site).customer;
  return `${fold(firstname)}.${fold(lastname)}@example.com`;
};

/** The visitor, or the visitor that staff emulate, which is no log-in. */
async function identityOf(call: ShopCall, store: DocumentStore) {
  const { emulatedVisitor } = call;
  if (emulatedVisitor === 'CARD_MEMBER')
    return { loginStatus: 'LOGGED_IN', isCardMember: true, isCommunityMember: false } as const;
  if (emulatedVisitor)
    return { loginStatus: emulatedVisitor, isCardMember: false, isCommunityMember: false } as const;
  const document = await readVisitorDocument(call, store);
  const { isCardMember = false, isCommunityMember = false } = document;
  return { loginStatus: await readLoginStatus(document, call), isCardMember, isCommunityMember };
}

/** The visitor's personal data. */
export const readVisitor: ShopService = async (call, store) => {
  const { loginStatus, isCardMember, isCommunityMember } = await identityOf(call, store);
  if (loginStatus === 'LOGGED_OUT') return answer({ tracking: { loginStatus } });
  return answer({
    tracking: { loginStatus },
    customer: {
      ...shopTextsOf(call.site).customer,
      loyaltyBeans: isCardMember ? LOYALTY_BEANS : 0,
      statuses: {
        isCommunityMember,
        [cardMemberField(SITES[call.site].brand.slug)]: isCardMember,
      },
    },
  });
};

/** The status of this visitor's newsletter sign-up. */
export const readPartnerSite: ShopService = async (call, store) =>
  answer({ nl_status: await readNewsletterStatus(call, await readVisitorDocument(call, store), store) });

/** Customer data, for requests with both tokens. */
export const readCustomerInfo: ShopService = async (call, store) => {
  const document = await readVisitorDocument(call, store);
  if (!(await isLoggedInWith(call.header('X-LoginToken'), document, call)))
    return refusal(401, 'UNAUTHORIZED');
  if (call.params.loginId !== LOGIN_ID) return refusal(403, 'FORBIDDEN');
  return answer({ loginId: LOGIN_ID, email: emailOf(call), ...shopTextsOf(call.site).customer });
};

/**
 * The data that prefills a logged-in customer's newsletter form, also for a customer that staff emulate. A
 * card member has consented to personal offers.
 */
export const readBaseData: ShopService = async (call, store) => {
  const { loginStatus, isCardMember } = await identityOf(call, store);
  const isCustomer = call.emulatedVisitor
    ? loginStatus === 'LOGGED_IN'
    : await isLoggedInWith(call.header('X-LoginToken'), await readVisitorDocument(call, store), call);
  if (!isCustomer) return newsletterProblem(401, 'urn:newsletter:unauthorized', 'No visitor is logged in');
  const { firstname, lastname } = shopTextsOf(call.site).customer;
  return answer({
    email: emailOf(call),
    salutation: 'MRS',
    firstName: firstname,
    lastName: lastname,
    consents: isCardMember ? ['DNE'] : [],
    legals: [],
  });
};
