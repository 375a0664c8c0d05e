import type { StoryContext } from '@storybook/react-vite';

/** The sign-up data of these stories. */
export const EMAIL = 'kim@example.com';

/** A field of the form by the name it is sent under, which is the same in every country. */
export const fieldOf = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[name="${name}"]`);

/** Fills in all of a country's fields. */
export async function fillIn({
  canvasElement,
  userEvent,
}: Pick<StoryContext, 'canvasElement' | 'userEvent'>) {
  await userEvent.type(fieldOf(canvasElement, 'email') as HTMLElement, EMAIL);
  const salutation = fieldOf(canvasElement, 'salutation');
  if (salutation) await userEvent.selectOptions(salutation, 'DIVERS');
  for (const [name, text] of [
    ['firstName', 'Kim'],
    ['lastName', 'Kovács'],
  ] as const) {
    const field = fieldOf(canvasElement, name);
    if (field) await userEvent.type(field, text);
  }
  const consent = fieldOf(canvasElement, 'legals');
  if (consent) await userEvent.click(consent);
}
