import type { ReactNode } from 'react';
import type { SlotPlace } from '#src/ui/Slot/Slot.tsx';
import type { SignUpInput } from './newsletterModel.ts';

/** The data of the slot for fields. */
export interface NewsletterFieldsPlace extends SlotPlace {
  /** The initial values of the library's fields. A customer's stored data may arrive later. */
  entry: SignUpInput;
  /** The values of a field of your own from the last attempt, to keep them after an error. */
  enteredValues: (name: string) => readonly string[];
}

/** The data of the slot for footnotes. */
export interface NewsletterFootnotesPlace extends SlotPlace {
  /** The form has the voucher's footnote, number 1. */
  showsVoucherNote: boolean;
}

/**
 * Custom content in places of the newsletter form. Each slot is a function of its place's data. Define the
 * object outside the component, or memoise it.
 */
export interface NewsletterSlots {
  /**
   * Salutation and names, in the part that opens below the e-mail address. The form validates the fields of
   * `vitrine/forms`; `onSuccessfulSubmit` receives their values. Without JavaScript they are posted with the form.
   */
  fields?: ((place: NewsletterFieldsPlace) => ReactNode) | undefined;
  /** The notes below the button, one paragraph each. */
  footnotes?: ((place: NewsletterFootnotesPlace) => ReactNode) | undefined;
}
