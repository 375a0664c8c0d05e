import preview from '#.storybook/preview.tsx';
import { TokenName } from './TokenName.tsx';
import './foundations.css';

const SPACES = ['half', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'];
const RADII = ['s', 'm', 'l', 'pill'];
const SIZES = [
  'icon-small',
  'icon-medium',
  'icon-large',
  'target-min',
  'control-small',
  'control-medium',
  'control-large',
];

function Spacing() {
  return (
    <div className="sheet" data-vitrine="foundations">
      <section>
        <h2>Space, in steps of 4 px</h2>
        {SPACES.map((step) => (
          <div key={step} className="row">
            <TokenName name={`--v-space-${step}`} />
            <div className="ruler" style={{ inlineSize: `var(--v-space-${step})` }} />
          </div>
        ))}
      </section>
      <section>
        <h2>Sizes of icons and controls</h2>
        {SIZES.map((size) => (
          <div key={size} className="row">
            <TokenName name={`--v-${size}`} />
            <div
              className="ruler"
              style={{ inlineSize: `var(--v-${size})`, blockSize: `var(--v-${size})` }}
            />
          </div>
        ))}
      </section>
      <section>
        <h2>Corners</h2>
        <div className="swatches">
          {RADII.map((radius) => (
            <div key={radius} className="swatch">
              <span
                className="swatch-colour"
                style={{
                  borderRadius: `var(--v-radius-${radius})`,
                  backgroundColor: 'var(--v-color-accent-ground)',
                }}
              />
              <TokenName name={`--v-radius-${radius}`} />
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Paper on paper</h2>
        <div className="swatches">
          {['paper', 'raised'].map((shadow) => (
            <div key={shadow} className="swatch">
              <span
                className="swatch-colour"
                style={{
                  boxShadow: `var(--v-shadow-${shadow})`,
                  backgroundColor: 'var(--v-color-ground-raised)',
                }}
              />
              <code>--v-shadow-{shadow}</code>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Spacing',
  component: Spacing,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One grid of 4 px for every distance; sizes of controls, corners and shadows. Under a finger the small sizes grow to 44 px by themselves.',
      },
    },
  },
});

/** A designer sees the grid of 4 px, the sizes of controls, corners and shadows. */
export const Default = meta.story({});
