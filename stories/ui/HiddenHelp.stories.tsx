import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { messagesOf } from '../messagesOf.ts';

function Sample() {
  const text = useText();
  return (
    <div style={{ position: 'relative', minBlockSize: '8rem' }}>
      <SkipLink href="#main">{text('header.skip_link')}</SkipLink>
      <p id="main">
        <VisuallyHidden>{text('mini_cart.title')}: </VisuallyHidden>
        {text('mini_cart.shipping_progress.reached')}
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
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: messagesOf(context)('header.skip_link') });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(-40);
  },
});
