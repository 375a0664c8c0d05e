import type * as z from 'zod/mini';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { SavableCost } from '#src/features/mini-cart/store/cartMoney.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { readEmail, readName } from '#src/lib/forms/enteredText.ts';
import { toLine } from '#src/lib/toLine.ts';
import { email, personName } from '#src/schemas/newsletter.ts';
import { logoAddress } from '#src/sections/footer/logos.ts';
import { FOOTER_CONTENTS, findSitePage, listSitePaths } from '#src/sections/footer/sitePaths.ts';
import { readTexts } from './readTexts.ts';

/** The fields of the checkout, in order. */
const CHECKOUT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'street',
  'postcode',
  'city',
  'delivery',
  'payment',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What the visitor enters. */
export type CheckoutEntry = Readonly<Record<CheckoutField, string>>;
/** The posted values. */
export type CheckoutInput = CheckoutEntry & {
  /** The `orderState` of the cart that the page showed. */
  readonly order: string;
};
export type CheckoutProblems = Partial<Record<CheckoutField, MessageId>>;

/** Where an order goes, the usual place first. */
export const DELIVERIES = ['home', 'store'] as const;

export const ADDRESS_MAX_LENGTH = 100;
/** The form shows a value again as it was entered, up to this length. */
const READ_MAX_LENGTH = 1_000;

/** A choice and its name in the country's language. */
export interface PaymentOption {
  value: string;
  label: string;
  logo: string;
}

/** The means of payment that the country's footer names. */
export const paymentsOf = (site: SiteCode): PaymentOption[] =>
  FOOTER_CONTENTS[site].teaser.groups
    .filter(({ heading }) => heading.iconName === 'easy_pay')
    .flatMap(({ images = [] }) =>
      images.map(({ source, label = source }) => ({ value: source, label, logo: logoAddress(source) })),
    );

/** A page, with its title in the country's language. */
export interface PageLink {
  href: string;
  title: string;
}

/** The content page about the right of withdrawal, in the countries that have one. */
const WITHDRAWAL_POLICY = '/c-4792/';

/** The pages that apply to an order: the terms, and the right of withdrawal. */
export const conditionsOf = (site: SiteCode): PageLink[] =>
  [SITES[site].links.terms, listSitePaths(site).find((path) => path.startsWith(WITHDRAWAL_POLICY))].flatMap(
    (path) => {
      const page = path === undefined ? null : findSitePage(site, path);
      return page?.title ? [{ href: page.path, title: page.title }] : [];
    },
  );

/** The payment of a cart that has a fee for it. */
export const CASH_ON_DELIVERY = 'cash_on_delivery';

/** What an order saves of the costs of its cart, which can have those of an earlier choice. */
export const savedCosts = ({
  delivery,
  payment,
}: Pick<CheckoutEntry, 'delivery' | 'payment'>): readonly SavableCost[] =>
  delivery === 'store'
    ? ['shipping', 'paymentOnDelivery']
    : payment === CASH_ON_DELIVERY
      ? []
      : ['paymentOnDelivery'];

const READERS: Partial<Record<keyof CheckoutInput, (text: string) => string>> = {
  email: readEmail,
  firstName: readName,
  lastName: readName,
};

/** The posted values, each one line. */
export const readCheckout = (body: unknown): CheckoutInput =>
  readTexts(body, [...CHECKOUT_FIELDS, 'order'], (text, field) => {
    const line = toLine(text, READ_MAX_LENGTH);
    return (READERS[field]?.(line) ?? line).trim();
  });

/** The texts of empty fields that have their own. */
const REQUIRED: Partial<Record<CheckoutField, MessageId>> = {
  email: 'forms.email.required',
  firstName: 'forms.first_name.required',
  lastName: 'forms.last_name.required',
  delivery: 'forms.choice.required',
  payment: 'forms.choice.required',
};

/** What is wrong with the values. */
export function checkCheckout(entry: CheckoutEntry, site: SiteCode): CheckoutProblems {
  const isKnown: Partial<Record<CheckoutField, boolean>> = {
    delivery: DELIVERIES.some((each) => each === entry.delivery),
    payment:
      entry.payment === CASH_ON_DELIVERY
        ? entry.delivery !== 'store'
        : paymentsOf(site).some(({ value }) => value === entry.payment),
  };
  const problems: CheckoutProblems = {};
  for (const field of CHECKOUT_FIELDS)
    if (entry[field] === '' || isKnown[field] === false)
      problems[field] = REQUIRED[field] ?? 'forms.required';
  for (const field of ['street', 'postcode', 'city'] as const)
    if (entry[field].length > ADDRESS_MAX_LENGTH) problems[field] = 'forms.too_long';
  const check = (field: CheckoutField, schema: z.ZodMiniType, problem: MessageId) => {
    if (problems[field] === undefined && !schema.safeParse(entry[field]).success) problems[field] = problem;
  };
  check('email', email, 'newsletter.email.invalid');
  check('firstName', personName, 'newsletter.name_invalid');
  check('lastName', personName, 'newsletter.name_invalid');
  return problems;
}

export const CHECKOUT_PROBLEM_VALUES = { max: ADDRESS_MAX_LENGTH };
