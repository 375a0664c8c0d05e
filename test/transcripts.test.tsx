import { Virtual } from '@guidepup/virtual-screen-reader';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { CountrySuggestion } from '#src/features/country-switch/index.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { PreviewPanel } from '#src/features/preview/index.ts';
import { TOP_BANNER_ID, TopBanner } from '#src/features/promotions/index.ts';
import { Search } from '#src/features/search/index.ts';
import { spoken } from './support/announcements.ts';
import { pressByKey } from './support/pressByKey.ts';
import { type RenderWithShopOptions, renderWithShop } from './support/renderWithShop.tsx';

// What a listener hears of each flow, from its first word to its last. `vitest run test/transcripts.test.tsx --update`
// rewrites the files; read them aloud before they are committed (ENG-04).

/** A part with more to say than this is read in a loop. */
const MOST_PHRASES = 400;

const reader = new Virtual();

beforeEach(() => {
  vi.useFakeTimers({ now: STORY_TIME, toFake: ['Date'] });
});

afterEach(async () => {
  await act(() => reader.stop());
  destroyAnnouncer();
});

/**
 * What is shown, from its beginning to its end, as soon as two readings agree: parts load late. What was announced is
 * listed by itself, and leaves the page after some seconds.
 */
async function readAloud(container: Node = document.body): Promise<string[]> {
  for (const line of document.querySelectorAll(
    '[data-vitrine-announcer] p, [data-live-announcer] [role] > *',
  ))
    line.remove();
  let phrases = await readOnce(container);
  for (;;) {
    const before = phrases;
    phrases = await readOnce(container);
    if (phrases.join('\n') === before.join('\n')) return phrases;
  }
}

async function readOnce(container: Node): Promise<string[]> {
  await act(() => reader.start({ container }));
  const first = await reader.lastSpokenPhrase();
  const start = reader.activeNode;
  const phrases = [first];
  while (phrases.length < MOST_PHRASES) {
    await act(() => reader.next());
    const phrase = await reader.lastSpokenPhrase();
    if (phrase === first && reader.activeNode === start) break;
    phrases.push(phrase);
    if (phrase === 'end of document') break;
  }
  await act(() => reader.stop());
  return phrases.filter((phrase) => !/^(polite|assertive): /.test(phrase));
}

interface Flow {
  name: string;
  part: ReactNode;
  options?: RenderWithShopOptions;
  steps: (user: UserEvent) => Promise<Step[]>;
}

interface Step {
  /** What the listener has done. */
  after: string;
  phrases: string[];
}

/** Two items of each list; the others are read alike. */
const navigation = navigationTreeOf('DE').map((entry) => ({
  ...entry,
  children: entry.children.slice(0, 2).map((group) => ({ ...group, children: group.children.slice(0, 2) })),
}));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const FLOWS: Flow[] = [
  {
    name: 'cart',
    part: <MiniCart />,
    options: { scenario: 'cart-only:article' },
    async steps(user) {
      await pressByKey(user, button('Warenkorb-Vorschau'));
      await screen.findByRole('form', { name: 'Gutschein oder Geschenkkarte einlösen' });
      const opened = { after: 'The cart is opened', phrases: await readAloud() };
      const [remove] = screen.getAllByRole('button', { name: /entfernen$/ });
      await user.click(remove as HTMLElement);
      await waitFor(() => expect(spoken().length).toBeGreaterThan(0));
      return [opened, { after: 'A line is removed', phrases: await readAloud() }];
    },
  },
  {
    name: 'search',
    part: <Search />,
    async steps(user) {
      const before = { after: 'The page is loaded', phrases: await readAloud() };
      await user.type(screen.getByRole('combobox'), 'ka');
      await screen.findAllByRole('option');
      await waitFor(() => expect(spoken()).toHaveLength(1));
      return [before, { after: '“ka” is typed', phrases: await readAloud() }];
    },
  },
  {
    name: 'navigation',
    part: <Navigation />,
    options: { provider: { serverData: { navigation } } },
    async steps() {
      fireEvent.keyDown(button('Kaffee'), { key: 'Enter' });
      fireEvent.keyUp(button('Kaffee'), { key: 'Enter' });
      await waitFor(() => expect(button('Kaffee')).toHaveAttribute('aria-expanded', 'true'));
      // Levels that are closed are hidden by styles, which are not loaded here: the open one alone is read.
      const level = document.querySelector('[data-flyout="NAVIGATION"]') as HTMLElement;
      return [{ after: '“Kaffee” is opened', phrases: await readAloud(level) }];
    },
  },
  {
    name: 'newsletter',
    part: <NewsletterForm origin="footer" />,
    async steps(user) {
      const before = { after: 'The page is loaded', phrases: await readAloud() };
      await user.click(button(/Anmelden/));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /E-Mail/ })).toBeInvalid());
      const wrong = { after: 'The form is sent without an address', phrases: await readAloud() };
      await user.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'kim@example.com{Enter}');
      await screen.findByText('Fast geschafft!');
      return [before, wrong, { after: 'The form is sent', phrases: await readAloud() }];
    },
  },
  {
    name: 'promotion',
    part: <TopBanner />,
    options: {
      provider: {
        serverData: {
          promotions: {
            [TOP_BANNER_ID]: {
              type: 'ApiTopBannerPromotion',
              contentJSON: JSON.stringify({
                headline: 'Kaffeewochen',
                promotionShortText: 'Nur bis Sonntag.',
                voucherCode: { code: 'BOHNE20', instruction: 'Mit dem Code' },
                legalText: 'Solange der Vorrat reicht.',
                legalTextHintShort: 'Bedingungen',
              }),
            },
          },
        },
      },
    },
    async steps(user) {
      const before = { after: 'The page is loaded', phrases: await readAloud() };
      await user.click(button('Bedingungen'));
      return [before, { after: 'The terms are opened', phrases: await readAloud() }];
    },
  },
  {
    name: 'country',
    part: <CountrySuggestion path="/cart" />,
    async steps() {
      await screen.findByRole('region');
      return [{ after: 'The page is loaded by a Polish browser', phrases: await readAloud() }];
    },
  },
  {
    name: 'preview',
    part: <PreviewPanel />,
    options: { scenario: 'staff', locale: 'en' },
    async steps(user) {
      await user.click(await screen.findByRole('button', { name: 'Preview settings' }));
      await screen.findByRole('dialog', { name: 'Preview settings' });
      // The calendar of the date loads last.
      await screen.findByRole('button', { name: 'Open calendar' });
      await waitFor(() => expect(spoken()).toContain('Active tests found.'));
      return [{ after: 'The dialog is opened', phrases: await readAloud() }];
    },
  },
];

it.each(FLOWS)(
  'ENG-04: the screen-reader transcript of the flow $name',
  async ({ name, part, options, steps }) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(name === 'country' ? ['pl-PL'] : ['de-DE']);
    const { user } = await renderWithShop(part, options);
    const transcript = await steps(user);
    const text = transcript.map(({ after, phrases }) => [`# ${after}`, ...phrases].join('\n')).join('\n\n');
    await expect(`${text}\n\n# Announced\n${spoken().join('\n')}\n`).toMatchFileSnapshot(
      `transcripts/${name}.txt`,
    );
  },
);
