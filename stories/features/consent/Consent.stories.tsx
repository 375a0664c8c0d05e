import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ConsentLoader, useConsentGate } from '#src/features/consent/index.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { messagesOf } from '../../messagesOf.ts';

/** A page with the consent loader: how many events were tracked, and how many of them sent. The buttons replace the banner of the provider. */
function ConsentPage() {
  useConsentGate(true);
  const { track } = useAtomValue(pageAtom);
  const text = useText();
  const [searches, setSearches] = useState(0);
  const [sent, setSent] = useState(0);
  const count = () => setSent((window.dataLayer ?? []).length);
  const decide = (analytics: boolean) => {
    sendShopEvent('consent-changed', { analytics });
    count();
  };
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <ConsentLoader stage="DEV" />
      <Button
        onPress={() => {
          track('search', { search_term: 'kaffee' });
          setSearches(searches + 1);
          count();
        }}
      >
        {text('search.submit')}
      </Button>
      <Button variant="secondary" onPress={() => decide(true)}>
        {text('consent.accept_all')}
      </Button>
      <Button variant="secondary" onPress={() => decide(false)}>
        {text('consent.necessary_only')}
      </Button>
      <output aria-label={text('consent.analytics.label')}>
        {searches} → {sent}
      </output>
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/Consent',
  component: ConsentPage,
  beforeEach: () => {
    window.dataLayer = [];
    return () => {
      document.querySelector('script[data-consent]')?.remove();
      delete window.dataLayer;
    };
  },
});

// Proves APP-03.
/** The shopper has not decided yet: analytics waits. */
export const Default = meta.story({
  tags: ['not-pictured'],
  parameters: { chromatic: { modes: everyLook } },
});

// Proves APP-03.
/** Nothing is sent before consent; consent sends the queued events. */
export const Consent = meta.story({
  name: 'Waiting for consent',
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages('search.submit') }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 → 0');
    // Storybook has no file of the provider, so no story requests one.
    const script = document.querySelector<HTMLScriptElement>('script[data-consent]');
    await expect(script?.src).toMatch(/^data:/);
    await userEvent.click(canvas.getByRole('button', { name: messages('consent.accept_all') }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 → 1');
  },
});

// Proves APP-03.
/** The shopper refuses; nothing ever leaves. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: messages('search.submit') }));
    await userEvent.click(canvas.getByRole('button', { name: messages('consent.necessary_only') }));
    await userEvent.click(canvas.getByRole('button', { name: messages('search.submit') }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 → 0');
  },
});
