import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LAYOUT_WIDTHS } from '#src/config/breakpoints.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { StandInBar } from '#src/ui/WindowEdge/StandInBar.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'UI/Stand-in bar',
  component: StandInBar,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { name: 'example-bar', of: null, children: null },
  argTypes: { name: { control: false }, of: { control: false }, children: { control: false } },
});

const isNarrow = () => window.innerWidth < LAYOUT_WIDTHS.wide;

// Proves HDR-16.
/** A shopper reads a long page whose button is at its end. On a phone a bar has it until that button arrives. */
export const Default = meta.story({
  render: (args) => <LongPage {...args} />,
  play: async ({ canvasElement, ...context }) => {
    const name = messagesOf(context)('page.product.add');
    const buttons = () => within(canvasElement).getAllByRole('button', { name });
    const count = isNarrow() ? 2 : 1;
    await waitFor(() => expect(buttons()).toHaveLength(count));
    const [own] = buttons();
    own?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(buttons()).toEqual([own]));
    window.scrollTo(0, 0);
    await waitFor(() => expect(buttons()).toHaveLength(count));
    // The End key jumps past the button, which is never in the window.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(buttons()).toEqual([own]));
    window.scrollTo(0, 0);
    await waitFor(() => expect(buttons()).toHaveLength(count));
  },
});

function LongPage(args: Parameters<typeof StandInBar>[0]) {
  const add = useText()('page.product.add');
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <div style={{ blockSize: '150vh' }} />
      <Button ref={setButton} isBlock>
        {add}
      </Button>
      <div style={{ blockSize: '150vh' }} />
      <StandInBar {...args} of={button}>
        <Price amount={34.99} />
        <Button>{add}</Button>
      </StandInBar>
    </>
  );
}
