import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { alreadyLoaded } from '#src/lazy/loadWithRetry.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import type { IslandOptions } from '#src/ui/Island/hydrationTrigger.ts';
import { island } from '#src/ui/Island/island.tsx';
import { hydrate, putIntoPage } from '../support/hydrate.ts';

function Counter({ name }: { name: string }) {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <div data-vitrine="counter" id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      <a href="#elsewhere">elsewhere</a>
    </div>
  );
}

/** A page as a server sends it, and what the browser makes of it. */
async function hydratePage(load = vi.fn(async () => Counter), until?: IslandOptions['until']) {
  const Eager = island(alreadyLoaded(Counter), { root: '[data-vitrine="counter"]' });
  const Late = island({ load }, { root: '[data-vitrine="counter"]', ...(until && { until }) });
  const box = putIntoPage(renderToString(<Eager name="Count" />));
  const html = box.innerHTML;
  const problems = await hydrate(box, <Late name="Count" />);
  return { box, html, load, problems };
}

/** A browser that has no time until a test says so. */
function stubIdle() {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    rest = callback;
  });
  return { rest: () => act(async () => rest()) };
}

it('BEY-07: keeps the server’s markup and loads nothing without idle time or interaction', async () => {
  stubIdle();
  const { box, html, load } = await hydratePage();
  expect(box.innerHTML).toBe(html);
  expect(load).not.toHaveBeenCalled();
});

it('FTR-07: replays a press after hydration', async () => {
  stubIdle();
  const load = vi.fn(async () => Counter);
  const Eager = island(alreadyLoaded(Counter), { root: '[data-vitrine="counter"]' });
  const Late = island({ load }, { root: '[data-vitrine="counter"]' });
  const box = putIntoPage(renderToString(<Eager name="Count" />));
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  await hydrate(box, <Late name="Count" />);
  expect(await screen.findByRole('button', { name: 'Count 1' })).toBeVisible();
});

function AriaCounter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <div data-vitrine="counter">
      <Button onPress={() => setCount(count + 1)}>
        {name} {count}
      </Button>
    </div>
  );
}

describe.each(['mouse', 'touch', 'pen'])('BEY-07: a press by %s arrives once', (pointerType) => {
  const DOWN = { pointerType, button: 0, pointerId: 1, detail: 1 };
  const press = {
    begin: (button: Element) => {
      fireEvent.pointerOver(button, DOWN);
      fireEvent.pointerDown(button, DOWN);
    },
    end: (button: Element) => {
      fireEvent.pointerUp(button, DOWN);
      fireEvent.click(button, DOWN);
    },
  };

  it.each([
    ['before its release', 'down', 'hydrate', 'up'],
    ['after its release', 'down', 'up', 'hydrate'],
    ['before it begins', 'hydrate', 'down', 'up'],
  ])('if the part is hydrated %s', async (_, ...steps) => {
    stubIdle();
    const { promise, resolve } = Promise.withResolvers<typeof AriaCounter>();
    const Eager = island(alreadyLoaded(AriaCounter), { root: '[data-vitrine="counter"]' });
    const Late = island({ load: () => promise }, { root: '[data-vitrine="counter"]' });
    const box = putIntoPage(renderToString(<Eager name="Count" />));
    await hydrate(box, <Late name="Count" />);
    const button = screen.getByRole('button');
    for (const step of steps)
      await act(async () => {
        if (step === 'down') press.begin(button);
        if (step === 'up') press.end(button);
        if (step === 'hydrate') {
          fireEvent.pointerOver(button, DOWN);
          resolve(AriaCounter);
        }
      });
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBe(button);
    await act(async () => press.begin(button));
    await act(async () => press.end(button));
    expect(button).toHaveTextContent('Count 2');
  });
});

it('BEY-07: hydrates the component without replacing its DOM when the browser is idle', async () => {
  const { rest } = stubIdle();
  const { box, html, load, problems } = await hydratePage();
  const drawn = box.querySelector('button');
  await rest();
  expect(load).toHaveBeenCalledTimes(1);
  expect(box.querySelector('button')).toBe(drawn);
  expect(box.innerHTML).toBe(html);
  expect(problems).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Count 1');
});

it('BEY-07: a component that waits for one interaction loads on no other', async () => {
  const { rest } = stubIdle();
  const { load } = await hydratePage(undefined, 'interaction');
  await rest();
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerOver(screen.getByRole('button')));
  expect(load).toHaveBeenCalled();
});

