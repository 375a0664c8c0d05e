import { expect } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { messagesOf, patternOf } from '../messagesOf.ts';
import { BothSchemes, Matrix, STATE_COLUMNS } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Link',
  component: Link,
  args: { href: '/privacy', children: pageText('page.topic.privacy.title') },
});

/** A shopper follows a link in running text. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves FTR-05.
/** An external link opens a new tab, sends no referrer, and announces the new tab. */
export const External = meta.story({
  args: { href: 'https://example.org', isExternal: true, children: 'Trusted Shops' },
  play: async ({ canvas, ...context }) => {
    const name = new RegExp(`^Trusted Shops ${patternOf(messagesOf(context).text('ui.link.new_tab'))}$`);
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** A shopper reads a paragraph with a long link that wraps. */
export const InRunningText = meta.story({
  render: () => (
    <p style={{ maxInlineSize: '22rem', lineHeight: 1.5 }}>
      Wie wir mit deinen Daten umgehen, steht in den{' '}
      <Link href="/privacy">Datenschutzhinweisen für Kundinnen und Kunden</Link>, wie du bezahlst, erklärt{' '}
      <Link href="https://example.org" isExternal>
        unser Zahlungspartner
      </Link>
      .
    </p>
  ),
  play: async ({ canvas }) => {
    const internal = canvas.getByRole('link', { name: /^Datenschutzhinweisen/ });
    await expect(internal).not.toHaveAttribute('target');
    await expect(internal).not.toHaveAttribute('rel');
  },
});

/** A designer compares variants and states, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Matrix
        rows={['inline', 'quiet', 'standalone']}
        columns={[...STATE_COLUMNS, 'external']}
        cell={(variant, state) => (
          <Link href="/contact" variant={variant as 'inline'} isExternal={state === 'external'}>
            Kontakt
          </Link>
        )}
      />
    </BothSchemes>
  ),
});
