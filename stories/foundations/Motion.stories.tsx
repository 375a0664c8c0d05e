import preview from '#.storybook/preview.tsx';
import { TokenName } from './TokenName.tsx';
import './foundations.css';

const DURATIONS = [
  ['fast', 'ease-out', 'Colours under the pointer'],
  ['normal', 'ease-out', 'A flyout grows from its icon'],
  ['slow', 'ease-out', 'A panel slides open, a line folds'],
] as const;

function Motion() {
  return (
    <div className="sheet" data-vitrine="foundations">
      <h2>Short, from where the thing comes</h2>
      {DURATIONS.map(([duration, ease, use]) => (
        <div key={duration} className="row row-wide track">
          <span>
            {use}
            <TokenName name={`--v-duration-${duration}`} />
            <code>--v-{ease}</code>
          </span>
          <button
            type="button"
            className="mover"
            aria-label={use}
            style={{ transition: `translate var(--v-duration-${duration}) var(--v-${ease})` }}
          />
        </div>
      ))}
      <p className="sheet-note">
        Point at a row, or reach it by keyboard. Under reduced motion every duration is 0: things are where
        they belong at once. The spinner stands still, and the ring of an undo goes in steps.
      </p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
});

/** All durations and where each is used. */
export const Default = meta.story({});
