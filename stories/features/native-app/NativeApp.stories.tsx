import { expect, fn } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Header } from '#src/sections/header/index.ts';
import { messagesOf } from '../../messagesOf.ts';

const nativeBack = fn().mockName('nativeApp.back');
const mobileBack = fn().mockName('mobileApp.goBack');
const historyBack = fn().mockName('history.back');

interface Shell {
  /** `missing`: no such app around the page; `refuses`: it has nowhere to go back to. */
  nativeApp: 'missing' | 'handles' | 'refuses';
  mobileApp: 'missing' | 'handles' | 'refuses';
  /** The page is inside the shop's own app (cookie `shopapp`). */
  isInApp: boolean;
  /** What a phone's browser would be offered. */
  offer: 'banner' | 'none';
  isReduced: boolean;
}

/** The app exists before its page renders. */
function putShellAround({ nativeApp, mobileApp, isInApp, offer }: Shell): void {
  nativeBack.mockReturnValue(nativeApp === 'handles');
  mobileBack.mockReturnValue(mobileApp === 'handles');
  if (nativeApp === 'missing') delete window.nativeApp;
  else window.nativeApp = { back: nativeBack };
  if (mobileApp === 'missing') delete window.mobileApp;
  else window.mobileApp = { goBack: mobileBack };
  document.documentElement.dataset.appOffer = isInApp ? 'none' : offer;
}

/** The header inside a simulated app; Actions lists the calls of its back button. */
function SimulatedApp(shell: Shell) {
  const { isInApp, offer, isReduced } = shell;
  if (typeof window !== 'undefined') putShellAround(shell);
  return (
    <Header key={`${isInApp} ${offer}`} platform="MATCH" showsPromotions={false} isReduced={isReduced} />
  );
}

const meta = preview.meta({
  title: 'Features/Native app',
  component: SimulatedApp,
  parameters: { layout: 'fullscreen' },
  args: {
    nativeApp: 'handles',
    mobileApp: 'missing',
    isInApp: true,
    offer: 'banner',
    isReduced: false,
  } as Shell,
  argTypes: {
    nativeApp: { control: 'inline-radio', options: ['missing', 'handles', 'refuses'] },
    mobileApp: { control: 'inline-radio', options: ['missing', 'handles', 'refuses'] },
    // The app's own page never has an offer.
    offer: {
      control: 'inline-radio',
      options: ['banner', 'none'],
      if: { arg: 'isInApp', truthy: false },
    },
  },
  beforeEach: () => {
    for (const spy of [nativeBack, mobileBack, historyBack]) spy.mockClear();
    const { back } = window.history;
    window.history.back = historyBack;
    return () => {
      window.history.back = back;
      delete window.nativeApp;
      delete window.mobileApp;
      delete document.documentElement.dataset.appOffer;
    };
  },
});

// Proves BEY-09, HDR-03.
/** A shopper uses the page inside the native app. The controls select the app. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messagesOf(context)('header.back') }));
    await expect(nativeBack).toHaveBeenCalledOnce();
    await expect(historyBack).not.toHaveBeenCalled();
  },
});

// Proves BEY-09, HDR-03.
/** The native app has no history, so the mobile app handles "back". */
export const MobileApp = meta.story({
  args: { nativeApp: 'refuses', mobileApp: 'handles' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messagesOf(context)('header.back') }));
    await expect(nativeBack).toHaveBeenCalledOnce();
    await expect(mobileBack).toHaveBeenCalledOnce();
    await expect(historyBack).not.toHaveBeenCalled();
  },
});

// Proves BEY-09, HDR-03.
/** Without an app: the page offers it, and leaves "back" to the browser's own button. */
export const PlainBrowser = meta.story({
  args: { nativeApp: 'missing', mobileApp: 'missing', isInApp: false },
  play: async ({ canvas, ...context }) => {
    const text = messagesOf(context);
    await expect(await canvas.findByRole('link', { name: text('app_banner.open') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('header.back') })).not.toBeInTheDocument();
  },
});

// Proves BEY-09, HDR-03.
/** The checkout has no navigation, so its "back" uses the browser's history. */
export const Checkout = meta.story({
  args: { nativeApp: 'missing', mobileApp: 'missing', isInApp: false, isReduced: true },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messagesOf(context)('header.back') }));
    await expect(historyBack).toHaveBeenCalledOnce();
  },
});
