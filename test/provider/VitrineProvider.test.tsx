import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { RouterProvider } from 'react-aria';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { describe, expect, it, vi } from 'vitest';
import { COUNTRY_SWITCH_ID } from '#src/config/links.ts';
import { SITES } from '#src/config/sites.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { useCart } from '#src/features/mini-cart/index.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { part } from '#src/provider/part.tsx';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { Modal } from '#src/ui/Modal/Modal.tsx';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

function Sample() {
  const text = useText();
  const money = useMoney();
  return (
    <p>
      {text('header.skip_link')} {money(1234.5)}
    </p>
  );
}

/** A part on the German site, or with other props of its provider. */
const page = (props: Partial<VitrineProviderProps> = {}, part: ReactNode = <Sample />) => (
  <VitrineProvider site="DE" {...props}>
    {part}
  </VitrineProvider>
);

it('the element for the shop’s events may be known only after the first render', async () => {
  const Send = () => <button type="button" onClick={useSetAtom(openFlyoutAtom).bind(null, 'CART')} />;
  const { rerender, container } = render(page({}, <Send />));
  rerender(page({ eventSource: container }, <Send />));
  const heard = vi.fn();
  container.addEventListener('header-open', heard);
  screen.getByRole('button').click();
  expect(heard).toHaveBeenCalledOnce();
});

it.each<[string, Partial<VitrineProviderProps>, RegExp]>([
  ['SIT-01: a site has its own language and currency', { site: 'HU' }, /^Ugrás a tartalomra 1\s235\sFt$/],
  [
    'SIT-08: a site can use another language and another money format',
    { settings: { locale: 'en', money: { symbolPosition: 'before' } } },
    /^Skip to main content €\s1\.234,50$/,
  ],
  ['SIT-01: a language without a region is accepted', { locale: 'pl' }, /^Przejdź do treści/],
  ['SIT-01: a custom site object is accepted', { site: { ...SITES.DE, locale: 'en' } }, /^Skip to main/],
])('%s', (_what, props, words) => {
  render(page(props));
  expect(screen.getByText(words)).toBeVisible();
});

it('SIT-08: inline settings do not create new context values on every render', () => {
  const seen = new Set<unknown>();
  function Watch() {
    seen.add(useSite());
    seen.add(useText());
    return null;
  }
  const named = (name: string) =>
    page({ settings: { brand: { name } }, messageOverrides: { 'header.skip_link': 'Los' } }, <Watch />);
  const { rerender } = render(named('Ahoi'));
  rerender(named('Ahoi'));
  expect(seen.size).toBe(2);
  rerender(named('Moin'));
  expect([...seen].some((each) => (each as { brand?: { name: string } }).brand?.name === 'Moin')).toBe(true);
});

it('SIT-08: the effects of components see the site of their own render', () => {
  const seen: [string | undefined, string | undefined][] = [];
  function Watch() {
    const site = useSite();
    const store = useStore();
    useEffect(() => {
      seen.push([site.brand.name, store.get(pageAtom).site.brand.name]);
    }, [site, store]);
    return null;
  }
  const named = (name: string) => page({ settings: { brand: { name } } }, <Watch />);
  const { rerender } = render(named('One'));
  rerender(named('Two'));
  expect(seen).toEqual([
    ['One', 'One'],
    ['Two', 'Two'],
  ]);
});

const Add = () => <p>{useCart().count}</p>;
const Own = part(function Footer() {
  return null;
});

it.each<[string, ReactNode, string]>([
  [
    'an unknown site',
    page({ site: 'FR' as 'DE' }),
    'VitrineProvider knows no site "FR". Give it one of DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.',
  ],
  [
    'a site like a member of objects',
    page({ site: 'constructor' as 'DE' }),
    'VitrineProvider knows no site "constructor". Give it one of DE, ',
  ],
  [
    'an unknown language',
    page({ locale: 'ja-JP' as 'en' }),
    'VitrineProvider knows no language "ja-JP". Give it one of de-DE, de-AT, ',
  ],
  ...(
    [
      ['a component', <Sample key="1" />, 'A Vitrine component'],
      ['a hook', <Add key="2" />, 'useCart'],
      ['a component of an entry point', <Own key="3" />, 'Footer'],
    ] as const
  ).map(([what, part, name]): [string, ReactNode, string] => [
    `${what} without a provider`,
    part,
    `${name} has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.`,
  ]),
])('LIB-04: %s throws an error that names it and the remedy', (_name, element, message) => {
  expect(() => render(element)).toThrow(message);
  takeComplaints();
});

