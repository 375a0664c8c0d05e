import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/Button/Button.tsx';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { DateField } from '#src/ui/DateField/DateField.tsx';
import { Flyout } from '#src/ui/Flyout/Flyout.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { showOnPage } from './page.tsx';

const user = userEvent.setup();

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 668px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
});

/** A button and the dialog that it opens. */
function Opener({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{`${name} öffnen`}</Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title={name}>
        {children}
      </Modal>
    </>
  );
}
const open = (name: string) => user.click(screen.getByRole('button', { name: `${name} öffnen` }));

const SORTS = [
  { value: 'a', label: 'Arabica' },
  { value: 'r', label: 'Robusta' },
];
/** Each overlay that a part's content can open: how, and something inside it. */
const OVERLAYS: [what: string, content: ReactNode, open: () => Promise<HTMLElement>][] = [
  [
    'a dialog',
    <Opener key="dialog" name="Hinweis">
      <p>Innen</p>
    </Opener>,
    async () => {
      await open('Hinweis');
      return screen.findByText('Innen');
    },
  ],
  [
    'the list of a select',
    <Select key="list" label="Sorte" placeholder="Bitte wählen" options={SORTS} />,
    async () => {
      await user.click(await screen.findByRole('button', { name: /Sorte/ }));
      return screen.findByRole('option', { name: 'Robusta' });
    },
  ],
  [
    'the calendar of a date',
    <DateField key="calendar" label="Tag" defaultValue="2026-11-29" />,
    async () => {
      await user.click(await screen.findByRole('button', { name: 'Kalender öffnen' }));
      return screen.findByRole('grid');
    },
  ],
];

/** A finger moves over an element. */
function swipe(element: HTMLElement, { x = 0, y = 0 }) {
  const touch = (type: string, share: number) => {
    const touches = { length: 1, item: () => ({ clientX: 200 + x * share, clientY: 200 + y * share }) };
    fireEvent(
      element,
      Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: touches }),
    );
  };
  touch('touchstart', 0);
  touch('touchmove', 1);
  touch('touchend', 1);
}

it.each(OVERLAYS)(
  'ENG-03: a swipe down on %s leaves the sheet below it in place',
  async (_what, content, show) => {
    showOnPage(
      <Opener name="Blatt">
        <p>Unten</p>
        {content}
      </Opener>,
    );
    await open('Blatt');
    const above = await show();
    swipe(above, { y: 300 });
    expect(screen.getByText('Unten').closest('[style*="--sheet-drag"]')).toBeNull();
    await waitFor(() => expect(screen.getByText('Unten')).toBeInTheDocument());
  },
);

it.each(OVERLAYS)(
  'BEY-23: a swipe on %s leaves the carousel below it on its slide',
  async (_what, content, show) => {
    const slides = ['Kaffee', 'Tee'].map((name) => ({
      key: name,
      name,
      content: (isCurrent: boolean) => (
        <>
          <p>{name}</p>
          {isCurrent && name === 'Kaffee' && content}
        </>
      ),
    }));
    showOnPage(<Carousel label="Neu" slides={slides} />);
    const shown = () => screen.getByText('Kaffee').closest('[data-current]');
    swipe(await show(), { x: -200 });
    expect(shown()).not.toBeNull();
  },
);

function Panel({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger} onPress={() => setOpen(!isOpen)}>
        Konto
      </Button>
      <Flyout name="X" label="Konto" isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger}>
        {children}
      </Flyout>
    </>
  );
}

