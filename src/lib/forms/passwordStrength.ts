import { PASSWORD_MIN_LENGTH } from '#src/config/limits.ts';

/** 0 weak, 1 ok, 2 strong, 3 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

// Letters of any alphabet count by their case: `ş` is lower, `Ğ` upper.
const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u];

/** The strength of a password: one level each for small letters, digits and capitals, 0 below 8 characters. */
export function passwordStrength(password: string): PasswordStrength {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 0;
  return CLASSES.filter((pattern) => pattern.test(password)).length as PasswordStrength;
}
