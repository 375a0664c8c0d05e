import { expect, fn } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import type { ButtonSize, ButtonVariant } from '#src/ui/Button/buttonProps.ts';
import { ArrowRightIcon, BagIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf } from '../messagesOf.ts';
import { BothSchemes, Example, Examples, Matrix, STATE_COLUMNS } from './Matrix.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'activating', 'sale', 'community'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: pageText('page.product.add'), onPress: fn() },
});

// Proves FND-01.
/** A designer tries every property of the button. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves INP-08.
/** A shopper presses the button, and the press arrives once. */
export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent, ...context }) => {
    const name = messagesOf(context)('page.product.add');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

// Proves INP-08.
/** A second press while the button is pending does nothing and keeps the focus. */
export const Loading = meta.story({
  args: { isLoading: true, variant: 'activating' },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const button = canvas.getByRole('button', { name: messagesOf(context).among('page.product.add') });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

// Proves INP-08.
/** The description of a disabled checkout button gives the reason. */
export const Disabled = meta.story({
  args: {
    children: pageText('mini_cart.checkout'),
    variant: 'activating',
    isDisabled: true,
    disabledReason: pageText('mini_cart.checkout_blocked.defective'),
  },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: messages('mini_cart.checkout') });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(messages('mini_cart.checkout_blocked.defective'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Long text on a narrow phone: the label wraps and is not truncated. */
export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: '15rem', display: 'grid', gap: '1rem' }}>
      <Button variant="activating" isBlock>
        Geschenkgutscheinbestellung unverbindlich fortsetzen
      </Button>
      <Button variant="secondary" isBlock>
        Megszentségteleníthetetlenségeskedéseitekért
      </Button>
    </div>
  ),
});

// Proves FTR-05.
/** Links that look like buttons, with icons, and one that opens a new tab. */
export const Links = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <ButtonLink href="/cart" variant="secondary">
        <BagIcon /> Zum Warenkorb
      </ButtonLink>
      <ButtonLink href="/checkout" variant="activating" size="large">
        Zur Kasse <ArrowRightIcon />
      </ButtonLink>
      <ButtonLink href="https://community.example" variant="community" isExternal>
        Zur Community
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas, ...context }) => {
    const newTab = messagesOf(context).among('ui.link.new_tab');
    const link = canvas.getByRole('link', { name: newTab });
    await expect(link).toHaveTextContent(/^Zur Community/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  },
});

/** A designer compares every variant in every state (hover, pressed, focus ring, disabled) and size, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Examples>
        <Matrix
          rows={VARIANTS}
          columns={[...STATE_COLUMNS, 'disabled', 'loading']}
          cell={(variant, state) => (
            <Button
              variant={variant as ButtonVariant}
              isDisabled={state === 'disabled'}
              isLoading={state === 'loading'}
            >
              Weiter
            </Button>
          )}
        />
        <Matrix
          rows={SIZES}
          columns={['text', 'icon', 'secondary', 'loading']}
          cell={(size, kind) => (
            <Button
              size={size as ButtonSize}
              variant={kind === 'secondary' ? 'secondary' : 'activating'}
              isLoading={kind === 'loading'}
            >
              {kind === 'icon' && <BagIcon />}
              Zur Kasse
            </Button>
          )}
        />
        <Example caption="block">
          <div style={{ inlineSize: 'min(20rem, 100%)' }}>
            <Button isBlock variant="activating">
              Zur Kasse
            </Button>
          </div>
        </Example>
      </Examples>
    </BothSchemes>
  ),
});
