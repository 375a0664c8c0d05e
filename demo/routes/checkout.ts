import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CheckoutInput,
  type CheckoutProblems,
  checkCheckout,
  conditionsOf,
  paymentsOf,
  readCheckout,
} from '#demo/model/checkoutForm.ts';
import { orderedCart, orderFacts } from '#demo/model/orderFacts.ts';
import { orderState } from '#demo/model/orderState.ts';
import type { CheckoutContent, CheckoutOrder } from '#demo/model/pageContent.ts';
import { createToken } from '#mocks/secrets.ts';
import { takeCart } from '#mocks/services/cart.ts';
import type { OwnDocument } from '#mocks/services/moveVisitor.ts';
import { sendMail } from '#mocks/services/outbox.ts';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { entriesOf } from '#src/features/mini-cart/store/cartLines.ts';
import { checkoutBlocker } from '#src/features/mini-cart/store/cartModel.ts';
import { cartWithout, type SavableCost } from '#src/features/mini-cart/store/cartMoney.ts';
import { type Receipt, receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { CHECKOUT_PATHS, matchPage, notFoundPage, ORDERS_PATH, type PageRow } from './matchPage.ts';
import { answerWithPage, askToLogIn, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';
import { redirect } from './redirect.ts';
import { isLoggedInAs, readVisitor } from './shopVisitor.ts';
import { rememberCartCount } from './visitorHints.ts';

async function readCart(
  request: FastifyRequest,
  { shop }: PageServices,
  signal: AbortSignal | null,
): Promise<Cart | null> {
  const answer = await shop.clientFor(request, signal).readCart();
  return answer.ok ? answer.value.cart : null;
}

async function readTexts({ site, locale }: FastifyRequest, { renderer }: PageServices): Promise<Text> {
  const { textsOf } = await renderer.loadEntry();
  return textsOf(site, locale);
}

/** Why the cart cannot be ordered, as its checkout button says it; `null` if it can, or is empty. */
const blockerOf = (cart: Cart) =>
  cart.numberOfArticles === 0 ? null : checkoutBlocker(entriesOf(cart), LINKS.checkout);

const toRow = (request: FastifyRequest, answer?: CheckoutContent['answer']): PageRow => ({
  content: {
    kind: 'checkout',
    payments: paymentsOf(request.site),
    conditions: conditionsOf(request.site),
    ...(answer && { answer }),
  },
  isReduced: true,
});

/** An order without texts: each page that shows it has its own language. */
interface MadeOrder {
  site: SiteCode;
  entry: CheckoutInput;
  cart: Cart;
  isCardMember: boolean;
  number: string;
  orderedAt: string;
  /** Whether its confirmation was sent. */
  isMailed: boolean;
}

/** A visitor's last order, which is that of a site, as its cart is. */
const orderKey = ({ visitor, site }: Pick<FastifyRequest, 'visitor' | 'site'>) => `order:${visitor}:${site}`;
/** As long as the page that thanks for it. */
const LAST_ORDER_MS = 30 * 60_000;
export const LAST_ORDERS: readonly OwnDocument[] = SITE_CODES.map((site) => ({
  keyOf: (visitor) => orderKey({ visitor, site }),
  lifetimeMs: LAST_ORDER_MS,
}));

const readLastOrder = (request: FastifyRequest, { store }: PageServices) =>
  store.read<MadeOrder>(orderKey(request));

async function describeOrder(
  { site, entry, cart, isCardMember, number, orderedAt, isMailed }: MadeOrder,
  request: FastifyRequest,
  services: PageServices,
): Promise<CheckoutOrder> {
  const text = await readTexts(request, services);
  const receipt = receiptOf(orderedCart(cart, entry), SITES[site], text, isCardMember);
  return { sentTo: entry.email, isMailed, number, orderedAt, receipt, facts: orderFacts(entry, site, text) };
}

/** Empties the ordered cart. Of two orders of one cart, the second one gets nothing and returns false. */
async function emptyCart(
  entry: CheckoutInput,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, store }: PageServices,
): Promise<boolean> {
  // A real shop's cart stays, because the demo orders nothing there.
  if (config.upstreams.CART !== null) return true;
  if (!(await takeCart(request, store, (cart) => orderState(cart) === entry.order))) return false;
  rememberCartCount(request, reply, 0);
  return true;
}

const storeOrder = (order: MadeOrder, request: FastifyRequest, { store }: PageServices) =>
  store.change<MadeOrder, void>(orderKey(request), () => ({
    document: order,
    value: undefined,
    expiresInMs: LAST_ORDER_MS,
  }));

/** Stores the order before its confirmation is sent: its cart is already empty, and a mail can fail. */
async function confirmOrder(
  order: Omit<MadeOrder, 'isMailed'>,
  request: FastifyRequest,
  services: PageServices,
): Promise<MadeOrder> {
  const { entry, orderedAt, site, ...rest } = order;
  const unsent: MadeOrder = { ...order, isMailed: false };
  await storeOrder(unsent, request, services);
  const isMailed = await sendMail(
    services.store,
    {
      ...rest,
      kind: 'order-receipt',
      id: createToken().slice(0, 16),
      to: entry.email,
      site,
      locale: request.locale,
      sentAt: orderedAt,
      entry: { ...entry },
    },
    new Date(orderedAt),
  );
  if (!isMailed) return unsent;
  const sent = { ...order, isMailed };
  await storeOrder(sent, request, services);
  return sent;
}

/**
 * The demo's checkout, for guests: address, delivery and payment, and the receipt of the cart. An order empties the
 * cart, and its confirmation goes to the outbox.
 */
export function registerCheckout(app: FastifyInstance, services: PageServices): void {
  const form: ServerForm<CheckoutInput, CheckoutProblems, MadeOrder> = {
    name: 'checkout',
    limit: 'contact',
    read: ({ body }) => readCheckout(body),
    check: (entry, { site }) => checkCheckout(entry, site),
    act: async (entry, request, reply) => {
      const { site } = request;
      // An order waits as long as the call may take.
      const cart = await readCart(request, services, null);
      if (!cart) return { failure: 'down' };
      const isEmpty = cart.numberOfArticles === 0;
      if (isEmpty || services.config.upstreams.CART !== null) {
        const last = await readLastOrder(request, services);
        // The form of an older page has made it: Back, or a press whose answer was lost.
        if (last?.entry.order === entry.order) return { done: last };
      }
      // Emptied in another tab: the page shows the empty cart.
      if (isEmpty) return { again: true };
      const blocker = blockerOf(cart);
      if (blocker) return { again: true, notice: blocker };
      const changed = { again: true, notice: 'page.checkout.changed' } as const;
      if (entry.order !== orderState(cart)) return changed;
      const isCardMember = (await readVisitor(request, services))?.isCardMember === true;
      if (!(await emptyCart(entry, request, reply, services))) return changed;
      const number = String(randomInt(1_000_000_000, 10_000_000_000));
      const orderedAt = new Date().toISOString();
      const order = { site, entry, cart, isCardMember, number, orderedAt };
      return { done: await confirmOrder(order, request, services) };
    },
    toRow: async (request, { done, ...answer }) =>
      toRow(request, { ...answer, ...(done && { done: await describeOrder(done, request, services) }) }),
  };
  app.get(ORDERS_PATH, async (request, reply) => {
    const row = matchPage(request.site, ORDERS_PATH, new URLSearchParams()) ?? notFoundPage(request.site);
    const last = await readLastOrder(request, services);
    if (row.content.kind === 'topic' && last) {
      row.content.order = await describeOrder(last, request, services);
      row.isPersonal = true;
    }
    return answerWithPage(request, reply, services, await askToLogIn(request, services, row, ORDERS_PATH));
  });
  for (const path of CHECKOUT_PATHS) {
    app.get(path, async (request, reply) => {
      const row = (await readAnswerRow(form, request, services)) ?? toRow(request);
      if (row.content.kind === 'checkout' && !row.content.answer?.done) {
        const [cart, visitor] = await Promise.all([
          readCart(request, services, AbortSignal.timeout(services.limits.pageCallMs)),
          readVisitor(request, services),
        ]);
        row.content.isLoggedIn = isLoggedInAs(request, visitor);
        // Without its answer in time, the browser loads the cart.
        if (cart) {
          // The cart page says why it cannot be ordered.
          if (!row.content.answer && blockerOf(cart)) return redirect(reply, LINKS.cart);
          const isCardMember = visitor?.isCardMember === true;
          const text = await readTexts(request, services);
          const receiptWithout = (...costs: SavableCost[]): Receipt =>
            receiptOf(cartWithout(cart, costs), SITES[request.site], text, isCardMember);
          row.content = {
            ...row.content,
            receipt: receiptWithout(),
            prepaidReceipt: receiptWithout('paymentOnDelivery'),
            collectedReceipt: receiptWithout('shipping', 'paymentOnDelivery'),
            order: orderState(cart),
          };
        }
      }
      return answerWithPage(request, reply, services, row);
    });
    app.post(path, (request, reply) => postForm(form, request, reply, services));
  }
}
