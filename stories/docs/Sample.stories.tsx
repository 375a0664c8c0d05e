import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';

/** A text, and the cart's total once it was asked for: enough to try the toolbar and the scenarios on. */
function Sample() {
  const text = useText();
  const money = useMoney();
  const shop = useAtomValue(shopApiAtom);
  const announce = useAnnounce();
  const [total, setTotal] = useState<string>('…');
  const ask = async () => {
    const answer = await shop.readCart();
    const said = answer.ok ? money(answer.value.cart.totalSum) : answer.error.kind;
    setTotal(said);
    announce(said);
  };
  return (
    <p>
      {text('header.skip_link')}{' '}
      <button type="button" onClick={ask}>
        {total}
      </button>
    </p>
  );
}

const meta = preview.meta({ title: 'Docs/Sample', component: Sample });

/** A newcomer changes site and language in the toolbar and sees price and text follow (SIT-01). */
export const Default = meta.story({ parameters: { scenario: 'cart-full' } });

/** A shopper in Hungary sees whole forints. */
export const Hungary = meta.story({
  globals: { site: 'HU' },
  parameters: { scenario: 'cart-full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/\d\sFt$/)).toBeVisible();
  },
});

/** The shop is not there: the story sees a broken connection. */
export const Offline = meta.story({
  parameters: { scenario: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'network' })).toBeVisible();
  },
});
