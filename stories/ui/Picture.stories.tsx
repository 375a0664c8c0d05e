import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { messagesOf } from '../messagesOf.ts';
import { BothSchemes, Example, Examples, Matrix } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Picture',
  component: Picture,
  args: { src: '/images/cup.svg', alt: pageText('navigation_2') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** A shopper sees a product on its tinted ground. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves MC-06.
/** A broken image becomes a placeholder of the same size. */
export const Broken = meta.story({
  args: { src: '/images/does-not-exist.webp' },
  play: async ({ canvas, canvasElement, ...context }) => {
    canvasElement.querySelector('img')?.setAttribute('loading', 'eager');
    await expect(await canvas.findByRole('img', { name: messagesOf(context)('navigation_2') })).toBeVisible();
  },
});

/** A product without an image has the placeholder. */
export const Missing = meta.story({ args: { src: undefined } });

const TINTS = ['sand', 'sage', 'sky', 'rose', 'lilac', 'honey'] as const;
const PRODUCTS = ['cup', 'teapot', 'scarf', 'sneaker', 'bear', 'candle'];

/** A designer compares tints and shapes, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ inlineSize: '100vw' }}>{<Story />}</div>],
  render: () => (
    <BothSchemes>
      <Examples>
        <Example caption="tints">
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
            {TINTS.map((tint, index) => (
              <div key={tint} style={{ inlineSize: '9rem' }}>
                <Picture src={`/images/${PRODUCTS[index]}.svg`} alt="" tint={tint} />
              </div>
            ))}
          </div>
        </Example>
        <Matrix
          rows={['contain', 'cover', 'broken']}
          columns={['1/1', '4/3', '3/2', '16/9', '3/4']}
          cell={(kind, ratio) => (
            <div style={{ inlineSize: '8rem' }}>
              <Picture
                src={kind === 'broken' ? undefined : '/images/shopping-bag.svg'}
                alt=""
                ratio={ratio as '1/1'}
                fit={kind === 'cover' ? 'cover' : 'contain'}
                tint={kind === 'broken' ? 'none' : 'rose'}
              />
            </div>
          )}
        />
      </Examples>
    </BothSchemes>
  ),
});
