import tokens from '#src/styles/tokens.css?raw';
import { readableValue, readTokens } from '../../scripts/package/readTokens.ts';

const VALUES = new Map(
  readTokens(tokens).flatMap((group) => group.tokens.map(({ name, value }) => [name, value] as const)),
);

/** A token's name with its value as a designer measures it. */
export function TokenName({ name }: { name: string }) {
  return (
    <span className="token-name">
      <code>{name}</code>
      <small>{readableValue(VALUES.get(name) ?? '')}</small>
    </span>
  );
}
