import type * as z from 'zod/mini';
import { type VisitorResponse, visitorResponse } from '#src/schemas/customer.ts';
import { type BaseData, baseDataResponse, type Subscriber, subscriber } from '#src/schemas/newsletter.ts';

type Overrides<Schema extends z.ZodMiniType> = Partial<z.input<Schema>>;

/** An anonymous visitor; with a customer, a logged-in one. */
export const aVisitor = (
  customer?: NonNullable<z.input<typeof visitorResponse>['customer']>,
  loginStatus: 'LOGGED_IN' | 'REMEMBERED' = 'LOGGED_IN',
): VisitorResponse =>
  visitorResponse.parse({
    tracking: { loginStatus: customer ? loginStatus : 'LOGGED_OUT' },
    ...(customer && { customer: { firstname: 'Johanna', lastname: 'Berger', ...customer } }),
  });

/** The newsletter data of a logged-in customer. */
export const aBaseData = (overrides: Overrides<typeof baseDataResponse> = {}): BaseData =>
  baseDataResponse.parse({
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
