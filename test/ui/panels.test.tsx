import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion, AccordionItem } from '#src/ui/Accordion/Accordion.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { ReadMore } from '#src/ui/ReadMore/ReadMore.tsx';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { showOnPage } from './page.tsx';

function Group(props: Partial<Parameters<typeof Accordion>[0]>) {
  return (
    <Accordion {...props}>
      <AccordionItem id="pay" title="Bezahlen" headingLevel={3}>
        Auf Rechnung
      </AccordionItem>
      <AccordionItem id="send" title="Lieferung" headingLevel={3}>
        Zwei Tage
      </AccordionItem>
    </Accordion>
  );
}

const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

it('INP-10: a controlled group shows the given panels', async () => {
  const onOpenChange = vi.fn();
  render(<Group open={['send']} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bezahlen' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(['send', 'pay']);
  expect(expanded('Bezahlen')).toBe('false');
});

it('INP-10: a panel outside a group throws an error for the developer', () => {
  expect(() =>
    render(
      <AccordionItem id="pay" title="Bezahlen">
        …
      </AccordionItem>,
    ),
  ).toThrow(/Put it into an Accordion/);
  takeComplaints();
});

it('INP-10: the text slider opens when a link inside receives the focus', async () => {
  showOnPage(
    <ReadMore>
      Langer Text <a href="/legal">Bedingungen</a>
    </ReadMore>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeVisible();
});

it('HDR-17: a panel that the page closes gives its focus to its button', async () => {
  const show = (isOpen: boolean) => (
    <Disclosure title="Hinweise" isOpen={isOpen}>
      <a href="/legal">Bedingungen</a>
    </Disclosure>
  );
  const { rerender } = showOnPage(show(true));
  act(() => screen.getByRole('link').focus());
  await act(async () => rerender(show(false)));
  expect(screen.getByRole('button', { name: 'Hinweise' })).toHaveFocus();
});
