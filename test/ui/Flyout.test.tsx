import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Flyout, type FlyoutProps } from '#src/ui/Flyout/Flyout.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { spoken } from '../support/announcements.ts';
import { OnPage, showOnPage } from './page.tsx';

type SampleProps = Partial<FlyoutProps>;

function Header({ onClose, children = <a href="/account">Übersicht</a>, ...flyout }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <OnPage>
      <button type="button">Davor</button>
      <div>
        <button type="button" ref={trigger} onClick={() => setIsOpen(!isOpen)}>
          Konto
        </button>
        <Flyout
          name="USER_MENU"
          label="Mein Konto"
          isOpen={isOpen}
          triggerRef={trigger}
          onClose={(reason) => {
            setIsOpen(false);
            onClose?.(reason);
          }}
          {...flyout}
        >
          {children}
        </Flyout>
      </div>
      <p>Seite</p>
      <button type="button">Danach</button>
    </OnPage>
  );
}

async function openFlyout(props: SampleProps = {}) {
  const onClose = vi.fn();
  render(<Header {...props} onClose={onClose} />);
  const trigger = screen.getByRole('button', { name: 'Konto' });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Mein Konto' })).toHaveAttribute('data-flyout', 'USER_MENU');
  return { onClose, trigger };
}

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'HDR-08: Escape is ignored during IME composition, which a browser reports as %o',
  async (sign) => {
    const { onClose } = await openFlyout();
    fireEvent.keyDown(document.body, { key: 'Escape', ...sign });
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape', ...sign });
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('HDR-08: an Escape handled by a descendant closes nothing', async () => {
  const { onClose } = await openFlyout();
  screen.getByRole('link').addEventListener('keydown', (event) => event.preventDefault());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('HDR-08: a press on another control closes once and keeps the focus there; a press inside does not close', async () => {
  const { onClose } = await openFlyout();
  fireEvent.pointerDown(screen.getByRole('link'));
  fireEvent.pointerUp(screen.getByRole('link'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Danach' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('outside');
  expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus();
});

it('HDR-08: a press on the trigger is left to the trigger', async () => {
  const { onClose, trigger } = await openFlyout();
  await userEvent.click(trigger);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('HDR-08: scrolling by touch outside closes nothing', async () => {
  const { onClose } = await openFlyout();
  fireEvent.pointerDown(screen.getByText('Seite'));
  fireEvent.pointerCancel(screen.getByText('Seite'));
  fireEvent.pointerUp(screen.getByRole('link'));
  expect(onClose).not.toHaveBeenCalled();
});

it('HDR-08: moving the focus out backwards closes, except to the trigger', async () => {
  const { onClose, trigger } = await openFlyout();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(trigger).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.tab({ shift: true });
  expect(onClose).toHaveBeenCalledExactlyOnceWith('focus-left');
  expect(screen.getByRole('button', { name: 'Davor' })).toHaveFocus();
});

it('HDR-08, HDR-16: a flyout opened on hover leaves the focus outside, and closes when Tab moves it behind the flyout', async () => {
  const onClose = vi.fn();
  showOnPage(
    <>
      <button type="button">Eins</button>
      <button type="button">Zwei</button>
      <Flyout name="CART" label="Warenkorb" isOpen onClose={onClose}>
        Inhalt
      </Flyout>
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Eins' }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('focus-left');
  expect(screen.getByRole('button', { name: 'Zwei' })).toHaveFocus();
});

it('HDR-08: Escape closes a flyout opened on hover, and keeps the focus in the page’s field', async () => {
  const onClose = vi.fn();
  const trigger = { current: null as HTMLButtonElement | null };
  showOnPage(
    <>
      <input aria-label="Name" />
      <button type="button" ref={trigger}>
        Konto
      </button>
      <Flyout name="CART" label="Warenkorb" isOpen triggerRef={trigger} onClose={onClose}>
        Inhalt
      </Flyout>
    </>,
  );
  act(() => screen.getByRole('textbox').focus());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('HDR-08: the close button closes and restores the focus', async () => {
  const { onClose, trigger } = await openFlyout({ hasCloseButton: true });
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('close-button');
  expect(trigger).toHaveFocus();
});

it.each([
  [
    'an open panel',
    <Disclosure key="panel" title="Hinweise" defaultOpen>
      <a href="/legal">Bedingungen</a>
    </Disclosure>,
  ],
  [
    'a message',
    <Notification key="message" state="info" onClose={vi.fn()}>
      <a href="/legal">Bedingungen</a>
    </Notification>,
  ],
])(
  'HDR-17: a flyout that the page closes takes the focus from %s inside to its trigger',
  async (_what, content) => {
    const show = (isOpen: boolean) => (
      <>
        <main />
        <Header isOpen={isOpen}>{content}</Header>
      </>
    );
    const { rerender } = render(show(true));
    act(() => screen.getByRole('link', { name: 'Bedingungen' }).focus());
    await act(async () => rerender(show(false)));
    expect(screen.getByRole('button', { name: 'Konto' })).toHaveFocus();
  },
);

it('HDR-08: a closed flyout that stays mounted is hidden, and not found by its name', () => {
  showOnPage(
    <Flyout name="SEARCH" label="Suche" isOpen={false} isPrepared onClose={vi.fn()}>
      Inhalt
    </Flyout>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[data-flyout]')).toBeNull();
  expect(screen.getByText('Inhalt')).not.toBeVisible();
});

it('HDR-08: what a closed flyout has prepared is announced when it opens', () => {
  const show = (isOpen: boolean) => (
    <Flyout name="CART" label="Warenkorb" isOpen={isOpen} isPrepared onClose={vi.fn()}>
      <Notification state="success">Gespeichert.</Notification>
    </Flyout>
  );
  const { rerender } = showOnPage(show(false));
  expect(spoken()).toEqual([]);
  rerender(show(true));
  expect(spoken().join()).toContain('Gespeichert.');
});

describe('HDR-10: little space below the header', () => {
  /** A panel of at most 300 px, in a browser that tells of sizes; text is 16 px high. */
  async function openLow(footHeight: number) {
    let notify = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          notify = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
      return 1;
    });
    const foot = { height: footHeight };
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Zur Kasse' ? foot.height : 60;
    });
    const style = document.createElement('style');
    style.textContent = ':root { font-size: 16px } [role="dialog"] { max-height: 300px }';
    document.head.append(style);
    onTestFinished(() => style.remove());
    await openFlyout({ header: 'Warenkorb', footer: 'Zur Kasse' });
    notify();
    return { foot, notify: () => notify() };
  }

  it('head and foot scroll with the content when they would leave less than a line between them', async () => {
    const { foot, notify } = await openLow(113);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-short');
    foot.height = 112;
    notify();
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-short');
  });
});
