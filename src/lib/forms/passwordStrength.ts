import { PASSWORD_MIN_LENGTH } from '#src/config/limits.ts';

/** 0 weak, 1 ok, 2 strong, 3 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

// Letters of any alphabet count by their case: `ş` is lower, `Ğ` upper.
const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u];

/**
 * The strength of a password: below 8 characters always 0, otherwise one level each for lowercase letters, digits and
 * uppercase letters. Spec: newsletter and footer, §5.
 */
export function passwordStrength(password: string): PasswordStrength {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 0;
  return CLASSES.filter((pattern) => pattern.test(password)).length as PasswordStrength;
}
