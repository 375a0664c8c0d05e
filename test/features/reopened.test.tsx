import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConsentLink, ConsentPanel, cookieConsent } from '#src/features/consent/index.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { PreviewPanel } from '#src/features/preview/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { pressByKey } from '../support/pressByKey.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

// Everything that opens says the same when it is closed and opened again. A new panel joins by a row.

interface Row {
  open: (user: UserEvent) => Promise<unknown>;
  panel: () => Element | null;
  /** What it says when its content is there. */
  says: RegExp;
}

const find = (selector: string) => () => document.querySelector(selector);
const byButton = (name: string | RegExp) => async (user: UserEvent) =>
  pressByKey(user, await screen.findByRole('button', { name }));

const ROWS: Record<string, Row> = {
  'the mini cart': {
    open: byButton('Warenkorb-Vorschau'),
    panel: find('[data-flyout="CART"]'),
    says: /Gesamt/,
  },
  'the user menu': { open: byButton(/Konto/), panel: find('[data-flyout="USER_MENU"]'), says: /Abmelden/ },
  'the store finder': {
    open: byButton(/Filialen/),
    panel: find('[data-flyout="STORE_FINDER"]'),
    says: /Filiale/,
  },
  'the navigation': {
    open: byButton('Kaffee'),
    panel: find('[data-flyout="NAVIGATION"]'),
    says: /Gemahlener Kaffee/,
  },
  'the suggestions of the search': {
    open: async (user) => {
      const field = screen.getByRole('combobox', { name: /Suche/ });
      act(() => field.blur());
      await user.click(field);
    },
    panel: find('[data-flyout="SEARCH"]'),
    says: /Kaffee/,
  },
  'the list of countries': {
    open: byButton(/^Land wählen/),
    panel: find('[data-vitrine="country-switcher"]:has([aria-expanded="true"])'),
    says: /Magyarország/,
  },
  'the choices of consent': {
    open: async (user) => user.click(screen.getByRole('link', { name: 'Cookie-Einstellungen' })),
    panel: find('[data-vitrine="consent"]'),
    says: /Alle akzeptieren/,
  },
  'the preview dialog': {
    open: byButton('Vorschau-Einstellungen'),
    panel: find('[role="dialog"]:not([hidden])'),
    says: /Einstellungen übernehmen/,
  },
  'the calendar of a date': {
    open: byButton('Kalender öffnen'),
    panel: find('[data-vitrine="calendar"]'),
    says: /24/,
  },
  'the list of a select': { open: byButton(/Größe/), panel: find('[role="listbox"]'), says: /Klein/ },
};

it.each(Object.entries(ROWS))(
  'HDR-08: %s, closed and opened again, says the same',
  async (_what, { open, panel, says }) => {
    document.cookie = 'consent=1.necessary; path=/';
    const { user } = await renderWithShop(
      <>
        <ConsentPanel />
        <Header />
        <main>
          <DateField label="Tag" name="day" defaultValue="2026-12-24" />
          <Select label="Größe" name="size" options={[{ value: 's', label: 'Klein' }]} />
        </main>
        <CountrySwitch />
        <ConsentLink />
        <PreviewPanel />
      </>,
      { scenario: 'cart-full, visitor-logged-in, staff', provider: { consent: cookieConsent } },
    );
    const expectOpen = () =>
      waitFor(() => {
        expect(panel()).toHaveTextContent(says);
        expect(panel()?.querySelector('[aria-busy="true"]') ?? null).toBeNull();
      });
    await open(user);
    await expectOpen();
    const first = panel()?.textContent;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await open(user);
    await expectOpen();
    expect(panel()?.textContent).toBe(first);
  },
);
