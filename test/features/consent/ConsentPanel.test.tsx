import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NECESSARY_ONLY } from '#src/config/consent.ts';
import {
  ConsentLink,
  ConsentPanel,
  type ConsentPanelProps,
  cookieConsent,
  useConsent,
} from '#src/features/consent/index.ts';
import { readConsent, writeConsent } from '#src/lib/consentChoice.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { Header } from '#src/sections/header/index.ts';
import { spoken } from '../../support/announcements.ts';
import { watchBrowserSubmits } from '../../support/browserSubmits.ts';
import { changeInOtherTab } from '../../support/otherTab.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const region = () => screen.queryByRole('region', { name: 'Deine Daten, deine Wahl' });
const button = (name: string) => screen.getByRole('button', { name });
const decided = vi.fn();
let stopListening = () => {};

beforeEach(() => {
  decided.mockClear();
  stopListening = onShopEvent('consent-changed', decided);
});
afterEach(() => stopListening());

function Marketing() {
  const { allows, choice } = useConsent();
  return <output>{`${choice ? 'decided' : 'open'}, marketing ${allows('marketing')}`}</output>;
}

const renderPage = (props: ConsentPanelProps = {}, header?: ReactNode) =>
  renderWithShop(
    <>
      <ConsentPanel {...props} />
      {header}
      <Marketing />
      <ConsentLink />
    </>,
    { provider: { consent: cookieConsent } },
  );
/** With a search, which tells analytics of itself. */
const renderShop = (props?: ConsentPanelProps) => renderPage(props, <Header />);

it('BEY-20: choices that are reopened show the decision, and can be closed, where the browser refuses cookies', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { user } = await renderPage();
  await user.click(button('Alle akzeptieren'));
  await act(async () => sendShopEvent('consent-open'));
  expect(screen.getByRole('checkbox', { name: 'Analyse' })).toBeChecked();
  await user.click(button('Ohne Änderung schließen'));
  expect(region()).toBeNull();
});

it('BEY-20: a visitor who has decided is not asked again after a change of the language where the browser refuses cookies', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { user, rerender } = await renderPage();
  await user.click(button('Nur notwendige'));
  for (const props of [{}, { initialView: 'asked' as const }]) {
    rerender(<ConsentPanel key={JSON.stringify(props)} {...props} />);
    await act(async () => {});
    expect(region()).toBeNull();
  }
});

it('BEY-20: a first visit shows the panel as a region, not a dialog, before the header; Escape does not close it', async () => {
  const { user } = await renderShop();
  const panel = region() as HTMLElement;
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(document.body);
  expect(within(panel).queryByRole('button', { name: 'Ohne Änderung schließen' })).toBeNull();
  act(() => button('Einstellungen').focus());
  await user.keyboard('{Escape}');
  expect(region()).toBeInTheDocument();
});

it.each([
  ['Alle akzeptieren', { analytics: true, marketing: true }],
  ['Nur notwendige', { analytics: false, marketing: false }],
])('BEY-20: “%s” is stored, dispatched and announced, and the panel closes', async (name, choice) => {
  const { user } = await renderPage();
  const submits = watchBrowserSubmits();
  await user.click(button(name));
  expect(submits).toEqual([false]);
  expect(readConsent(document.cookie)).toEqual(choice);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(decided).toHaveBeenCalledExactlyOnceWith(choice);
  expect(spoken()).toEqual(['Deine Auswahl ist gespeichert.']);
  expect(region()).toBeNull();
});

it('BEY-20: Enter on a checked category saves the selection', async () => {
  const { user } = await renderPage();
  act(() => button('Einstellungen').focus());
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' {Enter}');
  expect(readConsent(document.cookie)).toEqual({ analytics: true, marketing: false });
  expect(region()).toBeNull();
});

it('BEY-20: analytics waits for the decision', async () => {
  const { user, track } = await renderShop();
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
  expect(track).not.toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([]);
  await user.click(button('Alle akzeptieren'));
  expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffee' });
});

it('BEY-20: a visitor who has decided sees no panel, and analytics is sent immediately', async () => {
  document.cookie = 'consent=1.necessary.analytics; path=/';
  const { user, track } = await renderShop();
  expect(region()).toBeNull();
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
  expect(track).toHaveBeenCalledOnce();
});

it('BEY-20: a visitor who has decided since the server rendered the page, as in another tab, is not asked again', async () => {
  writeConsent(NECESSARY_ONLY);
  await renderPage({ initialView: 'asked' });
  expect(region()).toBeNull();
});

