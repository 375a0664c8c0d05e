import { type ReactNode, useState } from 'react';
import {
  ADDRESS_MAX_LENGTH,
  CASH_ON_DELIVERY,
  CHECKOUT_PROBLEM_VALUES,
  type CheckoutField,
  DELIVERIES,
  savedCosts,
} from '#demo/model/checkoutForm.ts';
import { problemTexts } from '#demo/model/formAnswer.ts';
import { orderState } from '#demo/model/orderState.ts';
import {
  EmailField,
  FailureAnswer,
  Form,
  FormAnswer,
  RadioGroup,
  TextField,
  usePosting,
} from '#src/entries/forms.ts';
import { CartOrder, useCart, useContentLang, useText } from '#src/entries/index.ts';
import { Button, ButtonLink, ErrorBoundary, Link } from '#src/entries/ui.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './CheckoutPage.module.css';
import type { ContentOf } from './contentOf.ts';
import { NamePair } from './NamePair.tsx';
import { PageFields } from './PageFields.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';

const STEPS = ['address', 'delivery', 'review'] as const;
type Step = (typeof STEPS)[number];

/** In the field only: longer than any country's. */
const POSTCODE_MAX_LENGTH = 12;

/** A payment logo, in pixels; all have the same size. */
const MARK_WIDTH = 56;
const MARK_HEIGHT = 28;

/** The checkout for guests: three steps of one form, which works without scripts, beside the receipt of the cart. */
export function CheckoutPage(content: ContentOf<'checkout'>) {
  const text = useText();
  // An order empties the cart, of which the other tabs learn here.
  useCart();
  const { done } = content.answer ?? {};
  const title = text(done ? 'page.checkout.done_title' : 'page.topic.checkout.title');
  return (
    <div className={styles.page}>
      <Breadcrumb title={title} above={[{ title: text('mini_cart.title'), href: '/cart' }]} />
      <PageHeading>{title}</PageHeading>
      {done ? (
        <PlacedOrder
          order={done}
          answer={
            <FormAnswer state={done.isMailed ? 'success' : 'info'}>
              {text(done.isMailed ? 'page.checkout.done_text' : 'page.checkout.done_unsent', {
                email: done.sentTo,
              })}
            </FormAnswer>
          }
        >
          <p className={styles.note}>{text('page.checkout.demo')}</p>
          <ToShop />
        </PlacedOrder>
      ) : content.receipt?.lines.length === 0 ? (
        <div className={styles.fields}>
          <p className={styles.note}>{text('mini_cart.empty.text')}</p>
          <ToShop />
        </div>
      ) : (
        <CheckoutForm {...content} />
      )}
    </div>
  );
}

function ToShop() {
  const text = useText();
  return (
    <p>
      <ButtonLink href="/">{text('mini_cart.empty.continue')}</ButtonLink>
    </p>
  );
}

