import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { messagesOf } from '../messagesOf.ts';

const SLIDES = ['page.topic.newsletter.text', 'page.delivery.pickup', 'page.topic.beanaccount.text'] as const;

function Slide({ id }: { id: (typeof SLIDES)[number] }) {
  return <p style={{ textAlign: 'center' }}>{useText()(id)}</p>;
}

const meta = preview.meta({
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    label: pageText('promotion.banner_label'),
    slides: SLIDES.map((id) => ({ key: id, name: pageText(id), content: () => <Slide id={id} /> })),
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
    await expect(canvas.getByText(messages(SLIDES[1]))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages('carousel.previous') }));
    await expect(canvas.getByText(messages(SLIDES[0]))).toBeVisible();
  },
});
