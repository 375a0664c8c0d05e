import { atom } from 'jotai/vanilla';

/** The voucher code that the user is typing. It stays while the panel is closed, and in another language of the page. */
export const voucherDraftAtom = atom('');

/** The shop is checking a voucher code, also while the panel is closed: the code is not sent a second time. */
export const isCheckingVoucherAtom = atom(false);
