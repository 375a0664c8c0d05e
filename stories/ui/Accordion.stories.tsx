import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Accordion, AccordionItem } from '#src/ui/Accordion/Accordion.tsx';

const ITEMS = [
  ['payment', 'Bezahlen', 'Mit Karte, auf Rechnung oder beim Abholen.'],
  ['delivery', 'Lieferung', 'In zwei bis drei Werktagen.'],
  ['returns', 'Rückgabe', 'Innerhalb von 30 Tagen, kostenlos.'],
] as const;

const meta = preview.meta({
  title: 'UI/Accordion',
  component: Accordion,
  render: (args) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Accordion {...args}>
        {ITEMS.map(([id, title, text]) => (
          <AccordionItem key={id} id={id} title={title} headingLevel={3}>
            {text}
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  ),
  args: { children: null },
  argTypes: { children: { control: false } },
});

const open = (buttons: HTMLElement[]) =>
  buttons
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);

// Proves FND-01, INP-10.
/** A shopper opens as many panels as they like. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    await expect(open(buttons)).toEqual(['Bezahlen', 'Lieferung', 'Rückgabe']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lieferung' }));
    await expect(open(buttons)).toEqual(['Bezahlen', 'Rückgabe']);
  },
});

// Proves INP-10.
/** A shopper opens one panel, the other closes; pressing the open one closes it. */
export const Single = meta.story({
  name: 'One open at a time',
  args: { mode: 'single', defaultOpen: ['payment'] },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgabe' }));
    await expect(open(buttons)).toEqual(['Rückgabe']);
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgabe' }));
    await expect(open(buttons)).toEqual([]);
  },
});

// Proves INP-10.
/** In a radio-style group one panel is always open. */
export const RadioStyle = meta.story({
  name: 'Always one open',
  args: { mode: 'radio', defaultOpen: ['payment'] },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    const payment = canvas.getByRole('button', { name: 'Bezahlen' });
    await expect(payment).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(payment);
    await expect(open(buttons)).toEqual(['Bezahlen']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lieferung' }));
    await expect(open(buttons)).toEqual(['Lieferung']);
  },
});
