import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';

const meta = preview.meta({
  title: 'Forms/Name',
  component: NameField,
  args: { part: 'first' as const, name: 'firstName' },
});

/** INP-01: a first name; the browser offers the person's own. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

/** INP-01: a last name. */
export const LastName = meta.story({ args: { part: 'last', name: 'lastName' } });

/** NWL-06: a web address is no name. */
export const ErrorState = meta.story({
  args: {
    defaultValue: 'www.example.com',
    error: 'Dieses Feld enthält ungültige Zeichen.',
    isRequired: true,
  },
});
