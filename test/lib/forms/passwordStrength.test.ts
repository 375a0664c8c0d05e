import { expect, it } from 'vitest';
import { passwordStrength } from '#src/lib/forms/passwordStrength.ts';

it.each([
  ['', 0],
  ['aB3', 0],
  ['aB3aB3a', 0],
  ['aaaaaaaa', 1],
  ['aaaaaaa1', 2],
  ['aaaaaaA1', 3],
  ['ÇÇÇÇÇÇş1', 3],
  ['--------', 0],
])('INP-02: "%s" has strength %i', (password, strength) => expect(passwordStrength(password)).toBe(strength));
