import preview from '#.storybook/preview.tsx';
import { Meter } from '#src/ui/Meter/Meter.tsx';

const meta = preview.meta({
  title: 'UI/Meter',
  component: Meter,
  args: { label: '5.00 € to go for free shipping', value: 0.75 },
});

// Proves BEY-14.
/** A part of the amount is reached. */
export const Default = meta.story({});

// Proves BEY-14.
/** The full amount is reached. */
export const Full = meta.story({ args: { label: 'Your order ships for free.', value: 1 } });
