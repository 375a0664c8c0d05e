import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  announce as announceByReactAria,
  destroyAnnouncer,
} from 'react-aria/private/live-announcer/LiveAnnouncer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce } from '#src/ui/Announcer/announce.ts';
import { readAnnouncements, subscribeToAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { type Announce, useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { OnPage, showOnPage } from './page.tsx';

afterEach(() => {
  destroyAnnouncer();
});

const region = (politeness: string) =>
  document.querySelector(`[data-vitrine-announcer] [aria-live="${politeness}"]`);

function givePage(site: 'DE' | 'TR' = 'DE') {
  let say: Announce = () => {};
  function Speaker() {
    say = useAnnounce();
    return null;
  }
  const page = render(
    <OnPage site={site}>
      <Speaker />
    </OnPage>,
  );
  return { ...page, say: (...words: Parameters<Announce>) => act(() => say(...words)) };
}

describe('BEY-01: the announcer', () => {
  it('announces messages politely in the page’s language, and records them in order', () => {
    const { say } = givePage('TR');
    say('Ürün silindi.');
    say('Bağlantı yok.', 'assertive');
    expect(region('polite')).toHaveTextContent('Ürün silindi.');
    expect(region('polite')?.firstElementChild).toHaveAttribute('lang', 'tr-TR');
    expect(region('assertive')).toHaveTextContent('Bağlantı yok.');
    expect(readAnnouncements()).toMatchObject([
      { order: 1, message: 'Ürün silindi.', politeness: 'polite', locale: 'tr-TR', source: 'vitrine' },
      { order: 2, message: 'Bağlantı yok.', politeness: 'assertive', locale: 'tr-TR' },
    ]);
  });

  it('announces the same message within half a second once, and again later', () => {
    vi.useFakeTimers();
    const { say } = givePage();
    say('Gelöscht.');
    say('Gelöscht.');
    expect(region('polite')?.children).toHaveLength(1);
    expect(readAnnouncements().map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
    vi.advanceTimersByTime(501);
    say('Gelöscht.');
    expect(region('polite')?.children).toHaveLength(2);
  });

  it('queues messages until the regions exist', () => {
    function Early() {
      const say = useAnnounce();
      useEffect(() => say('Schon da.'), [say]);
      return null;
    }
    showOnPage(<Early />);
    expect(region('polite')).toHaveTextContent('Schon da.');
  });

  it('says nothing late: a message of a page that was left is gone when regions exist again', () => {
    vi.useFakeTimers();
    const { say, unmount } = givePage();
    unmount();
    say('In den Warenkorb gelegt.');
    vi.advanceTimersByTime(60_000);
    givePage().say('Willkommen zurück.');
    expect(region('polite')).toHaveTextContent(/^Willkommen zurück\.$/);
  });

  it('uses one region on a page with two providers, and the other when the first unmounts', () => {
    const first = givePage();
    const second = givePage();
    second.say('Einmal.');
    expect(document.querySelectorAll('[aria-live="polite"] > p')).toHaveLength(1);
    first.unmount();
    second.say('Weiter.');
    expect(region('polite')).toHaveTextContent('Weiter.');
  });

  it.each([
    ['inert', (part: HTMLElement) => part.setAttribute('inert', '')],
    [
      'hidden, as in a closed details element',
      (part: HTMLElement) => {
        for (const element of part.querySelectorAll('*')) element.checkVisibility = () => false;
      },
    ],
  ])('a provider whose part of the page is %s leaves the word to another one', (_how, hide) => {
    const first = givePage();
    const second = givePage();
    hide(first.container);
    second.say('Zwei Vorschläge gefunden.');
    expect(first.container.querySelector('[aria-live] > p')).toBeNull();
    expect(second.container).toHaveTextContent('Zwei Vorschläge gefunden.');
  });

  it('records the announcements of react-aria, by text and by reference', async () => {
    givePage();
    render(<p id="named">Drei Treffer</p>);
    announceByReactAria('Zwei Treffer', 'polite');
    await vi.waitFor(() => expect(readAnnouncements()).toHaveLength(1));
    announceByReactAria({ 'aria-labelledby': 'named' }, 'assertive');
    await vi.waitFor(() => expect(readAnnouncements()).toHaveLength(2));
    expect(readAnnouncements()).toMatchObject([
      { message: 'Zwei Treffer', politeness: 'polite', source: 'react-aria' },
      { message: 'Drei Treffer', politeness: 'assertive', source: 'react-aria' },
    ]);
  });

  it('copies the name of react-aria’s message, so that it outlives the referenced element', async () => {
    givePage();
    const dialog = render(<p id="named">Wird gespeichert</p>);
    announceByReactAria({ 'aria-labelledby': 'named' });
    await vi.waitFor(() => expect(readAnnouncements()).toHaveLength(1));
    dialog.unmount();
    expect(screen.getByRole('img')).toHaveAccessibleName('Wird gespeichert');

    announceByReactAria({ 'aria-labelledby': 'gone' });
    await vi.waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  });
});

describe('BEY-01: the ledger', () => {
  it('notifies its listeners until they unsubscribe', () => {
    const lengths: number[] = [];
    const stop = subscribeToAnnouncements((entries) => lengths.push(entries.length));
    announce('Eins', 'de-DE');
    announce('Zwei', 'de-DE');
    stop();
    announce('Drei', 'de-DE');
    expect(lengths).toEqual([1, 2]);
  });

  it('has a bounded size', () => {
    for (let each = 0; each < 500; each += 1) announce(`Nummer ${each}`, 'de-DE');
    expect(readAnnouncements()).toHaveLength(200);
    expect(readAnnouncements().at(-1)).toMatchObject({ order: 500, message: 'Nummer 499' });
  });
});
