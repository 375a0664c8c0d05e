import { useSetAtom } from 'jotai/react';
import { useCallback, useEffect } from 'react';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import {
  loadVisitorAtom,
  readCustomerInfoAtom,
  reloadVisitorAtom,
  type Visitor,
  visitorAtom,
} from '#src/state/visitorAtoms.ts';

/** The visitor of the page, and functions that request them again or more about them. */
export interface VisitorAccess {
  /** The shop's data about the visitor; `null` on the server and until the shop has answered. */
  visitor: Visitor | null;
  /** Requests the visitor again, for example after a log-in within the page. Resolves when the answer is applied. */
  reload: () => Promise<void>;
  /**
   * Requests what the shop's customer service stores about the visitor, and returns it as sent; `null` unless the browser
   * has both the long-term and the log-in token, and if the service does not answer. Rejects with an `InvalidTokenError`
   * if the long-term token is invalid.
   */
  readCustomerInfo: () => Promise<unknown>;
}

/**
 * The visitor as the header knows them, requested once per page, and again by `reload()`, on the event
 * `visitor-changed`, after a log-in or log-out in another tab, when the page is shown again after a while or restored,
 * and when the network works again. A failed call counts as logged out, except when the page is only shown again; it
 * never throws.
 *
 * @example
 * const { visitor, reload } = useVisitor();
 * await logIn(form);
 * await reload();
 */
export function useVisitor(): VisitorAccess {
  // The server has rendered a logged-out visitor.
  const visitor = useHydratedAtomValue(visitorAtom, null);
  const load = useSetAtom(loadVisitorAtom);
  const request = useSetAtom(reloadVisitorAtom);
  const reload = useCallback(() => request(), [request]);
  const readCustomerInfo = useSetAtom(readCustomerInfoAtom);
  useEffect(() => void load(), [load]);
  return { visitor, reload, readCustomerInfo };
}
