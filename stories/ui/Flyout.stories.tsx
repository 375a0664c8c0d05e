import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { UserIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { messagesOf } from '../messagesOf.ts';
import { openInDocs } from '../openInDocs.ts';

type SampleProps = Partial<ComponentProps<typeof Flyout>> & { startsOpen?: boolean };

/** A header with one icon that opens a flyout. */
function HeaderWithFlyout({ startsOpen = false, children, onClose, ...flyout }: SampleProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const text = useText();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <div data-vitrine="header" style={{ minBlockSize: '34rem' }}>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-end',
          borderBlockEnd: '1px solid var(--v-color-line)',
        }}
      >
        <IconButton
          ref={trigger}
          label={text('user_menu.label')}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          <UserIcon />
        </IconButton>
        <Flyout
          name="USER_MENU"
          label={text('user_menu.label')}
          isOpen={isOpen}
          triggerRef={trigger}
          onClose={(reason) => {
            setIsOpen(false);
            onClose?.(reason);
          }}
          {...flyout}
        >
          {children ?? <p>{text('page.sign_in.text')}</p>}
        </Flyout>
      </div>
      <p>{text('page.topic.content.text')}</p>
      <Button variant="secondary">{text('mini_cart.empty.continue')}</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/Flyout',
  component: HeaderWithFlyout,
  args: { onClose: fn(), header: pageText('user_menu.label') },
  parameters: openInDocs,
});

// Proves FND-01.
/** A shopper opens the flyout below its icon. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  args: { startsOpen: true },
});

// Proves HDR-08.
/** A shopper closes with Escape and is back on the icon. */
export const Escape = meta.story({
  name: 'Closed by Escape',
  args: { children: <a href="/account">Mein Konto ansehen</a> },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const icon = canvas.getByRole('button', { name: messages('user_menu.label') });
    await userEvent.click(icon);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await expect(icon).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

// Proves HDR-08.
/** A press outside or moving the focus away closes the flyout. */
export const Outside = meta.story({
  name: 'Closed from outside',
  play: async ({ args, canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByRole('button', { name: messages('user_menu.label') }));
    await userEvent.click(canvas.getByText(messages('page.topic.content.text')));
    await expect(args.onClose).toHaveBeenLastCalledWith('outside');
    await userEvent.click(canvas.getByRole('button', { name: messages('user_menu.label') }));
    await userEvent.tab();
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('focus-left'));
    await expect(canvas.getByRole('button', { name: messages('mini_cart.empty.continue') })).toHaveFocus();
  },
});

// Proves HDR-10.
/** A shopper with much in the flyout scrolls inside it; head and foot stay. */
export const LongContent = meta.story({
  args: {
    startsOpen: true,
    hasCloseButton: true,
    footer: (
      <Button variant="activating" isBlock>
        Zur Kasse
      </Button>
    ),
    children: (
      <ol aria-label="Artikel">
        {Array.from({ length: 40 }, (_, line) => (
          <li key={line} style={{ paddingBlock: '0.5rem' }}>
            <Link href={`/p/${line + 1}`}>Artikel {line + 1}</Link>
          </li>
        ))}
      </ol>
    ),
  },
});

/** A shopper waits: the flyout has its final shape already. */
export const Loading = meta.story({
  args: {
    startsOpen: true,
    isBusy: true,
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Skeleton lines={2} />
        <Skeleton shape="box" height="4rem" />
      </div>
    ),
  },
});

/** On a small phone the flyout has the full width. */
export const Narrow = meta.story({
  args: { startsOpen: true, hasCloseButton: true },
  globals: { viewport: { value: 'mobile1' } },
});
