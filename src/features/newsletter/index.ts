export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export type { NewsletterImages } from './NewsletterImage.tsx';
export {
  checkSignUp,
  type PostedSignUp,
  readSignUpEntry,
  type SignUpEntry,
  type SignUpOutcome,
  type SignUpProblems,
  type SignUpStatus,
} from './newsletterModel.ts';
