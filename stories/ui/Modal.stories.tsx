import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { messagesOf } from '../messagesOf.ts';
import { openInDocs } from '../openInDocs.ts';

function PageWithModal({
  startsOpen = false,
  ...modal
}: Partial<ComponentProps<typeof Modal>> & { startsOpen?: boolean }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {text('preview.open')}
      </Button>
      <Modal title={text('preview.open')} {...modal} isOpen={isOpen} onOpenChange={setIsOpen}>
        {modal.children ?? <p>{text('demo.preview.compare.text')}</p>}
      </Modal>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Modal', component: PageWithModal, parameters: openInDocs });

// Proves FND-01, PRV-02.
/** Staff open the dialog, leave it with Escape, are back on the button, and open it again. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const name = messagesOf(context)('preview.open');
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name });
    // It enters invisible.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Staff see the open dialog with its buttons. */
export const Open = meta.story({
  args: {
    startsOpen: true,
    footer: (
      <>
        <Button variant="secondary">Abmelden</Button>
        <Button>Übernehmen</Button>
      </>
    ),
  },
});

/** Someone with much to read scrolls inside; title and buttons stay. */
export const LongContent = meta.story({
  args: {
    startsOpen: true,
    size: 'small',
    title: 'Datenschutzeinwilligungsverwaltung und Werbezustimmungen',
    children: (
      <p>
        {'Wir nehmen den Schutz deiner Daten ernst. '.repeat(90)}
        <a href="/privacy">Alle Hinweise lesen</a>
      </p>
    ),
    footer: <Button isBlock>Verstanden</Button>,
  },
});
