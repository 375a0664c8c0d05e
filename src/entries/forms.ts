// The entry point `vitrine/forms`: inputs with their rules, hints and errors.

import '../lib/guardGlobals.ts';

export { EMAIL_MAX_LENGTH } from '../config/limits.ts';
export type { RefusedFile } from '../lib/forms/attachments.ts';
export {
  type BirthDateProblem,
  type BirthDateProblems,
  type BirthDateRules,
  checkBirthDate,
  todayIn,
} from '../lib/forms/birthDate.ts';
export type { BirthDateInput, DatePart } from '../lib/forms/dateParts.ts';
export {
  checkDecimal,
  type DecimalBounds,
  type DecimalFormat,
  type DecimalProblem,
  decimalFormat,
} from '../lib/forms/decimal.ts';
export { isEmail } from '../lib/forms/emailAddress.ts';
export { readEmail, readName } from '../lib/forms/enteredText.ts';
export * from '../lib/forms/formValidator.ts';
export { checkIban, hasValidIbanChecksum, type IbanProblem } from '../lib/forms/iban.ts';
export { type PasswordStrength, passwordStrength } from '../lib/forms/passwordStrength.ts';
export { isPersonName } from '../lib/forms/personName.ts';
export { checkTelephone, type TelephoneInput, type TelephoneProblem } from '../lib/forms/telephone.ts';
export { formatIban } from '../lib/forms/textEditing.ts';
export * from '../ui/AttachmentsField/AttachmentsField.tsx';
export * from '../ui/BirthDateField/BirthDateField.tsx';
export * from '../ui/BirthDateField/birthDateProblemText.ts';
export * from '../ui/Checkbox/Checkbox.tsx';
export * from '../ui/CheckboxGroup/CheckboxGroup.tsx';
export * from '../ui/DateField/DateField.tsx';
export * from '../ui/DateField/TimeField.tsx';
export * from '../ui/DecimalField/DecimalField.tsx';
export * from '../ui/DecimalField/decimalProblemText.ts';
export * from '../ui/EmailField/EmailField.tsx';
export { Field, type FieldProps, type FieldTexts } from '../ui/Field/Field.tsx';
export { FailureAnswer, type FailureAnswerProps, type FormFailure } from '../ui/Form/FailureAnswer.tsx';
export { Form, type FormProps } from '../ui/Form/Form.tsx';
export { FormAnswer, type FormAnswerProps } from '../ui/Form/FormAnswer.tsx';
export type { FormErrors } from '../ui/Form/formRules.ts';
export { usePosting } from '../ui/Form/usePosting.ts';
export * from '../ui/IbanField/IbanField.tsx';
export * from '../ui/IbanField/ibanProblemText.ts';
export * from '../ui/NameField/NameField.tsx';
export * from '../ui/NumberField/NumberField.tsx';
export * from '../ui/PasswordField/PasswordField.tsx';
export * from '../ui/RadioGroup/RadioGroup.tsx';
export { Select, type SelectProps } from '../ui/Select/Select.tsx';
export type { SelectOption } from '../ui/Select/SelectList.tsx';
export * from '../ui/SelectField/SelectField.tsx';
export * from '../ui/TelephoneField/TelephoneField.tsx';
export * from '../ui/TelephoneField/telephoneProblemText.ts';
export * from '../ui/TextArea/TextArea.tsx';
export * from '../ui/TextField/TextField.tsx';
