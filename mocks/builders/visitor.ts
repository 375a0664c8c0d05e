import type * as z from 'zod/mini';
import { type VisitorReply, visitorReply } from '#src/schemas/customer.ts';
import { type BaseData, baseDataReply, type Subscriber, subscriber } from '#src/schemas/newsletter.ts';

type Overrides<Schema extends z.ZodMiniType> = Partial<z.input<Schema>>;

/** An anonymous visitor; with a customer, a logged-in one. */
export const aVisitor = (
  customer?: NonNullable<z.input<typeof visitorReply>['customer']>,
  loginStatus: 'LOGGED_IN' | 'REMEMBERED' = 'LOGGED_IN',
): VisitorReply =>
  visitorReply.parse({
    tracking: { loginStatus: customer ? loginStatus : 'LOGGED_OUT' },
    ...(customer && { customer: { firstname: 'Johanna', lastname: 'Berger', ...customer } }),
  });

/** The newsletter data of a logged-in customer. */
export const aBaseData = (overrides: Overrides<typeof baseDataReply> = {}): BaseData =>
  baseDataReply.parse({
    email: 'johanna.berger@example.com',
    salutation: 'MRS',
    firstName: 'Johanna',
    lastName: 'Berger',
    ...overrides,
  });

/** A newsletter subscriber. */
export const aSubscriber = (overrides: Overrides<typeof subscriber> = {}): Subscriber =>
  subscriber.parse({
    email: 'johanna.berger@example.com',
    consents: ['NEWSLETTER'],
    status: 'SUBSCRIBED',
    ...overrides,
  });
