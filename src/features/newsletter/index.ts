export type { NewsletterImages } from '#src/config/sites.ts';
export type { ConfirmationState } from './confirmationTitles.ts';
export {
  NewsletterConfirmation,
  type NewsletterConfirmationProps,
} from './NewsletterConfirmation.tsx';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export { NewsletterPreferences, type NewsletterPreferencesProps } from './NewsletterPreferences.tsx';
export {
  NewsletterInvalidLink,
  type NewsletterInvalidLinkProps,
  NewsletterUnsubscribe,
  type NewsletterUnsubscribeProps,
} from './NewsletterUnsubscribe.tsx';
export {
  checkSignUp,
  type PostedSignUp,
  readSignUpInput,
  type SignUpInput,
  type SignUpOutcome,
  type SignUpProblems,
  type SignUpStatus,
} from './newsletterModel.ts';
export type {
  NewsletterFieldsPlace,
  NewsletterFootnotesPlace,
  NewsletterSlots,
} from './newsletterSlots.ts';
export {
  checkPreferences,
  type PreferencesInput,
  type PreferencesProblems,
  readPreferencesInput,
  toPreferencesInput,
  toPreferencesRequest,
} from './preferencesModel.ts';
