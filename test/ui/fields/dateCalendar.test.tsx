import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';

const user = userEvent.setup();

function show(site: SiteCode = 'DE') {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <VitrineProvider site={site}>
      <DateField label="Datum" name="date" defaultValue="2027-03-26" onChange={onChange} />
    </VitrineProvider>,
  );
  return onChange;
}

it('INP-01: a day chosen in the calendar is the date, and the focus returns to the button', async () => {
  const onChange = show();
  const open = await screen.findByRole('button', { name: 'Kalender öffnen' });
  await user.click(open);
  const calendar = screen.getByRole('dialog', { name: 'Kalender öffnen' });
  expect(document.activeElement).toHaveAccessibleName(/26\. März 2027/);
  await user.click(within(calendar).getByText('30'));
  expect(onChange).toHaveBeenLastCalledWith('2027-03-30');
  expect(calendar).not.toBeInTheDocument();
  await waitFor(() => expect(open).toHaveFocus());
});

it('INP-01: the calendar works by keyboard, and Escape closes it without a choice', async () => {
  const onChange = show();
  const open = await screen.findByRole('button', { name: 'Kalender öffnen' });
  open.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  // The focus returns in the next frame.
  await waitFor(() => expect(open).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-27');
});