describe('LIB-04: misuse that cannot throw', () => {
  const misused = (
    <VitrineProvider
      site="DE"
      settings={{ footer: { retruns: null } } as object}
      messageOverrides={{ 'no.such.text': 'x' } as object}
    >
      <VitrineProvider site="DE">
        <header data-vitrine="header">
          <a href="#main">skip</a>
        </header>
      </VitrineProvider>
    </VitrineProvider>
  );
  const visit = async () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = render(misused);
    rerender(misused);
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    return warn.mock.calls.flat();
  };

  it('logs one warning each in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await visit()).sort()).toEqual([
      '[vitrine] A VitrineProvider stands inside another one. One around all parts shares cart and visitor.',
      '[vitrine] The setting “footer.retruns” does not exist, so it changes nothing.',
      '[vitrine] The skip link leads nowhere: no element has the id “main”. Give the main part this id, or the header its `mainId`.',
      "[vitrine] The style sheet is missing. Import 'vitrine/styles.css' or the sheet of an entry point.",
      '[vitrine] There is no text “no.such.text” to override.',
    ]);
  });

  it('warns of a copied row with the address of its original, and only of that', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const copy = { ...SITES.DE, code: 'LI', country: 'LI' };
    render(<VitrineProvider site={{ ...copy, shopUrl: 'https://li.shop.example' }}>{null}</VitrineProvider>);
    expect(warn).not.toHaveBeenCalled();
    render(<VitrineProvider site={copy}>{null}</VitrineProvider>);
    expect(warn.mock.calls.flat()).toEqual([
      '[vitrine] The site “LI” has the shop address of another country. Set `shopUrl`, and check the other fields of the copied row.',
    ]);
  });

  it.each<[string, Partial<VitrineProviderProps>]>([
    [
      'settings',
      { settings: { shopUrls: { AT: 'https://at.ahoi.example', NO: 'https://no.ahoi.example' } } },
    ],
    ['a row', { site: { ...SITES.DE, shopUrls: { CZ: null, NO: 'https://no.ahoi.example' } } }],
  ])('LIB-08: warns of another country of which only the address is known: %s', (_, props) => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(page(props));
    expect(warn.mock.calls.flat()).toEqual([
      '[vitrine] The country “NO” of `shopUrls` has only an address, so no page links to it. Give it `country`, `countryName`, `locale` and `shopUrl`.',
    ]);
  });

  it.each<[string, object]>([
    ['withdrawal', { links: { withdrawal: null } }],
    ['cancellation', { rules: { cancellation: null } }],
  ])(
    'LIB-08: warns of a statutory link of which only the text or the address is there: %s',
    (name, settings) => {
      vi.stubEnv('NODE_ENV', 'development');
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const row = { ...SITES.DE, code: 'LI', shopUrl: 'https://li.shop.example' };
      render(page({ site: row }));
      expect(warn).not.toHaveBeenCalled();
      render(page({ site: row, settings }));
      expect(warn.mock.calls.flat()).toEqual([
        `[vitrine] The footer of the site “LI” has no link for “${name}”: \`links.${name}\` and \`rules.${name}\` need each other.`,
      ]);
      cleanup();
      // One of the nine leaves it out on purpose.
      render(page({ settings }));
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('is silent in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await visit()).toEqual([]);
  });
});

it('LIB-04: `onProblem` is called once for everything that was dropped', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn();
  const { rerender } = render(page({ messageOverrides: { 'mini_cart.count': '{count' }, onProblem }));
  rerender(page({ messageOverrides: { 'mini_cart.count': '{count' }, onProblem }));
  await waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1));
  expect(onProblem.mock.calls[0]?.[0]).toContain('The own text for “mini_cart.count”');
});

