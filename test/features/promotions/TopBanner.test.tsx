import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOP_BANNER_ID, TopBanner } from '#src/features/promotions/index.ts';
import { VoucherCode } from '#src/features/promotions/VoucherCode.tsx';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { bringIntoView } from '../../support/intersections.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const content = {
  headline: 'Kaffeewochen',
  promotionShortText: 'Nur bis Sonntag.',
  voucherCode: { code: 'BOHNE20', instruction: 'Mit dem Code' },
  legalText: 'Solange der Vorrat reicht.',
  legalTextHintShort: 'Bedingungen',
};
const serverData = (over: object = {}): ServerData => ({
  promotions: {
    [TOP_BANNER_ID]: { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify({ ...content, ...over }) },
  },
});
const show = (over?: object) => renderWithShop(<TopBanner />, { provider: { serverData: serverData(over) } });

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
const terms = () => screen.getByRole('button', { name: 'Bedingungen' });

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('terms', () => {
  it('PRM-03: close when the page is scrolled down, not when it is scrolled up', async () => {
    scrollTo(300);
    const { user } = await show();
    await user.click(terms());
    scrollTo(200);
    expect(terms()).toHaveAttribute('aria-expanded', 'true');
    scrollTo(260);
    expect(terms()).toHaveAttribute('aria-expanded', 'false');
  });

  it('PRM-03, HDR-10: publish their height again when the window or the text changes it', async () => {
    const resized: (() => void)[] = [];
    class Observer {
      constructor(notify: () => void) {
        resized.push(notify);
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(window, 'ResizeObserver', { value: Observer, configurable: true });
    let height = 40;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
    const { user } = await show();
    await user.click(terms());
    const published = () => document.documentElement.style.getPropertyValue('--v-legal-hint-height');
    expect(published()).toBe('40px');
    height = 80;
    for (const notify of resized) notify();
    await waitFor(() => expect(published()).toBe('80px'));
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('PRM-03: close when a flyout opens', async () => {
    const { user, store } = await show();
    await user.click(terms());
    act(() => store.set(openFlyoutAtom, 'CART'));
    expect(terms()).toHaveAttribute('aria-expanded', 'false');
  });

  it('PRM-03: restore the focus to their button when they close around it', async () => {
    const { user } = await show();
    await user.click(terms());
    await user.tab();
    expect(screen.getByRole('group', { name: 'Bedingungen' })).toHaveFocus();
    scrollTo(100);
    await waitFor(() => expect(terms()).toHaveFocus());
  });

  it('PRM-03, HDR-10: publish their height and are tracked when they open by their button, which closes them too', async () => {
    const { user, track } = await show();
    await user.click(terms());
    expect(document.documentElement.style.getPropertyValue('--v-legal-hint-height')).toBe('0px');
    expect(screen.getByText('Solange der Vorrat reicht.')).toBeVisible();
    expect(track).toHaveBeenCalledWith(
      'promotion_legal',
      expect.objectContaining({ promotion_id: TOP_BANNER_ID }),
    );
    await user.click(terms());
    expect(screen.getByText('Solange der Vorrat reicht.')).not.toBeVisible();
    expect(document.documentElement.style.getPropertyValue('--v-legal-hint-height')).toBe('');
  });
});

describe('voucher code', () => {
  it('PRM-03: is copied by keyboard, confirmed for three seconds from the last copy, and announced', async () => {
    vi.useFakeTimers();
    const { user, track } = await show();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = screen.getByRole('button', { name: 'Code kopieren' });
    copy.focus();
    await user.keyboard('{Enter}');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('BOHNE20');
    expect(copy).toHaveAccessibleName('Kopiert');
    expect(readAnnouncements().map(({ message }) => message)).toEqual([
      'Der Gutscheincode BOHNE20 ist kopiert.',
    ]);
    expect(track).toHaveBeenCalledWith(
      'promotion_copy',
      expect.objectContaining({ promotion_id: TOP_BANNER_ID }),
    );
    act(() => vi.advanceTimersByTime(2_000));
    await user.click(copy);
    act(() => vi.advanceTimersByTime(2_999));
    expect(copy).toHaveAccessibleName('Kopiert');
    act(() => vi.advanceTimersByTime(1));
    expect(copy).toHaveAccessibleName('Code kopieren');
  });
});

it('PRM-03: the code of another promotion is not marked as copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user, rerender } = await renderWithShop(
    <VoucherCode voucher={{ code: 'BOHNE20', instruction: null }} onCopied={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Code kopieren' }));
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  rerender(<VoucherCode voucher={{ code: 'TEE10', instruction: null }} onCopied={() => {}} />);
  expect(screen.getByText('TEE10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Code kopieren' })).toHaveFocus();
});

it('PRM-03: a voucher code is copied with execCommand where the Clipboard API fails', async () => {
  const { user } = await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('none', 'NotAllowedError'));
  document.execCommand = () => true;
  await user.click(screen.getByRole('button', { name: 'Code kopieren' }));
  expect(screen.getByRole('button', { name: 'Kopiert' })).toHaveAttribute('data-state', 'copied');
  Reflect.deleteProperty(document, 'execCommand');
});

it('PRM-08: a button without an address is rendered without a link', async () => {
  await show({ voucherCode: null, ctaButton: { ctaLink: { text: 'Entdecken' } } });
  expect(screen.getByRole('button', { name: 'Entdecken' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('PRM-10: an impression is tracked once, and every click on a link', async () => {
  const { user, track } = await show({ link: { url: '#more', text: 'Mehr' } });
  const banner = screen.getByRole('region', { name: 'Aktuelle Aktion' });
  expect(track).not.toHaveBeenCalled();
  bringIntoView(banner);
  bringIntoView(banner);
  const promotion = { promotion_id: TOP_BANNER_ID, promotion_name: 'Kaffeewochen' };
  expect(track.mock.calls).toEqual([['view_promotion', promotion]]);
  await user.click(screen.getByRole('link', { name: 'Mehr' }));
  expect(track).toHaveBeenLastCalledWith('select_promotion', promotion);
});

it('LIB-04: a test environment without IntersectionObserver shows a banner and tracks no impression', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { track } = await show();
  expect(screen.getByText('Kaffeewochen')).toBeVisible();
  expect(track).not.toHaveBeenCalled();
});

describe('BEY-23: several announcements', () => {
  const announcements = [
    { headline: 'Versandkostenfrei ab 20 €', linkURL: '/versand' },
    { promotionShortText: 'Neu in der Filiale', link: { url: 'javascript:alert(1)', text: 'Ansehen' } },
    { headline: ' ' },
  ];
  const carousel = () => document.querySelector('[aria-roledescription="Karussell"]');

  it('rotate in one named region with the promotion’s own text, without dangerous links, announced by their headline or text', async () => {
    const { user } = await show({ announcements });
    const slides = [...(carousel()?.querySelectorAll('[aria-roledescription="Bild"]') ?? [])];
    expect(slides).toHaveLength(3);
    expect(slides[0]).toHaveTextContent('Kaffeewochen');
    expect(slides[1]?.querySelector('a')).toHaveAttribute('href', '/versand');
    expect(slides[2]).toHaveTextContent('Neu in der Filiale');
    expect(slides[2]?.querySelector('a')).toBeNull();
    expect(screen.getAllByRole('region', { name: 'Aktuelle Aktion' })).toEqual([carousel()]);
    expect(screen.queryByRole('group', { name: 'Aktuelle Aktion' })).toBeNull();
    const next = screen.getByRole('button', { name: 'Nächstes Bild' });
    for (const _ of [1, 2, 3]) await user.click(next);
    expect(readAnnouncements().map(({ message }) => message)).toEqual([
      '2 von 3: Versandkostenfrei ab 20 €',
      '3 von 3: Neu in der Filiale',
      '1 von 3: Kaffeewochen',
    ]);
  });

  it('without a text are a single banner', async () => {
    await show({ announcements: [{ headline: '' }] });
    expect(carousel()).toBeNull();
    expect(screen.getByText('Kaffeewochen')).toBeVisible();
  });

  it('are limited to six', async () => {
    await show({ announcements: Array.from({ length: 40 }, (_, index) => ({ headline: `Nr. ${index}` })) });
    expect(carousel()?.querySelectorAll('[aria-roledescription="Bild"]')).toHaveLength(6);
  });

  it('PRM-10: each impression is tracked once, when the slide is shown', async () => {
    const { user, track } = await show({ announcements: announcements.slice(0, 1) });
    const seen = () => track.mock.calls.map(([event, data]) => `${event} ${JSON.stringify(data)}`);
    const next = () => user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    const shipping = document.querySelectorAll('[aria-roledescription="Bild"] > div')[1] as HTMLElement;
    bringIntoView(shipping);
    expect(seen()).toEqual([]);
    await next();
    bringIntoView(shipping);
    await next();
    await next();
    bringIntoView(shipping);
    expect(seen()).toEqual([expect.stringMatching(/^view_promotion .*Versandkostenfrei/)]);
  });
});
