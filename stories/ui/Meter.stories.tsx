import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Meter } from '#src/ui/Meter/Meter.tsx';

const meta = preview.meta({
  title: 'UI/Meter',
  component: Meter,
  args: { label: pageText('mini_cart.shipping_progress.reached'), value: 1 },
});

// Proves BEY-14.
/** A part of the amount is reached. */
export const Default = meta.story({
  args: { value: 0.75 },
  render: function Remaining(args) {
    const text = useText();
    const amount = formatMoney(5, useSite().money);
    return <Meter {...args} label={text('mini_cart.shipping_progress.remaining', { amount })} />;
  },
});

// Proves BEY-14.
/** The full amount is reached. */
export const Full = meta.story({});
