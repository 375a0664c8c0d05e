import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { messagesOf } from '../messagesOf.ts';

const meta = preview.meta({
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    label: 'Neuigkeiten',
    slides: ['Kaffeewochen: 20 % auf alle Bohnen', 'Versandkostenfrei ab 20 €', '30 Tage Rückgabe'].map(
      (text) => ({
        key: text,
        name: text,
        content: () => <p style={{ textAlign: 'center' }}>{text}</p>,
      }),
    ),
  },
});

// Proves BEY-23.
/** A person pauses the slides and moves through them. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    // Where motion is reduced, it begins still.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(canvas.getByRole('button', { name: messages('carousel.stop') }));
    await expect(await canvas.findByRole('button', { name: messages('carousel.start') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.next') }));
    await expect(canvas.getByText('Versandkostenfrei ab 20 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.previous') }));
    await expect(canvas.getByText(/^Kaffeewochen/)).toBeVisible();
  },
});
