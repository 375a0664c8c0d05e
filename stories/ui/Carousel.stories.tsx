import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { wordsOf } from '../wordsOf.ts';

const meta = preview.meta({
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    label: 'Neuigkeiten',
    slides: ['Kaffeewochen: 20 % auf alle Bohnen', 'Versandkostenfrei ab 20 €', '30 Tage Rückgabe'].map(
      (words) => ({
        key: words,
        name: words,
        content: () => <p style={{ textAlign: 'center' }}>{words}</p>,
      }),
    ),
  },
});

/** BEY-23: a person pauses the slides and moves through them. */
export const Default = meta.story({
  name: 'BEY-23: slides that stop by their button',
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const words = wordsOf(context);
    // Where motion is reduced, it begins still.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(canvas.getByRole('button', { name: words('carousel.stop') }));
    await expect(await canvas.findByRole('button', { name: words('carousel.start') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words('carousel.next') }));
    await expect(canvas.getByText('Versandkostenfrei ab 20 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words('carousel.previous') }));
    await expect(canvas.getByText(/^Kaffeewochen/)).toBeVisible();
  },
});
