import { atom } from 'jotai/vanilla';
import { type ShopEvents, sendShopEventFrom } from '#src/lib/shopEvents.ts';

/** The element on which the shop's events are dispatched; `null` is the window itself. Set by `VitrineProvider`. */
export const eventSourceAtom = atom<Element | null>(null);

type NameAndDetail = { [Name in keyof ShopEvents]: [name: Name, detail: ShopEvents[Name]] }[keyof ShopEvents];

/** Dispatches one of the shop's events on this page's event source. */
export const sendEventAtom = atom(null, (get, _set, ...[name, detail]: NameAndDetail) =>
  sendShopEventFrom(get(eventSourceAtom), name, detail),
);
