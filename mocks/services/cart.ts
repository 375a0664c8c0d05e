import { type Cart, cartCommand } from '#src/schemas/cart.ts';
import { answer, cartRefusal } from '../answers.ts';
import type { CartDocument } from '../cart/cartDocument.ts';
import { presetCart } from '../cart/cartPresets.ts';
import { changeCart } from '../cart/changeCart.ts';
import { toCart } from '../cart/toCart.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { DocumentStore, ShopCall, ShopService } from '../world.ts';
import { VISITOR_LIFETIME_MS } from './visitorDocument.ts';

/** Whose cart, and what fills it. */
type CartOwner = Pick<ShopCall, 'visitor' | 'site' | 'scenarios'>;

/** Each site has its own cart: products and prices differ. */
export const cartKey = ({ visitor, site }: Pick<CartOwner, 'visitor' | 'site'>) =>
  `visitor:${visitor}:cart:${site}`;

/** The cart at the beginning of a call: the stored one, or the content of a newly activated scenario. */
function openCart(document: CartDocument | undefined, call: CartOwner): CartDocument {
  const { cart: preset } = effectOf(call.scenarios);
  if (!document || (preset && document.preset !== preset)) return presetCart(preset, call.site);
  if (preset || !document.preset) return document;
  // The scenario ended: its content stays, and activating it again refills the cart.
  const { preset: _, ...rest } = document;
  return rest;
}

async function readDocument(call: ShopCall, store: DocumentStore): Promise<CartDocument> {
  const key = cartKey(call);
  const stored = await store.read<CartDocument>(key);
  const open = openCart(stored, call);
  // Reads store nothing, or every GET could create a document. A scenario's content is stored with the first change.
  if (!stored || open === stored) return open;
  return store.change<CartDocument, CartDocument>(key, (document) => {
    const value = openCart(document, call);
    return { document: value, value, expiresInMs: VISITOR_LIFETIME_MS };
  });
}

/** GET cart: the complete cart. */
export const readCart: ShopService = async (call, store) =>
  answer({ cart: toCart(await readDocument(call, store), call.site) });

/** PUT cart: exactly one change; 304 when there is nothing to change. */
export const changeCartService: ShopService = async (call, store) => {
  const command = cartCommand.safeParse(call.body);
  if (!command.success) return cartRefusal(400, 'UNKNOWN');
  const { voucherRefusal } = effectOf(call.scenarios);
  const isVoucher = 'setWsac' in command.data || 'setGiftCardRedemption' in command.data;
  if (voucherRefusal && isVoucher) return cartRefusal(409, voucherRefusal.code, voucherRefusal.limit);
  const change = await store.change<CartDocument, ReturnType<typeof changeCart>>(
    cartKey(call),
    (document) => {
      const open = openCart(document, call);
      const value = changeCart(open, command.data, call.site);
      return {
        document: value.kind === 'changed' ? value.document : open,
        value,
        expiresInMs: VISITOR_LIFETIME_MS,
      };
    },
  );
  if (change.kind === 'unchanged') return answer(undefined, { status: 304 });
  if (change.kind === 'refused') return cartRefusal(409, change.error, change.limit);
  return answer({
    cart: toCart(change.document, call.site),
    ...(change.added && { addedProduct: change.added }),
  });
};

/**
 * Takes everything out of a visitor's cart, for an order. Atomic: of two orders of one cart, one gets it.
 *
 * @param isOrdered whether the cart is the one to be ordered; another one stays as it is
 * @returns whether the cart was taken
 */
export const takeCart = (
  owner: CartOwner,
  store: DocumentStore,
  isOrdered: (cart: Cart) => boolean,
): Promise<boolean> =>
  store.change<CartDocument, boolean>(cartKey(owner), (document) => {
    const open = openCart(document, owner);
    const value = isOrdered({ ...toCart(open, owner.site), unreadableLines: 0 });
    // The scenario has filled this cart, and does not fill it again.
    const empty: CartDocument = { lines: [], ...(open.preset !== undefined && { preset: open.preset }) };
    return { document: value ? empty : open, value, expiresInMs: VISITOR_LIFETIME_MS };
  });
