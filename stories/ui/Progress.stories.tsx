import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { CountdownRing, ProgressRing } from '#src/ui/ProgressRing/ProgressRing.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { BothSchemes, Example, Examples } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Progress',
  component: ProgressRing,
  args: { value: 0.6, label: pageText('mini_cart.updating') },
});

/** Someone who uploads a file sees how much is done. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves MC-11.
/** The remaining time to undo a deletion; hovering pauses it. */
export const TimeRunningOut = meta.story({
  render: () => <CountdownRing durationMs={UNDO_WINDOW_MS} size="large" />,
});

/** A designer compares rings and sizes, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BothSchemes>
      <Examples>
        <Example caption="Spinner">
          <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            <Spinner size="small" />
            <Spinner />
            <Spinner size="large" />
          </div>
        </Example>
        <Example caption="ProgressRing 0, 25, 60, 100 %">
          <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            {[0, 0.25, 0.6, 1].map((value) => (
              <ProgressRing key={value} value={value} label="Hochgeladen" size="large" />
            ))}
          </div>
        </Example>
        <Example caption="CountdownRing, paused after 3 and 8 s">
          <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
            <CountdownRing durationMs={UNDO_WINDOW_MS} elapsedMs={3000} isPaused size="small" />
            <CountdownRing durationMs={UNDO_WINDOW_MS} elapsedMs={8000} isPaused size="large" />
          </div>
        </Example>
      </Examples>
    </BothSchemes>
  ),
});
