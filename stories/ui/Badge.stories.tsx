import { expect } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Badge, CountBubble } from '#src/ui/Badge/Badge.tsx';
import { BothSchemes, Example, Examples } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  args: { children: pageText('mini_cart.line.free') },
});

/** A shopper sees what is special about a product. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves MC-01.
/** A shopper sees nothing at 0, the number up to 99, and +99 above. */
export const CountBubbles = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {[0, 1, 42, 99, 100].map((count) => (
        <CountBubble key={count} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-part="count"]')].map(
      (bubble) => bubble.textContent,
    );
    await expect(shown).toEqual(['1', '42', '99', '+99']);
  },
});

/** A designer compares variants, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Examples>
        <Example caption="variants">
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Badge>Online</Badge>
            <Badge variant="accent">Neu</Badge>
            <Badge variant="sale">−20 %</Badge>
            <Badge variant="community">Community</Badge>
            <Badge variant="success">Sofort lieferbar</Badge>
            <Badge variant="outline">Nur noch 3 Tage</Badge>
          </div>
        </Example>
        <Example caption="long">
          <div style={{ inlineSize: '9rem' }}>
            <Badge variant="accent">Verfügbarkeitsbenachrichtigung</Badge>
          </div>
        </Example>
        <Example caption="bubble">
          <div style={{ display: 'flex', gap: '0.75rem' }}>
            <CountBubble count={3} />
            <CountBubble count={27} />
            <CountBubble count={120} />
          </div>
        </Example>
      </Examples>
    </BothSchemes>
  ),
});
