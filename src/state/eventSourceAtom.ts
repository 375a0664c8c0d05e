import { atom } from 'jotai/vanilla';
import { type ShopEvents, sendShopEventFrom } from '#src/lib/shopEvents.ts';

/** The element that the shop's events start at; `null` is the window itself. Set by `VitrineProvider`. */
export const eventSourceAtom = atom<Element | null>(null);

type NameAndDetail = { [Name in keyof ShopEvents]: [name: Name, detail: ShopEvents[Name]] }[keyof ShopEvents];

/** Sends one of the shop's events from where this page's events start. */
export const sendEventAtom = atom(null, (get, _set, ...[name, detail]: NameAndDetail) =>
  sendShopEventFrom(get(eventSourceAtom), name, detail),
);
