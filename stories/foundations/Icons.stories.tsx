import type { ComponentType } from 'react';
import preview from '#.storybook/preview.tsx';
import * as brandIcons from '#src/ui/Icon/brandIcons.tsx';
import type { IconProps } from '#src/ui/Icon/Icon.tsx';
import * as icons from '#src/ui/Icon/icons.tsx';
import './foundations.css';

function Sheet({ set }: { set: Record<string, ComponentType<IconProps>> }) {
  return (
    <div className="icons">
      {Object.entries(set).map(([name, Shown]) => (
        <div key={name}>
          <Shown size="large" />
          <code>{name}</code>
        </div>
      ))}
    </div>
  );
}

function Icons() {
  return (
    <div className="sheet" data-vitrine="foundations">
      <section>
        <h2>Interface</h2>
        <Sheet set={icons} />
      </section>
      <section>
        <h2>Marks</h2>
        <Sheet set={brandIcons} />
      </section>
      <section>
        <h2>Sizes</h2>
        <p>
          <icons.BagIcon size="small" /> <icons.BagIcon /> <icons.BagIcon size="large" />{' '}
          <icons.StarIcon isFilled label="5 von 5 Sternen" />
        </p>
      </section>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: Icons,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Interface icons and brand marks by name, drawn as lines in the colour of their text.',
      },
    },
  },
});

/** All icons with their names. */
export const Default = meta.story({});
