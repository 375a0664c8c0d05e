import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

function Sample() {
  return (
    <div style={{ position: 'relative', minBlockSize: '8rem' }}>
      <SkipLink href="#main">Zum Hauptinhalt</SkipLink>
      <p id="main">
        <VisuallyHidden>Im Warenkorb: </VisuallyHidden>3 Artikel
      </p>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Skip link and hidden text', component: Sample });

// Proves HDR-14.
/** The skip link becomes visible on keyboard focus. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  name: 'Skip link',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Zum Hauptinhalt' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(-40);
  },
});
