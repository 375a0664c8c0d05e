import preview from '#.storybook/preview.tsx';
import { Meter } from '#src/ui/Meter/Meter.tsx';

const meta = preview.meta({
  title: 'UI/Meter',
  component: Meter,
  args: { label: '5.00 € to go for free shipping', value: 0.75 },
});

/** BEY-14: a part of the amount is reached. */
export const Default = meta.story({});

/** BEY-14: the full amount is reached. */
export const Full = meta.story({ args: { label: 'Your order ships for free.', value: 1 } });
