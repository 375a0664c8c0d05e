import { type Cart, cartCommand } from '#src/schemas/cart.ts';
import { answer, cartRefusal } from '../answers.ts';
import type { CartDocument } from '../cart/cartDocument.ts';
import { fillCart } from '../cart/cartFills.ts';
import { changeCart } from '../cart/changeCart.ts';
import { toCart } from '../cart/toCart.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { DocumentStore, ShopCall, ShopService } from '../world.ts';

/** Each site has its own cart: products and prices differ. */
const cartKey = ({ visitor, site }: ShopCall) => `visitor:${visitor}:cart:${site}`;

/** The cart as this call finds it: as kept, or as a scenario that was newly set fills it. */
function openCart(document: CartDocument | undefined, call: ShopCall): CartDocument {
  const { cart: fill } = effectOf(call.scenarios);
  if (!document || (fill && document.filledBy !== fill)) return fillCart(fill, call.site);
  if (fill || !document.filledBy) return document;
  // The scenario is over: what it left stays, and setting it again fills the cart again.
  const { filledBy: _, ...rest } = document;
  return rest;
}

async function readDocument(call: ShopCall, store: DocumentStore): Promise<CartDocument> {
  const key = cartKey(call);
  const kept = await store.read<CartDocument>(key);
  const open = openCart(kept, call);
  // Most reads find the cart as it was kept, or one that nobody has touched, and write nothing.
  if (open === kept || (!kept && !open.filledBy)) return open;
  return store.change<CartDocument, CartDocument>(key, (document) => {
    const value = openCart(document, call);
    return { document: value, value };
  });
}

const MAX_KNOWN_REPLIES = 500;
const replies = new Map<string, { cart: Cart }>();

/** What a kept cart reads as. That follows from the document alone, so the same document gives the same answer, unchanged. */
function replyFor(document: CartDocument, { site }: ShopCall): { cart: Cart } {
  const key = `${site} ${JSON.stringify(document)}`;
  const known = replies.get(key);
  if (known) return known;
  const reply = { cart: toCart(document, site) };
  // A large cart is a large text, and nobody reads one as often as the small ones.
  if (key.length > 4_096) return reply;
  if (replies.size >= MAX_KNOWN_REPLIES) replies.clear();
  replies.set(key, reply);
  return reply;
}

/** GET cart: the whole cart (MC-03). */
export const readCart: ShopService = async (call, store) =>
  answer(replyFor(await readDocument(call, store), call));

/** PUT cart: exactly one change (MC-11); 304 when there is nothing to change (MC-12). */
export const changeCartService: ShopService = async (call, store) => {
  const command = cartCommand.safeParse(call.body);
  if (!command.success) return cartRefusal(400, 'UNKNOWN');
  const change = await store.change<CartDocument, ReturnType<typeof changeCart>>(
    cartKey(call),
    (document) => {
      const open = openCart(document, call);
      const value = changeCart(open, command.data, call.site);
      return { document: value.kind === 'changed' ? value.document : open, value };
    },
  );
  if (change.kind === 'unchanged') return answer(undefined, { status: 304 });
  if (change.kind === 'refused') return cartRefusal(409, change.error, change.limit);
  return answer({
    cart: toCart(change.document, call.site),
    ...(change.added && { addedProduct: change.added }),
  });
};
