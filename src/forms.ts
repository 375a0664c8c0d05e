// The entry point `vitrine/forms`: inputs with their rules, hints and errors.

export { EMAIL_MAX_LENGTH } from './config/limits.ts';
export type { RefusedFile } from './lib/forms/attachments.ts';
export { isEmail } from './lib/forms/emailAddress.ts';
export * from './lib/forms/formValidator.ts';
export { type PasswordStrength, passwordStrength } from './lib/forms/passwordStrength.ts';
export { isPersonName } from './lib/forms/personName.ts';
export { formatIban, hasValidIbanChecksum } from './lib/forms/textEditing.ts';
export * from './ui/AttachmentsField/AttachmentsField.tsx';
export * from './ui/Checkbox/Checkbox.tsx';
export * from './ui/CheckboxGroup/CheckboxGroup.tsx';
export * from './ui/DateField/DateField.tsx';
export * from './ui/DateField/TimeField.tsx';
export * from './ui/EmailField/EmailField.tsx';
export { Field, type FieldProps, type FieldTexts } from './ui/Field/Field.tsx';
export { Form, type FormErrors, type FormProps } from './ui/Form/Form.tsx';
export * from './ui/IbanField/IbanField.tsx';
export * from './ui/NameField/NameField.tsx';
export * from './ui/NumberField/NumberField.tsx';
export * from './ui/PasswordField/PasswordField.tsx';
export * from './ui/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './ui/Select/Select.tsx';
export * from './ui/SelectField/SelectField.tsx';
export * from './ui/TextArea/TextArea.tsx';
export * from './ui/TextField/TextField.tsx';
