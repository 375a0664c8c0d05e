import preview from '#.storybook/preview.tsx';
import { NewsletterForm } from '#src/features/newsletter/index.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/Sites',
  component: NewsletterForm,
  args: { origin: 'page' },
  play: async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findAllByRole('textbox'))[0] as HTMLElement),
});

// Proves NWL-02.
/** In Germany the form first shows only the address. */
export const DE = meta.story({ globals: { site: 'DE' } });

// Proves NWL-02.
/** Austria: salutation and names are optional. */
export const AT = meta.story({ globals: { site: 'AT' } });

// Proves NWL-02.
/** Switzerland in German: only the address, with the formal "Sie". */
export const CH = meta.story({ globals: { site: 'CH' } });

// Proves NWL-02.
/** Switzerland in French: only the address. */
export const CH_FR = meta.story({ globals: { site: 'CH_FR' } });

// Proves NWL-02.
/** Poland: only the address. */
export const PL = meta.story({ globals: { site: 'PL' } });

// Proves NWL-13.
/** Czechia sets the age at 18. */
export const CZ = meta.story({ globals: { site: 'CZ' } });

// Proves NWL-02, NWL-14.
/** Hungary requires salutation and names, and links an example. */
export const HU = meta.story({ globals: { site: 'HU' } });

// Proves NWL-13.
/** Slovakia sets the age at 18. */
export const SK = meta.story({ globals: { site: 'SK' } });

// Proves NWL-03.
/** Türkiye requires names and a consent of its own, and has no privacy line. */
export const TR = meta.story({ globals: { site: 'TR' } });
