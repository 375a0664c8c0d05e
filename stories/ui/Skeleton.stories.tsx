import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { BothSchemes, Example, Examples } from './Matrix.tsx';

const meta = preview.meta({ title: 'UI/Skeleton', component: Skeleton, args: { lines: 3, width: '16rem' } });

/** A shopper waits and already sees where the text will stand. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

/** A designer compares shapes, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BothSchemes>
      <Examples>
        <Example caption="text, beside the text it stands for">
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
            <Skeleton lines={2} width="14rem" />
            <p style={{ margin: 0, inlineSize: '14rem' }}>
              Kaffee „Barista“, ganze Bohne, 1 kg, geröstet in Hamburg
            </p>
          </div>
        </Example>
        <Example caption="box, circle">
          <div style={{ display: 'flex', gap: '1rem' }}>
            <Skeleton shape="box" width="8rem" ratio="4/3" />
            <Skeleton shape="circle" width="4rem" />
          </div>
        </Example>
      </Examples>
    </BothSchemes>
  ),
});
