import path from 'node:path';
import { filesBelow } from '../requirements/requirements.ts';

/** The components whose style sheets use a colour, by the colour's name without `--v-color-`. */
export function readColourUses(): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const { file, text } of filesBelow('src', /\.module\.css$/)) {
    const component = path.basename(file, '.module.css');
    for (const [, token = ''] of text.matchAll(/var\(--v-color-([\w-]+)/g)) {
      const own = uses.get(token) ?? new Set();
      uses.set(token, own.add(component));
    }
  }
  return Object.fromEntries([...uses].map(([token, components]) => [token, [...components].sort()]));
}
