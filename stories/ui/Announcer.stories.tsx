import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
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
  const text = useText();
  const [saved, failed] = [text('preview.success'), text('forms.failure.down')];
  const ledger = useSyncExternalStore(subscribeToAnnouncements, readAnnouncements, readAnnouncements);
  return (
    <div data-vitrine="sample" style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Button variant="secondary" onPress={() => announce(saved)}>
        {saved}
      </Button>
      <Button variant="secondary" onPress={() => announce(failed, 'assertive')}>
        {failed}
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
    const messages = messagesOf(context);
    const polite = canvas.getByRole('button', { name: messages('preview.success') });
    await userEvent.click(polite);
    await userEvent.click(polite);
    await userEvent.click(canvas.getByRole('button', { name: messages('forms.failure.down') }));
    await expect(readAnnouncements()).toMatchObject([
      { order: 1, politeness: 'polite', locale: messages.locale, isRepeat: false },
      { order: 2, isRepeat: true },
      { order: 3, politeness: 'assertive', message: messages.text('forms.failure.down') },
    ]);
  },
});
