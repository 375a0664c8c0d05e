import { ADDRESS_MAX_LENGTH } from '#src/config/limits.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';

/** Longest text of the shop that an agent is given, in characters. */
const TEXT_MAX_LENGTH = 120;

// Formatting and private characters, tags and variation selectors: a person does not see them, a model reads them.
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|\p{Variation_Selector}/gu;

/** A text of the shop as one short line of characters that a person sees too. */
export const shopText = (text: string | null | undefined): string =>
  toLine((text ?? '').slice(0, 10 * TEXT_MAX_LENGTH).replace(UNSEEN, ''), TEXT_MAX_LENGTH);

/** An id of the shop, unchanged, because commands repeat it; `undefined` for one that no command would take. */
export const shopId = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w.:/-]{1,64}$/.test(id) ? id : undefined;

/** A link of the shop; `undefined` for anything but a link to a page. */
export const shopLink = (address: string): string | undefined =>
  safeHref(address.slice(0, ADDRESS_MAX_LENGTH)) ?? undefined;
