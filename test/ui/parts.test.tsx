import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { BagIcon } from '#src/ui/Icon/icons.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { ToggleTip } from '#src/ui/Tooltip/ToggleTip.tsx';
import { Tooltip } from '#src/ui/Tooltip/Tooltip.tsx';
import { showOnPage } from './page.tsx';

const messages = () => readAnnouncements().map(({ message, politeness }) => [politeness, message]);

describe('INP-09: Notification', () => {
  it.each([
    ['info', 'polite', 'Hinweis:'],
    ['success', 'polite', 'Geschafft:'],
    ['warning', 'polite', 'Achtung:'],
    ['error', 'assertive', 'Fehler:'],
  ] as const)('%s is set in the markup and announced %s with its meaning', (state, politeness, meaning) => {
    const { container } = showOnPage(
      <Notification state={state} code="ITEM_LIMIT">
        Höchstens 5 Stück.
      </Notification>,
    );
    const box = container.querySelector('[data-state]');
    expect(box).toHaveAttribute('data-state', state);
    expect(box).toHaveAttribute('data-code', 'ITEM_LIMIT');
    expect(messages()).toEqual([[politeness, `${meaning} Höchstens 5 Stück.`]]);
  });

  it('is announced again only when its text changes', () => {
    const draw = (limit: number) => <Notification state="error">Höchstens {limit} Stück.</Notification>;
    const { rerender } = showOnPage(draw(5));
    rerender(draw(5));
    rerender(draw(3));
    expect(messages()).toEqual([
      ['assertive', 'Fehler: Höchstens 5 Stück.'],
      ['assertive', 'Fehler: Höchstens 3 Stück.'],
    ]);
  });
});

describe('MC-06: Picture', () => {
  it('becomes a placeholder with the same name on an error, and loads again with another source', () => {
    const { rerender } = render(<Picture src="/broken.webp" alt="Tasse" />);
    const image = screen.getByRole('img', { name: 'Tasse' });
    expect(image).toHaveAttribute('src', '/broken.webp');
    fireEvent.error(image);
    expect(screen.getByRole('img', { name: 'Tasse' })).not.toHaveAttribute('src');
    rerender(<Picture src="/other.webp" alt="Tasse" />);
    expect(screen.getByRole('img', { name: 'Tasse' })).toHaveAttribute('src', '/other.webp');
  });

  it.each([
    [
      'becomes a placeholder if it has failed before hydration',
      () => Promise.reject(new Error('broken')),
      null,
    ],
    [
      'stays if it is a drawing without a size, which Firefox reports as 0',
      () => Promise.resolve(),
      '/cup.svg',
    ],
  ])('%s', async (_how, decode, src) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/cup.svg');
    // jsdom lacks it.
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
    render(<Picture src="/cup.svg" alt="Tasse" />);
    await act(async () => {});
    expect(screen.getByRole('img', { name: 'Tasse' }).getAttribute('src')).toBe(src);
  });

  it('lists the widest cutout first, so that the browser selects the right one', () => {
    const { container } = render(
      <Picture
        src="/s.webp"
        alt=""
        cutouts={[
          { src: '/m.webp', minWidth: 767 },
          { src: '/l.webp', minWidth: 1024 },
        ]}
      />,
    );
    expect([...container.querySelectorAll('source')].map(({ media }) => media)).toEqual([
      '(min-width: 1024px)',
      '(min-width: 767px)',
    ]);
  });
});

describe('WCAG 1.4.13: Tooltip', () => {
  const tip = (
    <Tooltip text="Suche leeren">
      <IconButton label="Suche leeren">
        <BagIcon />
      </IconButton>
    </Tooltip>
  );
  const words = () => screen.queryByText('Suche leeren');

  it('is shown on hover, also over the tooltip itself, hidden when the pointer leaves, and not announced twice', async () => {
    showOnPage(tip);
    // Comes from elsewhere, as every real pointer does.
    await userEvent.hover(document.body);
    await userEvent.hover(screen.getByRole('button'));
    expect(words()).toBeVisible();
    expect(screen.getByRole('button')).toHaveAccessibleName('Suche leeren');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('');
    await userEvent.hover(words() as HTMLElement);
    expect(words()).toBeVisible();
    await userEvent.unhover(words() as HTMLElement);
    await waitFor(() => expect(words()).toBeNull());
  });
});

describe('MC-08: ToggleTip', () => {
  it('closes when the focus moves on, and alone on Escape, before its container', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    showOnPage(tip);
    const button = screen.getByRole('button', { name: 'Zum Bestpreis' });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/Niedrigster Preis/)).toBeVisible();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Niedrigster Preis/)).toBeNull();
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.queryByText(/Niedrigster Preis/)).toBeNull();
    document.removeEventListener('keydown', onKeyDown);
  });

  const tip = <ToggleTip label="Zum Bestpreis">Niedrigster Preis der letzten 30 Tage.</ToggleTip>;
});

describe('PRV-02: Modal', () => {
  function Page({ isDismissable }: { isDismissable?: boolean }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Öffnen</Button>
        <Modal isOpen={isOpen} onOpenChange={setIsOpen} title="Vorschau" isDismissable={isDismissable}>
          {(close) => <Button onPress={close}>Fertig</Button>}
        </Modal>
      </>
    );
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Vorschau' });

  async function openModal(isDismissable?: boolean) {
    showOnPage(<Page isDismissable={isDismissable} />);
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(dialog()).toBeVisible();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  }

  it('closes by its button, by its content and by an outside press', async () => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Dialog schließen' }));
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
    await userEvent.click(document.querySelector('[data-vitrine="modal"]') as HTMLElement);
    expect(dialog()).toBeNull();
  });

  it('stays open when it requires an answer', async () => {
    await openModal(false);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  it('keeps the live regions exposed behind it', async () => {
    await openModal();
    const region = document.querySelector('[data-vitrine-announcer]') as HTMLElement;
    expect(region.closest('[aria-hidden="true"], [inert]')).toBeNull();
  });
});

it('HDR-17: a message that is closed gives the focus back to the control before it, or to the content', async () => {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <main>
        <button type="button">Davor</button>
        {isShown && (
          <Notification state="info" onClose={() => setShown(false)}>
            Gespeichert
          </Notification>
        )}
      </main>
    );
  }
  showOnPage(<Page />);
  const before = screen.getByRole('button', { name: 'Davor' });
  act(() => before.focus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(before).toHaveFocus());
});
