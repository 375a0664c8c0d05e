import { expect, fn, waitFor } from 'storybook/test';
import { everyLook, forcedColours } from '#.storybook/modes.ts';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Notification, type NotificationState } from '#src/ui/Notification/Notification.tsx';
import { messagesOf } from '../messagesOf.ts';
import { BothSchemes, Example, Examples } from './Matrix.tsx';

const meta = preview.meta({
  title: 'UI/Notification',
  component: Notification,
  args: { state: 'info' as NotificationState, children: pageText('mini_cart.shipping_progress.reached') },
});

/** A shopper reads a hint. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves INP-09.
/** An error is announced immediately, once, and can be dismissed. */
export const ClosableError = meta.story({
  args: {
    state: 'error',
    code: 'ITEM_LIMIT',
    title: 'Menge nicht möglich',
    children: 'Von diesem Artikel gibt es höchstens 5 Stück.',
    onClose: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await waitFor(() =>
      expect(readAnnouncements().map(({ message, politeness }) => [message, politeness])).toContainEqual([
        `${messages.text('ui.notification.error')} Menge nicht möglich Von diesem Artikel gibt es höchstens 5 Stück.`,
        'assertive',
      ]),
    );
    await expect(canvasElement.querySelector('[data-code="ITEM_LIMIT"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages('ui.notification.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A shopper on a narrow phone reads a long message with a link. */
export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <Notification state="warning" title="Lieferverzögerung bei Kaffeevollautomaten" onClose={() => {}}>
        Wegen der Feiertagslogistikumstellung dauert es bis zu drei Tage länger.{' '}
        <Link href="/delivery">Versandinformationen ansehen</Link>
      </Notification>
    </div>
  ),
});

const SENTENCES: Record<NotificationState, string> = {
  info: 'Nur noch wenige Stücke auf Lager.',
  success: 'Der Artikel liegt im Warenkorb.',
  error: 'Dieser Artikel ist nicht mehr verfügbar.',
  warning: 'Dein Gutschein läuft morgen ab.',
};

/** A designer compares states and variants, light and dark. */
export const MatrixOfStates = meta.story({
  name: 'Matrix',
  parameters: { layout: 'fullscreen', chromatic: { modes: forcedColours } },
  render: () => (
    <BothSchemes>
      <Examples>
        {(['banner', 'copysize', 'footnotesize'] as const).map((variant) => (
          <Example key={variant} caption={variant}>
            <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '34rem' }}>
              {(Object.keys(SENTENCES) as NotificationState[]).map((state) => (
                <Notification
                  key={state}
                  state={state}
                  variant={variant}
                  isAnnounced={false}
                  onClose={state === 'error' ? () => {} : undefined}
                >
                  {SENTENCES[state]}
                </Notification>
              ))}
            </div>
          </Example>
        ))}
      </Examples>
    </BothSchemes>
  ),
});
