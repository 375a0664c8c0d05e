import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAll } from '#demo/http/postedForm.ts';
import { CHOICE_FIELDS, variantToAdd } from '#demo/model/chosenVariant.ts';
import type { PageContent } from '#demo/model/pageContent.ts';
import type { ProductDetails } from '#demo/model/products.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { runInTurn } from '#server/store/lock.ts';
import { SITES } from '#src/config/sites.ts';
import {
  changeErrorText,
  type ErrorText,
  toChangeFailure,
} from '#src/features/mini-cart/store/cartErrorTexts.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { matchPage, notFoundPage, type PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';
import { rememberCartCount } from './visitorHints.ts';

type ProductRow = PageRow & { content: Extract<PageContent, { kind: 'product' }> };

/** Attempts if another page of the visitor changes the same line concurrently. */
const MAX_CART_TRIES = 3;

/** How an addition went: the cart's new count, or why there is none. */
type Addition = { count: number } | { refusal: ErrorText } | 'failed' | 'unknown';

/** The reason that the mini cart gives for the same refusal. */
function refusalText(error: Parameters<typeof toChangeFailure>[0], { site }: FastifyRequest): ErrorText {
  const { code, limit } = toChangeFailure(error);
  return changeErrorText(code, limit, (amount) => formatMoney(amount, SITES[site].money));
}

/** Adds one piece of a variant to the visitor's cart. Each addition reads a quantity and sets the next one, in its turn. */
async function addToCart(
  request: FastifyRequest,
  { shop, store }: PageServices,
  { id }: ProductDetails,
  tcm: string,
): Promise<Addition> {
  return runInTurn(store, `add-to-cart:${request.visitor}`, async () => {
    const client = shop.clientFor(request, null);
    const quantityIn = ({ articles }: Cart) =>
      articles.find((each) => each.productId === id && each.tcm === tcm)?.quantity ?? 0;
    for (let tries = 0; tries < MAX_CART_TRIES; tries += 1) {
      const before = await client.readCart();
      if (!before.ok) return 'failed';
      const quantity = quantityIn(before.value.cart) + 1;
      const answer = await client.changeCart({ body: { setArticle: { productId: id, tcm, quantity } } });
      if (answer.ok) return { count: answer.value.cart.numberOfArticles };
      const { error } = answer;
      // Not modified: another page set the same quantity, so this addition must add one more.
      if (error.kind === 'refused' && error.status === 304) continue;
      if (error.kind === 'refused' && error.status < 500) return { refusal: refusalText(error, request) };
      // The answer is lost, perhaps after the change. Without this look, a second press could buy twice.
      const after = await client.readCart();
      if (!after.ok) return 'unknown';
      const { cart } = after.value;
      return quantityIn(cart) >= quantity ? { count: cart.numberOfArticles } : 'failed';
    }
    return 'failed';
  });
}

/** The fields of the form: a tile's variant, or the chosen values of a product page. */
const FIELDS = ['tcm', ...Object.values(CHOICE_FIELDS)];
const MAX_VALUE_LENGTH = 200;

/** The add-to-cart form, for browsers without scripts. */
export function registerAddToCart(app: FastifyInstance, services: PageServices): void {
  const rowOf = (request: FastifyRequest): ProductRow | null => {
    const path = new URL(publicAddress(request.url), 'http://page.invalid').pathname;
    const row = matchPage(request.site, path, new URLSearchParams());
    return row?.content.kind === 'product' ? { ...row, content: row.content } : null;
  };
  const formOf = (
    row: ProductRow,
  ): ServerForm<Record<string, string>, ErrorText, Record<string, string>> => ({
    name: `cart ${row.content.product.id}`,
    limit: 'cart',
    read: ({ body }) =>
      Object.fromEntries(
        FIELDS.flatMap((name) =>
          readAll(body, name)
            .slice(0, 1)
            .map((value) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
        ),
      ),
    act: async (entry, request, reply) => {
      const { product } = row.content;
      const field = (name: string) => entry[name];
      const chosen = product.variants.find(({ tcm }) => tcm === entry.tcm) ?? variantToAdd(product, field);
      // The form of an older page, whose variant does not exist any more.
      if (!chosen) return { failure: 'outdated' };
      const addition = await addToCart(request, services, product, chosen.tcm);
      if (addition === 'failed') return { failure: 'down' };
      if (typeof addition === 'object' && 'refusal' in addition) return { problems: addition.refusal };
      if (addition === 'unknown') return { again: true, notice: 'page.product.unknown' };
      rememberCartCount(request, reply, addition.count);
      return { done: entry };
    },
    // Every answer shows the choice: a person may add the same thing again.
    toRow: (_request, { done, entry = done, ...answer }) => ({
      ...row,
      content: {
        ...row.content,
        answer: { ...answer, ...(entry && { entry }), ...(done && { done: true }) },
      },
    }),
  });
  app.get('/p/:productId', async (request, reply) => {
    const row = rowOf(request);
    if (!row) return answerWithPage(request, reply, services, notFoundPage(request.site), 404);
    const answered = await readAnswerRow(formOf(row), request, services);
    return answerWithPage(request, reply, services, answered ?? row);
  });
  app.post('/p/:productId', async (request, reply) => {
    const row = rowOf(request);
    return row
      ? postForm(formOf(row), request, reply, services)
      : answerWithPage(request, reply, services, notFoundPage(request.site), 404);
  });
}