it.each(OVERLAYS)(
  'HDR-08: a flyout stays open below %s, and Escape closes one after the other',
  async (_what, content, show) => {
    showOnPage(<Panel>{content}</Panel>);
    const trigger = screen.getByRole('button', { name: 'Konto' });
    await user.click(trigger);
    const above = await show();
    await waitFor(() =>
      expect(above.closest('[data-vitrine]')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.click(above.parentElement as HTMLElement);
    expect(above).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(above).not.toBeInTheDocument());
    const flyout = screen.getByRole('dialog', { name: 'Konto' });
    await waitFor(() => expect(flyout).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(flyout).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  },
);

it('INP-07: a form in a dialog that another form has opened is sent, reset and edited on its own', async () => {
  const order = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const address = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  showOnPage(
    <Form aria-label="Bestellung" onSubmit={order} errors={{ city: 'Dorthin liefern wir nicht.' }}>
      <TextField label="Ort" name="city" defaultValue="Bonn" />
      <Opener name="Adresse">
        <Form aria-label="Adresse" onSubmit={address}>
          <TextField label="Neuer Ort" name="city" />
          <Button type="submit">Speichern</Button>
          <Button type="reset">Leeren</Button>
        </Form>
      </Opener>
    </Form>,
  );
  const city = screen.getByRole('textbox', { name: 'Ort' });
  await open('Adresse');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Bremen');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(address).toHaveBeenCalledOnce();
  expect(order).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Leeren' }));
  expect(dialog.getByRole('textbox')).toHaveValue('');
  expect(city).toBeInvalid();
});

it('INP-07: a required field of a dialog does not keep the form that has opened it from being sent', async () => {
  const order = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const portal = document.body.appendChild(document.createElement('div'));
  showOnPage(
    <Form aria-label="Bestellung" onSubmit={order}>
      <TextField label="Ort" name="city" defaultValue="Bonn" isRequired />
      <Opener name="Adresse">
        <TextField label="Neuer Ort" name="city" isRequired />
        <TextField label="Straße" name="street" isRequired />
      </Opener>
      {createPortal(<TextField label="Notiz" name="note" isRequired />, portal)}
    </Form>,
  );
  const form = screen.getByRole('form', { name: 'Bestellung' });
  await open('Adresse');
  fireEvent.submit(form);
  expect(order).toHaveBeenCalledOnce();
  expect(document.querySelectorAll(`[id="${screen.getByDisplayValue('Bonn').id}"]`)).toHaveLength(1);
  portal.remove();
});

it('HDR-17: a dialog whose trigger is gone gives the focus to the page', async () => {
  function Hidden() {
    const [isOpen, setOpen] = useState(false);
    const [isOffered, setOffered] = useState(true);
    return (
      <>
        <main />
        {isOffered && <Button onPress={() => setOpen(true)}>Öffnen</Button>}
        <Modal isOpen={isOpen} onOpenChange={setOpen} title="Hinweis">
          <Button onPress={() => setOffered(false)}>Nicht mehr anbieten</Button>
        </Modal>
      </>
    );
  }
  showOnPage(<Hidden />);
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  await user.click(screen.getByRole('button', { name: 'Nicht mehr anbieten' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it.each(OVERLAYS.slice(1))(
  'HDR-17: %s that goes with its field gives the focus to the page',
  async (_what, content, show) => {
    const { rerender } = showOnPage(
      <>
        <main />
        {content}
      </>,
    );
    const inside = await show();
    await waitFor(() =>
      expect(inside.closest('[data-vitrine]')).toContainElement(document.activeElement as HTMLElement),
    );
    rerender(<main />);
    await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveFocus());
  },
);

it('HDR-17: a field of a dialog that goes with the choice of its list leaves the focus in the dialog', async () => {
  function Address() {
    const [isChosen, setChosen] = useState(false);
    return (
      <Opener name="Adresse">
        {isChosen ? (
          <p>Gewählt</p>
        ) : (
          <Select label="Sorte" placeholder="Bitte wählen" options={SORTS} onChange={() => setChosen(true)} />
        )}
      </Opener>
    );
  }
  showOnPage(<Address />);
  await open('Adresse');
  await user.click(await screen.findByRole('button', { name: /Sorte/ }));
  await user.click(await screen.findByRole('option', { name: 'Robusta' }));
  expect(await screen.findByText('Gewählt')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
});
