import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Select, type SelectProps } from '#src/ui/Select/Select.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

const OPTIONS = [
  { value: 'price', label: 'Preis' },
  { value: 'name', label: 'Name' },
];
const user = userEvent.setup();

/** In a form, with its list loaded. */
async function show(props: Partial<SelectProps> = {}) {
  render(
    <VitrineProvider site="DE">
      <form aria-label="Filter">
        <Select label="Sortierung" name="sort" placeholder="Bitte wählen" options={OPTIONS} {...props} />
        <button type="reset">Zurücksetzen</button>
      </form>
    </VitrineProvider>,
  );
  return screen.findByRole('button', { name: /Sortierung/ });
}
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('sort');
const choose = async (trigger: HTMLElement, name: string) => {
  await user.click(trigger);
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name }));
};

describe('INP-01: a select with a custom list', () => {
  it.each([
    ['its placeholder', undefined, 'Bitte wählen', ''],
    ['what it started with', 'name', 'Name', 'name'],
  ])('INP-07: a form reset restores %s', async (_, defaultValue, shown, value) => {
    const trigger = await show(defaultValue === undefined ? {} : { defaultValue });
    await choose(trigger, 'Preis');
    expect(trigger).toHaveTextContent('Preis');
    expect(sent()).toBe('price');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(sent()).toBe(value);
    expect(trigger).toHaveTextContent(shown);
  });
});

describe('INP-01: a native select', () => {
  it('INP-07: a form reset restores the initial value, also after the next render', async () => {
    const page = (hint: string) => (
      <VitrineProvider site="DE">
        <form aria-label="Filter">
          <SelectField label="Sortierung" name="sort" description={hint} defaultValue="name">
            <option value="price">Preis</option>
            <option value="name">Name</option>
          </SelectField>
          <button type="reset">Zurücksetzen</button>
        </form>
      </VitrineProvider>
    );
    const { rerender } = render(page(''));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'price');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(sent()).toBe('name');
    rerender(page('Neu'));
    expect(sent()).toBe('name');
  });
});
