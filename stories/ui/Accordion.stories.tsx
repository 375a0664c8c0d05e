import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Accordion, AccordionItem } from '#src/ui/Accordion/Accordion.tsx';
import { messagesOf } from '../messagesOf.ts';

const ITEMS = [
  ['payment', 'page.checkout.payment', 'page.topic.checkout.text'],
  ['delivery', 'page.checkout.delivery', 'page.checkout.delivery_home_time'],
  ['contact', 'user_menu.contact', 'page.topic.contact.text'],
] as const;

const meta = preview.meta({
  title: 'UI/Accordion',
  component: Accordion,
  render: function Questions(args) {
    const text = useText();
    return (
      <div style={{ maxInlineSize: '28rem' }}>
        <Accordion {...args}>
          {ITEMS.map(([id, title, answer]) => (
            <AccordionItem key={id} id={id} title={text(title)} headingLevel={3}>
              {text(answer)}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    );
  },
  args: { children: null },
  argTypes: { children: { control: false } },
});

/** The titles in the language of the toolbar. */
const titlesOf = (context: Parameters<typeof messagesOf>[0]) =>
  ITEMS.map(([, title]) => messagesOf(context).text(title)) as [string, string, string];

const open = (buttons: HTMLElement[]) =>
  buttons
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);

// Proves FND-01, INP-10.
/** A shopper opens as many panels as they like. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const [payment, delivery, contact] = titlesOf(context);
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    await expect(open(buttons)).toEqual([payment, delivery, contact]);
    await userEvent.click(canvas.getByRole('button', { name: delivery }));
    await expect(open(buttons)).toEqual([payment, contact]);
  },
});

// Proves INP-10.
/** A shopper opens one panel, the other closes; pressing the open one closes it. */
export const Single = meta.story({
  name: 'One open at a time',
  args: { mode: 'single', defaultOpen: ['payment'] },
  play: async ({ canvas, userEvent, ...context }) => {
    const [, , contact] = titlesOf(context);
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: contact }));
    await expect(open(buttons)).toEqual([contact]);
    await userEvent.click(canvas.getByRole('button', { name: contact }));
    await expect(open(buttons)).toEqual([]);
  },
});

// Proves INP-10.
/** In a radio-style group one panel is always open. */
export const RadioStyle = meta.story({
  name: 'Always one open',
  args: { mode: 'radio', defaultOpen: ['payment'] },
  play: async ({ canvas, userEvent, ...context }) => {
    const [payment, delivery] = titlesOf(context);
    const buttons = canvas.getAllByRole('button');
    const button = canvas.getByRole('button', { name: payment });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(open(buttons)).toEqual([payment]);
    await userEvent.click(canvas.getByRole('button', { name: delivery }));
    await expect(open(buttons)).toEqual([delivery]);
  },
});
