import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion, AccordionItem } from '#src/ui/Accordion/Accordion.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { ReadMore } from '#src/ui/ReadMore/ReadMore.tsx';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { OnPage } from './page.tsx';

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

it('INP-10: a disclosure labels its panel and is a heading where required', async () => {
  render(
    <Disclosure title="Rechtliches" headingLevel={2} data-part="legal-toggle">
      Bis Dezember
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Rechtliches' });
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(button);
  expect(button).toHaveAttribute('data-part', 'legal-toggle');
  await userEvent.click(button);
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    'Bis Dezember',
  );
});

it('INP-10: the text slider has labels in the page’s language', async () => {
  render(
    <OnPage site="PL">
      <ReadMore>Bardzo długi tekst</ReadMore>
    </OnPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(screen.getByRole('button', { name: 'Pokaż mniej' })).toHaveAttribute('aria-expanded', 'true');
});

it('INP-10: the text slider opens when a link inside receives the focus', async () => {
  render(
    <OnPage>
      <ReadMore>
        Langer Text <a href="/legal">Bedingungen</a>
      </ReadMore>
    </OnPage>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeVisible();
});
