import { act, type RenderResult, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { useText } from '#src/i18n/SiteContext.ts';
import { part } from '#src/provider/part.tsx';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { hydrate, putIntoPage } from '../support/hydrate.ts';

/** What a browser has to load: nothing is there until a test says so. */
const chunks = vi.hoisted(() => ({
  loads: [] as string[],
  broken: new Set<string>(),
  isServer: false,
}));

vi.mock('#src/i18n/messages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#src/i18n/messages.ts')>();
  const { loadWithRetry } = await import('#src/lazy/loadWithRetry.ts');
  const late = <Value,>(name: string, value: Value) => {
    const loadable = () =>
      loadWithRetry(name, async () => {
        chunks.loads.push(name);
        if (chunks.broken.has(name)) throw new TypeError('Failed to fetch dynamically imported module');
        return value;
      });
    let current = loadable();
    return {
      get state() {
        return chunks.isServer ? { value, hasFailed: false } : current.state;
      },
      load: () => current.load(),
      forget: () => {
        current = loadable();
      },
    };
  };
  const languages = await Promise.all(
    Object.entries(original.languages).map(async ([locale, { load }]) => [
      locale,
      late(locale, await load()),
    ]),
  );
  return {
    languages: Object.fromEntries(languages),
    formatter: late('formatter', await original.formatter.load()),
    parser: late('parser', await original.parser.load()),
  };
});

let warn: MockInstance<typeof console.warn>;
beforeEach(async () => {
  const messages = (await import('#src/i18n/messages.ts')) as unknown as Record<
    string,
    { forget: () => void }
  >;
  for (const each of [messages.formatter, messages.parser, ...Object.values(messages.languages as object)])
    each.forget();
  Object.assign(chunks, { loads: [], broken: new Set(), isServer: false });
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const Part = part(function Sample() {
  const text = useText();
  return <p>{text('mini_cart.count', { count: 2 })}</p>;
});

/** The host's own part of the page. */
function Host() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      host {count}
    </button>
  );
}

const page = (props: Partial<VitrineProviderProps> = {}) => (
  <VitrineProvider site="PL" {...props}>
    <Part />
    <Host />
  </VitrineProvider>
);

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const show = async (element: ReactElement) => (await act(async () => render(element))) as RenderResult;
const press = () => act(async () => screen.getByRole('button').click());

/** A page as a server sends it, taken over by a browser that has no language yet. */
async function hydratePage(props: Partial<VitrineProviderProps> = {}) {
  chunks.isServer = true;
  const box = putIntoPage(renderToString(page(props)));
  chunks.isServer = false;
  const problems = await hydrate(box, page(props));
  return { box, problems };
}

describe('BEY-08: a language that loads late or not at all', () => {
  it('the page’s own tree renders immediately, and the component when its language has loaded', async () => {
    await show(page());
    expect(screen.getByRole('button', { name: 'host 0' })).toBeVisible();
    await wait(0);
    expect(screen.getByText('2 produkty')).toBeVisible();
    expect(chunks.loads.sort()).toEqual(['formatter', 'pl-PL']);
  });

  it('a placeholder has the room of the component until then', async () => {
    const Late = part<{ count: number }>(
      function Late({ count }) {
        return <p>{useText()('mini_cart.count', { count })}</p>;
      },
      ({ count }) => <p>room for {count}</p>,
    );
    chunks.broken.add('pl-PL');
    await show(
      <VitrineProvider site="PL">
        <Late count={2} />
      </VitrineProvider>,
    );
    expect(screen.getByText('room for 2')).toBeVisible();
    chunks.broken.clear();
    await wait(2_000);
    expect(screen.getByText('2 produkty')).toBeVisible();
    expect(screen.queryByText('room for 2')).toBeNull();
  });

  it('a failed chunk keeps the server’s text and a working page; a retry recovers', async () => {
    chunks.broken.add('pl-PL');
    const { box, problems } = await hydratePage();
    const html = box.innerHTML;
    expect(html).toContain('2&nbsp;produkty');
    await press();
    expect(screen.getByRole('button', { name: 'host 1' })).toBeVisible();
    await wait(2_000 + 8_000);
    expect(box).toHaveTextContent('2 produkty');
    expect(chunks.loads.filter((name) => name === 'pl-PL')).toHaveLength(3);
    chunks.broken.clear();
    await wait(30_000);
    expect(box).toHaveTextContent('2 produkty');
    await press();
    expect(screen.getByRole('button', { name: 'host 2' })).toBeVisible();
    expect(problems).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('a chunk that never loads is not requested endlessly', async () => {
    chunks.broken.add('pl-PL');
    const { box } = await hydratePage();
    await wait(3_600_000);
    expect(chunks.loads.filter((name) => name === 'pl-PL')).toHaveLength(4);
    expect(box).toHaveTextContent('2 produkty');
  });

  it('it is requested again when the browser is online', async () => {
    chunks.broken.add('pl-PL');
    await show(page());
    await wait(0);
    chunks.broken.clear();
    await act(async () => window.dispatchEvent(new Event('online')));
    await wait(0);
    expect(screen.getByText('2 produkty')).toBeVisible();
  });

  it('another site is shown when its language has loaded; until then the page stays unchanged', async () => {
    const { rerender } = await show(page());
    await wait(0);
    chunks.broken.add('tr-TR');
    await act(async () => rerender(page({ site: 'TR' })));
    await wait(1_000);
    expect(screen.getByText('2 produkty')).toBeVisible();
    chunks.broken.clear();
    await wait(1_000);
    expect(screen.getByText('2 ürün')).toBeVisible();
  });
});

describe('SIT-08: custom messages in ICU syntax', () => {
  const ICU = {
    'mini_cart.count': '{count, plural, one {# rzecz} few {# rzeczy} other {# rzeczy}}',
  } as const;

  it('load the parser, which nothing else does', async () => {
    const { rerender } = await show(page({ messageOverrides: { 'mini_cart.count': 'Kilka rzeczy' } }));
    await wait(0);
    expect(screen.getByText('Kilka rzeczy')).toBeVisible();
    expect(chunks.loads).not.toContain('parser');
    await act(async () => rerender(page({ messageOverrides: ICU })));
    await wait(0);
    expect(chunks.loads).toContain('parser');
    expect(screen.getByText('2 rzeczy')).toBeVisible();
  });

  it('are hydrated from the server’s markup unchanged', async () => {
    const { box, problems } = await hydratePage({ messageOverrides: ICU });
    await wait(0);
    expect(box).toHaveTextContent('2 rzeczy');
    expect(problems).toEqual([]);
  });

  it('keep the library’s text until the parser has loaded, never the id or raw ICU', async () => {
    chunks.broken.add('parser');
    await show(page({ messageOverrides: ICU }));
    await wait(2_000);
    expect(screen.getByText('2 produkty')).toBeVisible();
    chunks.broken.clear();
    await wait(8_000);
    expect(screen.getByText('2 rzeczy')).toBeVisible();
  });
});
