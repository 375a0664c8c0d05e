import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';

const meta = preview.meta({
  title: 'Forms/Name',
  component: NameField,
  args: { part: 'first' as const, name: 'firstName' },
});

// Proves INP-01.
/** A first name; the browser offers the person's own. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves INP-01.
/** A last name. */
export const LastName = meta.story({ args: { part: 'last', name: 'lastName' } });

// Proves NWL-06.
/** A web address is no name. */
export const ErrorState = meta.story({
  args: {
    defaultValue: 'www.example.com',
    error: pageText('newsletter.name_invalid'),
    isRequired: true,
  },
});