it('BEY-20: choices that the server shows open stay open for a visitor who has decided, and take no focus', async () => {
  writeConsent(NECESSARY_ONLY);
  await renderPage({ initialView: 'settings', initialChoice: NECESSARY_ONLY });
  expect(region()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

describe('BEY-20: the browser sends Global Privacy Control', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  it.each(['asked', undefined] as const)(
    'only what is necessary is allowed, unasked: %s',
    async (initialView) => {
      const { user, track } = await renderShop(initialView ? { initialView } : {});
      expect(region()).toBeNull();
      expect(screen.getByText('decided, marketing false')).toBeInTheDocument();
      await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
      expect(track).not.toHaveBeenCalled();
      expect(Object.keys(sessionStorage)).toEqual([]);
    },
  );

  it('the visitor can decide otherwise, and the decision stays', async () => {
    const { user } = await renderPage();
    await user.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' }));
    await user.click(button('Alle akzeptieren'));
    expect(screen.getByText('decided, marketing true')).toBeInTheDocument();
    changeInOtherTab('consent');
    expect(screen.getByText('decided, marketing true')).toBeInTheDocument();
  });
});

it('BEY-20: choices that are requested before the panel is loaded open with it', async () => {
  document.cookie = 'consent=1.necessary.analytics; path=/';
  const provider = { consent: cookieConsent };
  const { user, rerender } = await renderWithShop(<ConsentLink />, { provider });
  await user.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' }));
  rerender(
    <>
      <ConsentPanel />
      <ConsentLink />
    </>,
  );
  expect(region()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Analyse' })).toBeChecked();
});

it('BEY-20: withdrawing removes the stored data', async () => {
  document.cookie = 'consent=1.necessary.analytics.marketing; path=/';
  const { user, track } = await renderShop();
  await user.type(screen.getByRole('combobox'), 'kaffee{Enter}');
  expect(Object.keys(sessionStorage)).not.toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' }));
  await user.click(button('Nur notwendige'));
  expect(Object.keys(sessionStorage)).toEqual([]);
  track.mockClear();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'tasse{Enter}');
  expect(track).not.toHaveBeenCalled();
});

it('BEY-20: Escape and the button close the reopened panel, change nothing and restore the focus', async () => {
  document.cookie = 'consent=1.necessary.marketing; path=/';
  const { user } = await renderPage();
  const link = screen.getByRole('link', { name: 'Cookie-Einstellungen' });
  await user.click(link);
  await user.keyboard('{Escape}');
  expect(region()).toBeNull();
  expect(link).toHaveFocus();
  await user.click(link);
  await user.click(button('Ohne Änderung schließen'));
  expect(region()).toBeNull();
  expect(readConsent(document.cookie)).toEqual({ analytics: false, marketing: true });
});

it('BEY-20: a decision of the page’s own script is kept when the tab becomes visible again', async () => {
  document.cookie = 'consent=1.necessary.analytics.marketing; path=/';
  await renderPage();
  act(() => sendShopEvent('consent-changed', { analytics: false }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('decided, marketing false')).toBeInTheDocument();
});

it('BEY-20: the answer from before the cookie expired is news to the other tabs; a page that has gone tells none', async () => {
  const key = `${STORAGE_KEYS.revision}consent`;
  document.cookie = 'consent=1.necessary; path=/';
  const { unmount } = await renderPage();
  document.cookie = 'consent=; path=/; max-age=0';
  unmount();
  const { user, unmount: leave } = await renderPage();
  // Other tabs receive an event only if the stored text changes.
  const before = localStorage.getItem(key);
  await user.click(button('Nur notwendige'));
  const told = localStorage.getItem(key);
  expect(told).not.toBe(before);
  leave();
  sendShopEvent('consent-changed', { analytics: true });
  expect(localStorage.getItem(key)).toBe(told);
});

it('BEY-20: the panel closes when another tab has decided, whose later withdrawal applies here, too', async () => {
  await renderPage();
  expect(region()).toBeInTheDocument();
  for (const [given, allowed] of [
    ['necessary.marketing', true],
    ['necessary', false],
  ] as const) {
    document.cookie = `consent=1.${given}; path=/`;
    changeInOtherTab('consent');
    expect(region()).toBeNull();
    expect(screen.getByText(`decided, marketing ${allowed}`)).toBeInTheDocument();
  }
});

it.each([
  ['allowed everything', 'Alle akzeptieren', 'necessary.analytics.marketing', 'necessary'],
  ['withdrawn', 'Nur notwendige', 'necessary', 'necessary.analytics.marketing'],
])(
  'BEY-20: after this tab has %s, the former answer of another tab applies here again',
  async (_, name, here, there) => {
    document.cookie = `consent=1.${there}; path=/`;
    const { user } = await renderPage();
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' }));
      await user.click(button(name));
      expect(screen.getByText(`decided, marketing ${here.includes('marketing')}`)).toBeInTheDocument();
      document.cookie = `consent=1.${there}; path=/`;
      changeInOtherTab('consent', `1.${there}`);
      expect(screen.getByText(`decided, marketing ${there.includes('marketing')}`)).toBeInTheDocument();
    }
  },
);

it('BEY-20: the panel closes when the page’s own script has decided; choices that the page reopens have the focus and stay', async () => {
  await renderPage();
  act(() => sendShopEvent('consent-changed', { analytics: true }));
  expect(region()).toBeNull();
  act(() => sendShopEvent('consent-open'));
  expect(region()).toHaveFocus();
  act(() => sendShopEvent('consent-changed', { analytics: false }));
  expect(region()).toBeInTheDocument();
});

it('BEY-20: a page without a consent panel has no link to the choices, and allows everything', async () => {
  await renderWithShop(
    <>
      <Marketing />
      <ConsentLink />
    </>,
  );
  expect(screen.queryByRole('link', { name: 'Cookie-Einstellungen' })).toBeNull();
  expect(screen.getByText('open, marketing true')).toBeInTheDocument();
});
