import { atom } from 'jotai/vanilla';

/** The voucher code that the user is typing. It stays while the panel is closed, and in another language of the page. */
export const voucherDraftAtom = atom('');
