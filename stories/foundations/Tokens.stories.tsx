import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import tokens from '#src/styles/tokens.css?raw';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { readTokens, type Token } from '../../scripts/package/readTokens.ts';
import { InlineText } from '../docs/InlineText.tsx';
import { ScrollRegion } from '../docs/ScrollRegion.tsx';
import './foundations.css';

/** The first sentence of a comment is the heading of its tokens. */
const GROUPS = readTokens(tokens).map(({ about, tokens: own }) => {
  const [heading = '', ...notes] = about.split(/(?<=\.) /);
  return { heading: heading.replace(/\.$/, ''), notes: notes.join(' '), tokens: own };
});

const swatch = (value: string, theme: 'light' | 'dark') => (
  <span className="token-swatch" data-theme={theme} style={{ background: value }} />
);

function Row({ name, value, dark }: Token) {
  const isColour = name.startsWith('--v-color-');
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        {isColour && value !== 'initial' && swatch(value, 'light')}
        <code>{value}</code>
      </td>
      <td>
        {dark !== null && (
          <>
            {isColour && swatch(dark, 'dark')}
            <code>{dark}</code>
          </>
        )}
      </td>
    </tr>
  );
}

/** Every token of `src/styles/tokens.css`, with its comments as headings. */
function Tokens() {
  const [words, setWords] = useState('');
  const groups = GROUPS.map((group) => ({
    ...group,
    tokens: group.tokens.filter(({ name, value }) => `${name} ${value}`.includes(words.trim())),
  })).filter((group) => group.tokens.length > 0);
  const count = groups.reduce((sum, group) => sum + group.tokens.length, 0);
  return (
    <div className="sheet" data-vitrine="foundations">
      <div className="token-filter">
        <TextField name="filter" label="Find a token" value={words} onChange={setWords} />
        <p role="status">{count} tokens</p>
      </div>
      {groups.map(({ heading, notes, tokens: own }) => (
        <section key={heading}>
          <h2>
            <InlineText>{heading}</InlineText>
          </h2>
          {notes !== '' && (
            <p>
              <InlineText>{notes}</InlineText>
            </p>
          )}
          <ScrollRegion label={heading.replaceAll('`', '')}>
            <table className="sheet-table token-table">
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Value</th>
                  <th scope="col">In the dark</th>
                </tr>
              </thead>
              <tbody>
                {own.map((token) => (
                  <Row key={token.name} {...token} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Every value of `src/styles/tokens.css`, light and dark, with its comment.',
      },
    },
  },
});

// Proves LIB-03.
/** All design tokens, light and dark. */
export const Default = meta.story({});

// Proves LIB-03.
/** A designer finds a token by a piece of its name. */
export const Found = meta.story({
  name: 'Search for a token',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find a token'), 'color-focus');
    await expect(canvas.getByText('--v-color-focus-halo')).toBeVisible();
    await expect(canvas.queryByText('--v-space-4')).toBeNull();
  },
});
