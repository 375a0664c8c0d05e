import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import {
  clearAnnouncements,
  readAnnouncements,
  subscribeToAnnouncements,
} from '#src/ui/Announcer/announcementLedger.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { messagesOf } from '../messagesOf.ts';

function Sample() {
  const announce = useAnnounce();
  const ledger = useSyncExternalStore(subscribeToAnnouncements, readAnnouncements, readAnnouncements);
  return (
    <div data-vitrine="sample" style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Button variant="secondary" onPress={() => announce('Kaffee „Barista“ wurde gelöscht.')}>
        Höflich sagen
      </Button>
      <Button variant="secondary" onPress={() => announce('Keine Verbindung zum Shop.', 'assertive')}>
        Sofort sagen
      </Button>
      <ol>
        {ledger.map(({ order, message, politeness, locale, isRepeat }) => (
          <li key={order}>
            {order}. {message} ({politeness}, {locale}
            {isRepeat && ', not said again'})
          </li>
        ))}
      </ol>
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/Announcer',
  component: Sample,
  beforeEach: () => clearAnnouncements(),
});

// Proves BEY-01.
/** The announcements in order, with their language; a double press is announced once. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    const polite = canvas.getByRole('button', { name: 'Höflich sagen' });
    await userEvent.click(polite);
    await userEvent.click(polite);
    await userEvent.click(canvas.getByRole('button', { name: 'Sofort sagen' }));
    await expect(readAnnouncements()).toMatchObject([
      { order: 1, politeness: 'polite', locale: messagesOf(context).locale, isRepeat: false },
      { order: 2, isRepeat: true },
      { order: 3, politeness: 'assertive', message: 'Keine Verbindung zum Shop.' },
    ]);
  },
});
