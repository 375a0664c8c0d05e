import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';

const meta = preview.meta({
  title: 'Forms/Text',
  component: TextField,
  args: { label: pageText('page.checkout.street'), name: 'street', autoComplete: 'address-line1' },
});

// Proves INP-01.
/** A person meets an empty line to fill in. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves INP-01.
/** An asterisk marks a mandatory field; a hint describes the input. */
export const RequiredWithHint = meta.story({
  args: { isRequired: true, description: 'Keine Packstation, bitte' },
});

// Proves INP-01.
/** Valid input, shown by border and icon. */
export const Valid = meta.story({ args: { defaultValue: 'Kaffeegasse 7', isValid: true } });

// Proves INP-01.
/** Invalid input, shown by border, icon and text. */
export const ErrorState = meta.story({
  args: { defaultValue: '???', error: pageText('forms.required'), isRequired: true },
});

// Proves INP-01.
/** Not to be changed now. */
export const Disabled = meta.story({ args: { defaultValue: 'Kaffeegasse 7', isDisabled: true } });

// Proves INP-01.
/** A long label and a long message break into lines. */
export const LongTexts = meta.story({
  args: {
    label: 'Rechnungsempfängerin beziehungsweise Rechnungsempfänger (Donaudampfschifffahrtsgesellschaft)',
    error: 'Bitte gib hier den vollständigen Namen so an, wie er auf der letzten Rechnung gestanden hat.',
  },
  globals: { viewport: { value: 'mobile1' } },
});

// Proves INP-01.
/** In a page that is read from right to left, signs and label change sides. */
export const RightToLeft = meta.story({
  args: { error: pageText('forms.required') },
  render: (args) => (
    <div dir="rtl">
      <TextField {...args} />
    </div>
  ),
});
