import { expect, fn, waitFor } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { TruckIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf } from '../messagesOf.ts';
import { BothSchemes, Example, Examples } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Disclosure',
  component: Disclosure,
  args: { title: pageText('newsletter.legal.title'), children: pageText('consent.necessary.purpose') },
});

// Proves FND-01, INP-10.
/** A shopper opens and closes the panel by its button, and opens it again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const button = canvas.getByRole('button', { name: messages('newsletter.legal.title') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByText(messages('consent.necessary.purpose'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.querySelector('[hidden]')).toHaveAttribute('hidden', 'until-found');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(messages('consent.necessary.purpose'))).toBeVisible();
  },
});

// Proves FTR-01.
/** In-page search finds hidden text: the closed panel is `hidden="until-found"`. */
export const FoundByTheBrowser = meta.story({
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, canvasElement, ...context }) => {
    const messages = messagesOf(context);
    const panel = canvasElement.querySelector('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await waitFor(() => {
      // The panel listens as soon as its effects have run.
      if (panel?.hasAttribute('hidden')) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      return expect(canvas.getByText(messages('consent.necessary.purpose'))).toBeVisible();
    });
    await expect(panel).not.toHaveAttribute('hidden');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

/** A designer compares variants, closed and open, light and dark, with a long title. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: (args) => (
    <BothSchemes>
      <div style={{ maxInlineSize: '26rem' }}>
        <Examples>
          <Example caption="lined">
            <Disclosure {...args} headingLevel={3} icon={<TruckIcon />} title="Lieferung und Versand" />
            <Disclosure {...args} headingLevel={3} defaultOpen title="Bezahlen" />
            <Disclosure
              {...args}
              headingLevel={3}
              title="Reklamationsabwicklung und Gewährleistungsansprüche für Kaffeevollautomaten"
            />
          </Example>
          <Example caption="quiet">
            <Disclosure {...args} variant="quiet" />
            <Disclosure {...args} variant="quiet" defaultOpen />
          </Example>
        </Examples>
      </div>
    </BothSchemes>
  ),
});
