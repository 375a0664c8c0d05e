import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { libraryTexts } from '../../scripts/texts/libraryTexts.ts';
import { TextsTable } from '../../stories/docs/TextsTable.tsx';

const shownIds = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('LIB-04: a text is found by its id, and shown in the chosen language', async () => {
  render(<TextsTable texts={libraryTexts()} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Id or words' }), 'header.skip_link');
  expect(shownIds()).toEqual(['header.skip_link']);
  expect(screen.getByRole('status')).toHaveTextContent('1 text');
  expect(screen.getByRole('cell', { name: 'Skip to main content' })).toHaveAttribute('lang', 'en');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'pl-PL');
  expect(screen.getByRole('cell', { name: 'Przejdź do treści' })).toHaveAttribute('lang', 'pl-PL');
});

it('LIB-04: an id is found by its words in any language, whatever language is shown', async () => {
  render(<TextsTable texts={libraryTexts()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'Przejdź do treści');
  expect(shownIds()).toContain('header.skip_link');
});
