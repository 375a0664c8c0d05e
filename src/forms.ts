// The door of `vitrine/forms`: inputs with their rules, hints and errors.

export * from './lib/formValidator.ts';
export { type PasswordStrength, passwordStrength } from './lib/passwordStrength.ts';
export { formatIban, hasValidIbanChecksum } from './lib/textEditing.ts';
export * from './ui/AttachmentsField/AttachmentsField.tsx';
export * from './ui/Checkbox/Checkbox.tsx';
export * from './ui/EmailField/EmailField.tsx';
export { Field, type FieldProps, type FieldTexts } from './ui/Field/Field.tsx';
export * from './ui/IbanField/IbanField.tsx';
export * from './ui/NameField/NameField.tsx';
export * from './ui/NumberField/NumberField.tsx';
export * from './ui/PasswordField/PasswordField.tsx';
export * from './ui/RadioGroup/RadioGroup.tsx';
export * from './ui/SelectField/SelectField.tsx';
export * from './ui/TextArea/TextArea.tsx';
export * from './ui/TextField/TextField.tsx';