it('LIB-04: `onProblem` is called after the render for data dropped during it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn();
  const Late = ({ isThere }: { isThere: boolean }) => {
    if (isThere) reportProblem('A field cannot be read.');
    return <p>{isThere ? 'there' : 'not yet'}</p>;
  };
  const { rerender } = render(page({ onProblem }, <Late isThere={false} />));
  rerender(page({ onProblem }, <Late isThere />));
  expect(screen.getByText('there')).toBeVisible();
  await waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith('A field cannot be read.'));
});

describe('FND-06: the page and the library share one React Aria', () => {
  const link = (
    <Link key="tea" href="/tea">
      Tee
    </Link>
  );
  const modal = (content: ReactNode) => (
    <Modal isOpen onOpenChange={() => {}} title="Titel">
      {content}
    </Modal>
  );

  it('navigates its links through the page’s router, but not those that leave the page', async () => {
    const navigate = vi.fn();
    const away = (
      <Link key="away" href="https://example.com/tea" onPress={() => {}}>
        Anderswo
      </Link>
    );
    render(page({ navigate }, [link, away]));
    const leave = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Anderswo' }).addEventListener('click', leave);
    await userEvent.click(screen.getByRole('link', { name: 'Tee' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tea', undefined);
    await userEvent.click(screen.getByRole('link', { name: 'Anderswo' }));
    expect(leave).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('respects the page’s own RouterProvider', async () => {
    const navigate = vi.fn();
    render(<RouterProvider navigate={navigate}>{page({}, link)}</RouterProvider>);
    await userEvent.click(screen.getByRole('link', { name: 'Tee' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tea', undefined);
  });

  it('LIB-08: writes links as the page’s own RouterProvider does, also beside a router of the provider', async () => {
    const navigate = vi.fn();
    render(
      <RouterProvider navigate={() => {}} useHref={(href) => `/base${href}`}>
        {page({ navigate }, link)}
      </RouterProvider>,
    );
    expect(screen.getByRole('link', { name: 'Tee' })).toHaveAttribute('href', '/base/tea');
    await userEvent.click(screen.getByRole('link', { name: 'Tee' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tea', undefined);
  });

  it('formats dates and its own texts in the page’s language', () => {
    function Month() {
      const format = useDateFormatter({ month: 'long', timeZone: 'UTC' });
      return <p>{format.format(new Date('2026-01-15T00:00Z'))}</p>;
    }
    render(page({ site: 'PL' }, modal(<Month />)));
    expect(screen.getByText('styczeń')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Zignoruj' })[0]).toBeInTheDocument();
  });

  it('respects a nested I18nProvider', () => {
    render(page({ site: 'PL' }, <I18nProvider locale="fr-FR">{modal('Café')}</I18nProvider>));
    expect(screen.getAllByRole('button', { name: 'Rejeter' })[0]).toBeInTheDocument();
  });
});

it('LIB-12: of two newsletters or country switches on a page, the first one keeps the id that links use', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderWithShop(
    <>
      <NewsletterForm origin="page" />
      <CountrySwitch />
      <NewsletterForm origin="footer" />
      <CountrySwitch />
    </>,
  );
  for (const part of ['newsletter', 'country-switcher']) {
    const [first, second] = document.querySelectorAll(`[data-vitrine="${part}"]`);
    expect(document.getElementById(first?.id ?? '')).toBe(first);
    expect(second?.id).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`The id “${first?.id}” stands twice`));
  }
});

it('LIB-12: the id that links use moves to the first of the newsletters and country switches that a router leaves on the page', async () => {
  const Content = ({ isShown }: { isShown: boolean }) => (
    <>
      {isShown && (
        <>
          <NewsletterForm origin="page" />
          <CountrySwitch />
        </>
      )}
      <NewsletterForm origin="footer" />
      <CountrySwitch />
    </>
  );
  const { rerender } = await renderWithShop(<Content isShown={false} />);
  for (const isShown of [true, false]) {
    rerender(<Content isShown={isShown} />);
    for (const [part, id] of [
      ['newsletter', 'newsletter'],
      ['country-switcher', COUNTRY_SWITCH_ID],
    ]) {
      const parts = [...document.querySelectorAll(`[data-vitrine="${part}"]`)];
      expect(parts.map((each) => each.id)).toEqual(isShown ? [id, ''] : [id]);
    }
  }
});
