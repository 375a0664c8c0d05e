import { reportProblem } from '#src/lib/reportProblem.ts';
import { cartCommand } from '#src/schemas/cart.ts';
import type { CartAddition } from './cartChanges.ts';

/** Whether an addition is one that a cart can send; any other is reported. */
export function isAddition({ productId, tcm, quantity = 1 }: CartAddition): boolean {
  const isSound =
    cartCommand.safeParse({ setArticle: { productId, tcm, quantity } }).success && quantity >= 1;
  if (!isSound)
    reportProblem(
      `addToCart needs a product id, a tcm and a quantity: ${[productId, tcm, quantity].map(String).join(', ')}.`,
    );
  return isSound;
}
