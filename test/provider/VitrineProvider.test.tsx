import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { RouterProvider } from 'react-aria';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { useCart } from '#src/features/mini-cart/index.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { forgetReportedProblems, reportProblem } from '#src/lib/reportProblem.ts';
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

it('the element for the shop’s events may be known only after the first render', async () => {
  const Send = () => <button type="button" onClick={useSetAtom(openFlyoutAtom).bind(null, 'CART')} />;
  const Page = (props: Partial<VitrineProviderProps>) => (
    <VitrineProvider site="DE" {...props}>
      <Send />
    </VitrineProvider>
  );
  const { rerender, container } = render(<Page />);
  rerender(<Page eventSource={container} />);
  const heard = vi.fn();
  container.addEventListener('header-open', heard);
  screen.getByRole('button').click();
  expect(heard).toHaveBeenCalledOnce();
});

it('SIT-01: a site has its own language and currency', () => {
  render(
    <VitrineProvider site="HU">
      <Sample />
    </VitrineProvider>,
  );
  expect(screen.getByText('Ugrás a tartalomra 1 235 Ft')).toBeVisible();
});

it('SIT-08: a site can use another language and another money format', () => {
  render(
    <VitrineProvider site="DE" settings={{ locale: 'en', money: { symbolPosition: 'before' } }}>
      <Sample />
    </VitrineProvider>,
  );
  expect(screen.getByText('Skip to main content € 1.234,50')).toBeVisible();
});

it('SIT-08: inline settings do not create new context values on every render', () => {
  const seen = new Set<unknown>();
  function Watch() {
    seen.add(useSite());
    seen.add(useText());
    return null;
  }
  const page = (props: Partial<VitrineProviderProps>) => (
    <VitrineProvider
      site="DE"
      settings={{ brand: { name: 'Ahoi' } }}
      messageOverrides={{ 'header.skip_link': 'Los' }}
      {...props}
    >
      <Watch />
    </VitrineProvider>
  );
  const { rerender } = render(page({}));
  rerender(page({}));
  expect(seen.size).toBe(2);
  rerender(page({ settings: { brand: { name: 'Moin' } } }));
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
  const page = (name: string) => (
    <VitrineProvider site="DE" settings={{ brand: { name } }}>
      <Watch />
    </VitrineProvider>
  );
  const { rerender } = render(page('One'));
  rerender(page('Two'));
  expect(seen).toEqual([
    ['One', 'One'],
    ['Two', 'Two'],
  ]);
});

const Add = () => <p>{useCart().count}</p>;
const Own = part(function Footer() {
  return null;
});

it.each([
  [
    'an unknown site',
    <VitrineProvider key="1" site={'FR' as 'DE'}>
      {null}
    </VitrineProvider>,
    'VitrineProvider knows no site "FR". Give it one of DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.',
  ],
  [
    'a site like a member of objects',
    <VitrineProvider key="1b" site={'constructor' as 'DE'}>
      {null}
    </VitrineProvider>,
    'VitrineProvider knows no site "constructor". Give it one of DE, ',
  ],
  [
    'an unknown language',
    <VitrineProvider key="2" site="DE" locale={'ja-JP' as 'en'}>
      {null}
    </VitrineProvider>,
    'VitrineProvider knows no language "ja-JP". Give it one of de-DE, de-AT, ',
  ],
  [
    'a component without a provider',
    <Sample key="3" />,
    'A Vitrine component has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.',
  ],
  [
    'a hook without a provider',
    <Add key="4" />,
    'useCart has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.',
  ],
  ['a component of an entry point', <Own key="5" />, 'Footer has no site. Put a VitrineProvider above it'],
])('LIB-04: %s throws an error that names it and the remedy', (_name, element, message) => {
  expect(() => render(element)).toThrow(message);
  takeComplaints();
});

