import { useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '#.storybook/copyText.ts';
import { CONTRAST_PAIRS } from '#src/styles/contrastPairs.ts';
import tokens from '#src/styles/tokens.css?raw';
import { announce } from '#src/ui/Announcer/announce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { readTokens } from '../../scripts/package/readTokens.ts';
import { usersOf } from './colourUses.ts';
import { measureContrasts, measureHex } from './measureContrast.ts';

const VALUES = new Map(
  readTokens(tokens).flatMap((group) => group.tokens.map((token) => [token.name, token] as const)),
);

export interface SwatchProps {
  /** The colour's name without `--v-color-`. */
  token: string;
  theme: 'light' | 'dark';
}

/** A colour as a designer needs it: its values, its contrast on each ground, and the parts that use it. */
export function Swatch({ token, theme }: SwatchProps) {
  const root = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ hex: string; ratios: readonly number[] }>();
  const [answer, setAnswer] = useState('');
  const pairs = CONTRAST_PAIRS.filter(({ on }) => on === token);
  const name = `--v-color-${token}`;
  // Before the first paint: a screenshot never shows intermediate figures.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const own = CONTRAST_PAIRS.filter(({ on }) => on === token);
    setMeasured({ hex: measureHex(element, token), ratios: measureContrasts(element, own) });
  }, [token]);
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(`var(${name})`));
    const words = isCopied ? 'Copied' : 'Not allowed to copy';
    setAnswer(words);
    announce(`${words}: ${token}`, 'en');
  };
  const value = VALUES.get(name);
  const users = usersOf(token);
  return (
    <div className="swatch" ref={root}>
      <span className="swatch-colour" style={{ backgroundColor: `var(${name})` }} />
      <code>{token}</code>
      <small>{theme === 'dark' ? (value?.dark ?? value?.value) : value?.value}</small>
      <small>{measured?.hex}</small>
      {pairs.length > 0 && (
        <details>
          <summary>
            {measured && Math.min(...measured.ratios).toFixed(1)} : 1 or more on {pairs.length}{' '}
            {pairs.length === 1 ? 'ground' : 'grounds'}
          </summary>
          <ul>
            {pairs.map(({ ground }, at) => (
              <li key={ground}>
                {measured?.ratios[at]?.toFixed(1)} on {ground}
              </li>
            ))}
          </ul>
        </details>
      )}
      {users.length > 0 && (
        <details>
          <summary>
            Used by {users.length} {users.length === 1 ? 'component' : 'components'}
          </summary>
          <small>{users.join(', ')}</small>
        </details>
      )}
      {/* It answers until it is left. */}
      <Button size="small" variant="secondary" onPress={() => void copy()} onBlur={() => setAnswer('')}>
        {answer || 'Copy'}
        <VisuallyHidden> {token}</VisuallyHidden>
      </Button>
    </div>
  );
}
