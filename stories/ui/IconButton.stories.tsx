import { expect, fn } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon, TrashIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf } from '../messagesOf.ts';
import { BothSchemes, Matrix, STATE_COLUMNS } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Icon button',
  component: IconButton,
  args: { label: pageText('search.forget'), children: <TrashIcon />, onPress: fn() },
  argTypes: { children: { control: false } },
});

/** The accessible name contains what the button deletes. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ args, canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(context)('search.forget') }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

// Proves INP-08.
/** A disabled button is focusable and describes the reason. */
export const Disabled = meta.story({
  args: { isDisabled: true, disabledReason: 'Dieser Artikel wird gerade geprüft.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Dieser Artikel wird gerade geprüft.');
  },
});

/** A designer compares sizes, variants and states, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Matrix
        rows={['quiet small', 'quiet medium', 'quiet large', 'outlined medium', 'filled medium']}
        columns={[...STATE_COLUMNS, 'disabled', 'loading']}
        cell={(row, state) => {
          const [variant, size] = row.split(' ') as ['quiet', 'medium'];
          return (
            <IconButton
              variant={variant}
              size={size}
              label={`${row}, ${state}`}
              isDisabled={state === 'disabled'}
              isLoading={state === 'loading'}
            >
              <CloseIcon />
            </IconButton>
          );
        }}
      />
    </BothSchemes>
  ),
});