it.each([
  ['a language without a region', { site: 'DE', locale: 'pl' }, /Przejdź do treści/],
  ['a custom site object', { site: { ...SITES.DE, locale: 'en' } }, /Skip to main content/],
] satisfies [string, Omit<VitrineProviderProps, 'children'>, RegExp][])(
  'SIT-01: %s is accepted',
  (_name, props, words) => {
    render(
      <VitrineProvider {...props}>
        <Sample />
      </VitrineProvider>,
    );
    expect(screen.getByText(words)).toBeVisible();
  },
);

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
    forgetReportedProblems();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = render(misused);
    rerender(misused);
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    return warn.mock.calls.flat();
  };
  afterEach(() => vi.unstubAllEnvs());

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
    forgetReportedProblems();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const copy = { ...SITES.DE, code: 'LI', country: 'LI' };
    render(<VitrineProvider site={{ ...copy, shopUrl: 'https://li.shop.example' }}>{null}</VitrineProvider>);
    expect(warn).not.toHaveBeenCalled();
    render(<VitrineProvider site={copy}>{null}</VitrineProvider>);
    expect(warn.mock.calls.flat()).toEqual([
      '[vitrine] The site “LI” has the shop address of another country. Set `shopUrl`, and check the other fields of the copied row.',
    ]);
  });

  it('is silent in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await visit()).toEqual([]);
  });
});

it('LIB-04: `onProblem` is called once for everything that was dropped', async () => {
  forgetReportedProblems();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn();
  const { rerender } = render(
    <VitrineProvider site="DE" messageOverrides={{ 'mini_cart.count': '{count' }} onProblem={onProblem}>
      <Sample />
    </VitrineProvider>,
  );
  rerender(
    <VitrineProvider site="DE" messageOverrides={{ 'mini_cart.count': '{count' }} onProblem={onProblem}>
      <Sample />
    </VitrineProvider>,
  );
  await waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1));
  expect(onProblem.mock.calls[0]?.[0]).toContain('The own text for “mini_cart.count”');
});

it('LIB-04: `onProblem` is called after the render for data dropped during it', async () => {
  forgetReportedProblems();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn();
  const Late = ({ isThere }: { isThere: boolean }) => {
    if (isThere) reportProblem('A field cannot be read.');
    return <p>{isThere ? 'there' : 'not yet'}</p>;
  };
  const aPage = (isThere: boolean) => (
    <VitrineProvider site="DE" onProblem={onProblem}>
      <Late isThere={isThere} />
    </VitrineProvider>
  );
  const { rerender } = render(aPage(false));
  rerender(aPage(true));
  expect(screen.getByText('there')).toBeVisible();
  await waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith('A field cannot be read.'));
});

describe('FND-06: the page and the library share one React Aria', () => {
  const link = <Link href="/tea">Tee</Link>;

  it('navigates its links through the page’s router, but not those that leave the page', async () => {
    const navigate = vi.fn();
    render(
      <VitrineProvider site="DE" navigate={navigate}>
        {link}
        <Link href="https://example.com/tea" onPress={() => {}}>
          Anderswo
        </Link>
      </VitrineProvider>,
    );
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
    render(
      <RouterProvider navigate={navigate}>
        <VitrineProvider site="DE">{link}</VitrineProvider>
      </RouterProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Tee' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tea', undefined);
  });

  it('formats dates and its own texts in the page’s language', () => {
    function Month() {
      const format = useDateFormatter({ month: 'long', timeZone: 'UTC' });
      return <p>{format.format(new Date('2026-01-15T00:00Z'))}</p>;
    }
    const modal = (
      <Modal isOpen onOpenChange={() => {}} title="Kawa">
        <Month />
      </Modal>
    );
    render(<VitrineProvider site="PL">{modal}</VitrineProvider>);
    expect(screen.getByText('styczeń')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Zignoruj' })[0]).toBeInTheDocument();
  });

  it('respects a nested I18nProvider', () => {
    const modal = (
      <Modal isOpen onOpenChange={() => {}} title="Café">
        Café
      </Modal>
    );
    render(
      <VitrineProvider site="PL">
        <I18nProvider locale="fr-FR">{modal}</I18nProvider>
      </VitrineProvider>,
    );
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
  vi.unstubAllEnvs();
});