/** On a phone, what is ordered and what it costs stand directly above the button that orders it. */
function CheckoutForm({
  payments,
  conditions,
  receipt,
  prepaidReceipt,
  collectedReceipt,
  order = '',
  isLoggedIn = false,
  answer: { entry, problems = {}, failure, notice } = {},
}: ContentOf<'checkout'>) {
  const text = useText();
  const lang = useContentLang();
  const [isPosting, post] = usePosting();
  const [current, setCurrent] = useState<Step>('address');
  const errors = problemTexts(problems, (problem) => text(problem, CHECKOUT_PROBLEM_VALUES as never));
  const value = (field: CheckoutField) => entry?.[field] ?? '';
  const receipts = { home: receipt, store: collectedReceipt };
  const [delivery, setDelivery] = useState<string>(value('delivery') || DELIVERIES[0]);
  const isCollected = delivery === 'store';
  const { cart } = useCart();
  const shown = cart ? orderState(cart) : order;
  const fee = isCollected ? undefined : receipt?.rows.find(({ name }) => name === 'paymentOnDelivery');
  const offered = [
    ...payments.map(({ logo, ...each }) => ({
      ...each,
      end: <img className={styles.mark} src={logo} alt="" width={MARK_WIDTH} height={MARK_HEIGHT} />,
    })),
    ...(fee
      ? [{ value: CASH_ON_DELIVERY, label: text('page.checkout.cash_on_delivery'), end: fee.value }]
      : []),
  ];
  // The receipt begins as the cart, whose fee was chosen there.
  const [choice, setPayment] = useState<string>(value('payment') || (fee ? CASH_ON_DELIVERY : ''));
  const payment = (offered.find((each) => each.value === choice) ?? offered[0])?.value ?? '';
  const without = savedCosts({ delivery, payment });
  const line = { isRequired: true, maxLength: ADDRESS_MAX_LENGTH };
  return (
    <div className={styles.frame}>
      <Form
        className={styles.columns}
        method="post"
        action="/checkout"
        errors={errors}
        showsErrorSummary
        onSubmit={post}
      >
        <div className={styles.fields}>
          <FailureAnswer failure={failure} />
          {notice && <FormAnswer state="error">{text(notice)}</FormAnswer>}
          <PageFields />
          {/* What is ordered, as it is shown: the cart of another tab can differ. */}
          <input type="hidden" name="order" value={shown} />
          <ol className={styles.steps} aria-label={text('page.checkout.steps')}>
            {STEPS.map((step) => (
              <li key={step}>
                <Link
                  href={`#${step}`}
                  variant="quiet"
                  aria-current={step === current ? 'step' : undefined}
                  onClick={() => setCurrent(step)}
                >
                  {text(`page.checkout.step_${step}`)}
                </Link>
              </li>
            ))}
          </ol>
          <CheckoutStep step="address" onEnter={setCurrent}>
            {!isLoggedIn && (
              <p className={styles.note}>
                {text('page.checkout.guest')}{' '}
                <Link href="/signin?loginRedirect=%2Fcheckout">{text('page.register.to_sign_in')}</Link>
              </p>
            )}
            <EmailField name="email" defaultValue={value('email')} />
            <NamePair
              className={styles.pair}
              first={{ name: 'firstName', defaultValue: value('firstName') }}
              last={{ name: 'lastName', defaultValue: value('lastName') }}
            />
            <TextField
              {...line}
              name="street"
              label={text('page.checkout.street')}
              autoComplete="address-line1"
              defaultValue={value('street')}
            />
            <div className={styles.place}>
              <TextField
                {...line}
                name="postcode"
                label={text('page.checkout.postcode')}
                autoComplete="postal-code"
                maxLength={POSTCODE_MAX_LENGTH}
                defaultValue={value('postcode')}
              />
              <TextField
                {...line}
                name="city"
                label={text('page.checkout.city')}
                autoComplete="address-level2"
                defaultValue={value('city')}
              />
            </div>
            <p className={styles.required}>{text('forms.required_note')}</p>
          </CheckoutStep>
          <CheckoutStep step="delivery" onEnter={setCurrent}>
            <RadioGroup
              name="delivery"
              orientation="horizontal"
              isBoxed
              label={text('page.checkout.delivery')}
              defaultValue={delivery}
              onChange={setDelivery}
              options={DELIVERIES.map((each) => ({
                value: each,
                label: text(`page.checkout.delivery_${each}`),
                description: text(`page.checkout.delivery_${each}_time`),
                // What the server has read; a cart that has changed since can cost another shipping.
                end: shown === order && receipts[each]?.rows.find(({ name }) => name === 'shipping')?.value,
              }))}
            />
            <RadioGroup
              // Other choices begin with one of their own.
              key={fee ? CASH_ON_DELIVERY : ''}
              name="payment"
              orientation="horizontal"
              isBoxed
              label={text('page.checkout.payment')}
              defaultValue={payment}
              onChange={setPayment}
              options={offered}
            />
          </CheckoutStep>
        </div>
        <ErrorBoundary name="cart-order">
          <CartOrder
            receipt={isCollected ? collectedReceipt : without.length > 0 ? prepaidReceipt : receipt}
            without={without}
          />
        </ErrorBoundary>
        <CheckoutStep step="review" onEnter={setCurrent}>
          <p className={styles.note}>{text('page.checkout.demo')}</p>
          <p className={styles.note}>
            <span>{text('page.checkout.conditions')}</span>{' '}
            {conditions.map(({ href, title: name }, index) => [
              index > 0 && ', ',
              <Link key={href} href={href}>
                <span lang={lang}>{name}</span>
              </Link>,
            ])}
          </p>
          <Button type="submit" variant="activating" size="large" isBlock isLoading={isPosting}>
            {text('page.checkout.submit')}
          </Button>
        </CheckoutStep>
      </Form>
    </div>
  );
}

interface CheckoutStepProps {
  step: Step;
  /** Called when the focus enters the step. */
  onEnter: (step: Step) => void;
  children: ReactNode;
}

function CheckoutStep({ step, onEnter, children }: CheckoutStepProps) {
  const text = useText();
  return (
    <section className={styles.step} aria-labelledby={step} onFocus={() => onEnter(step)}>
      <h2 id={step} className={styles.heading}>
        {text(`page.checkout.step_${step}`)}
      </h2>
      {children}
    </section>
  );
}
