import { expect } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { messagesOf, patternOf } from '../messagesOf.ts';
import { BothSchemes, Matrix } from './Matrix.tsx';

const meta = preview.meta({ title: 'UI/Price', component: Price, args: { amount: 12.34 } });

/** A shopper sees a price as the site writes it; the toolbar changes the site. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves MC-20.
/** A shopper who sees nothing hears which price is the old one. */
export const Reduced = meta.story({
  args: { amount: 12.99, oldAmount: 19.99 },
  play: async ({ canvasElement, ...context }) => {
    const { money, text } = messagesOf(context);
    const spoken = `${text('ui.price.old')} ${money(19.99)} ${text('ui.price.new')} ${money(12.99)}`;
    await expect(canvasElement).toHaveTextContent(new RegExp(patternOf(spoken)));
  },
});

/** A shopper compares prices in a column: the figures stand below each other. */
export const FiguresLineUp = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content' }}>
      {[1.11, 88.88, 1234.5, 111.1, 9.99].map((amount) => (
        <Price key={amount} amount={amount} />
      ))}
    </div>
  ),
});

/** Hungary: forints without decimals. */
export const Hungary = meta.story({ globals: { site: 'HU' }, args: { amount: 12990, oldAmount: 15990 } });

/** A designer compares sizes and looks, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Matrix
        rows={['small', 'medium', 'large']}
        columns={['usual', 'reduced', 'sale only', 'long']}
        cell={(size, kind) => (
          <Price
            size={size as 'small'}
            amount={kind === 'long' ? 1234567.89 : 12.34}
            oldAmount={kind === 'reduced' ? 19.99 : kind === 'long' ? 2345678.9 : undefined}
            isSale={kind !== 'usual'}
          />
        )}
      />
    </BothSchemes>
  ),
});
