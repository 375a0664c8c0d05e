import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';

/** A text and a price, to try the toolbar on. */
function Sample() {
  const text = useText();
  const money = useMoney();
  return (
    <p>
      {text('header.skip_link')} · {money(1234.5)}
    </p>
  );
}

const meta = preview.meta({ title: 'Docs/Sample', component: Sample });

/** A newcomer changes site and language in the toolbar and sees price and text follow (SIT-01). */
export const Default = meta.story({});

/** A shopper in Hungary sees whole forints. */
export const Hungary = meta.story({
  globals: { site: 'HU' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1\s235\sFt/)).toBeVisible();
  },
});