describe('BEY-07: a component that loads when visible', () => {
  /** A window that tells when an element comes near it. */
  function stubWindow() {
    const observed: Element[] = [];
    let notify: IntersectionObserverCallback = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          notify = callback;
        }
        observe = (element: Element) => void observed.push(element);
        disconnect = () => {};
      },
    );
    const come = (isIntersecting: boolean) =>
      act(async () =>
        notify([{ isIntersecting }] as IntersectionObserverEntry[], {} as IntersectionObserver),
      );
    return { observed, come };
  }

  it('waits outside the viewport, even when the browser is idle, and loads when it becomes visible', async () => {
    const { rest } = stubIdle();
    const { observed, come } = stubWindow();
    const { box, load } = await hydratePage(undefined, 'visible');
    expect(observed).toEqual([box.querySelector('[data-vitrine="counter"]')]);
    await rest();
    await come(false);
    expect(load).not.toHaveBeenCalled();
    await come(true);
    expect(load).not.toHaveBeenCalled();
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads after ten seconds at the latest, so that an in-page search finds its hidden text', async () => {
    vi.useFakeTimers();
    const { rest } = stubIdle();
    stubWindow();
    const { load } = await hydratePage(undefined, 'visible');
    await act(async () => vi.advanceTimersByTimeAsync(9_999));
    await rest();
    expect(load).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(1));
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads on an interaction, like any other', async () => {
    stubIdle();
    stubWindow();
    const { load } = await hydratePage(undefined, 'visible');
    await act(async () => screen.getByRole('link').dispatchEvent(new Event('focusin', { bubbles: true })));
    expect(load).toHaveBeenCalled();
  });
});

it.each(['pointerover', 'focusin'])('BEY-07: %s loads the component', async (type) => {
  stubIdle();
  const { load } = await hydratePage();
  await act(async () => screen.getByRole('link').dispatchEvent(new Event(type, { bubbles: true })));
  expect(load).toHaveBeenCalled();
});

it('BEY-07: an event elsewhere on the page does not load it', async () => {
  stubIdle();
  const { load } = await hydratePage();
  await act(async () => document.body.dispatchEvent(new Event('pointerover', { bubbles: true })));
  expect(load).not.toHaveBeenCalled();
});

it('BEY-07: a press before the component has loaded is replayed once', async () => {
  stubIdle();
  await hydratePage();
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByRole('button', { name: 'Count 1' })).toBeVisible();
});

/** The server's markup of a flyout's button: without scripts it is a link to a page. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <form action="/account" data-vitrine="opener">
      <button
        type="submit"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        Account
      </button>
    </form>
  );
}

describe('BEY-07: a press on a button that opens something', () => {
  async function hydrateOpener(load: () => Promise<typeof Opener>) {
    stubIdle();
    const Eager = island(alreadyLoaded(Opener), { root: '[data-vitrine="opener"]' });
    const Late = island({ load }, { root: '[data-vitrine="opener"]' });
    const box = putIntoPage(renderToString(<Eager />));
    const submitted = vi.fn((event: Event) => event.preventDefault());
    box.addEventListener('submit', submitted);
    await hydrate(box, <Late />);
    return submitted;
  }

  it('opens it as soon as the component has loaded, instead of navigating', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Opener>();
    const submitted = await hydrateOpener(() => promise);
    await act(async () => screen.getByRole('button').click());
    expect(submitted).not.toHaveBeenCalled();
    await act(async () => resolve(Opener));
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('navigates as without scripts when the component does not load within 4 s, and opens nothing later', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<typeof Opener>();
    const submitted = await hydrateOpener(() => promise);
    await act(async () => screen.getByRole('button').click());
    await act(async () => vi.advanceTimersByTimeAsync(3_999));
    expect(submitted).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(submitted).toHaveBeenCalledTimes(1);
    await act(async () => resolve(Opener));
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });
});

it('BEY-08: a component that fails to load stays plain HTML, and is requested again on every interaction', async () => {
  stubIdle();
  const { box, html, load } = await hydratePage(vi.fn(() => new Promise<typeof Counter>(() => {})));
  const point = () =>
    act(async () => screen.getByRole('link').dispatchEvent(new Event('pointerover', { bubbles: true })));
  await point();
  await point();
  expect(load).toHaveBeenCalledTimes(2);
  expect(box.innerHTML).toBe(html);
});

it('BEY-07: without server markup the component loads as soon as it renders', async () => {
  stubIdle();
  const Late = island({ load: async () => Counter }, { root: '[data-vitrine="counter"]' });
  await act(async () => render(<Late name="Alone" />));
  expect(await screen.findByRole('button', { name: 'Alone 0' })).toBeVisible();
});
