import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import { VitrineProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { takeComplaints } from '../support/failOnConsoleError.ts';

function Sample() {
  const text = useText();
  const money = useMoney();
  return (
    <p>
      {text('header.skip_link')} {money(1234.5)}
    </p>
  );
}

it('SIT-01: a site brings its own language and money', () => {
  render(
    <VitrineProvider site="HU">
      <Sample />
    </VitrineProvider>,
  );
  expect(screen.getByText('Ugrás a tartalomra 1 235 Ft')).toBeVisible();
});

it.each(LOCALE_CODES)('SIT-02: %s speaks on any site', (locale) => {
  render(
    <VitrineProvider site="DE" locale={locale}>
      <Sample />
    </VitrineProvider>,
  );
  expect(screen.getByText(/1\.234,50/)).toBeVisible();
});

it('SIT-08: own facts reach components, at any depth', () => {
  function Facts() {
    const { newsletter, brand } = useSite();
    return <p>{`${brand.name} ${brand.slug} ${newsletter.legalAge} ${newsletter.names}`}</p>;
  }
  render(
    <VitrineProvider site="TR" settings={{ brand: { name: 'Ahoi' }, newsletter: { legalAge: 18 } }}>
      <Facts />
    </VitrineProvider>,
  );
  expect(screen.getByText('Ahoi vitrine 18 required')).toBeVisible();
});

it('SIT-08: a site can speak another language, and write its money in another way', () => {
  render(
    <VitrineProvider site="DE" settings={{ locale: 'en', money: { symbolPosition: 'before' } }}>
      <Sample />
    </VitrineProvider>,
  );
  expect(screen.getByText('Skip to main content € 1.234,50')).toBeVisible();
});

it('SIT-08: a text can be replaced, with its arguments and the own brand in it', () => {
  function Words() {
    const text = useText();
    return <p>{text('mini_cart.error.item_limit', { limit: 5 })}</p>;
  }
  render(
    <VitrineProvider
      site="DE"
      settings={{ brand: { name: 'Ahoi' } }}
      messageOverrides={{
        'mini_cart.error.item_limit': "{brand}: höchstens {limit}, {sonst nichts}, it's fine",
      }}
    >
      <Words />
    </VitrineProvider>,
  );
  expect(screen.getByText("Ahoi: höchstens 5, {sonst nichts}, it's fine")).toBeVisible();
});

it('SIT-08: settings written into the markup do not make everything new at every render', () => {
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

it('LIB-04: a site that is none is named, with those that are', () => {
  expect(() =>
    render(
      <VitrineProvider site={'FR' as 'DE'}>
        <Sample />
      </VitrineProvider>,
    ),
  ).toThrow('VitrineProvider knows no site "FR". Give it one of DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.');
  takeComplaints();
});

it('LIB-04: a component without a provider says what is missing', () => {
  expect(() => render(<Sample />)).toThrow(
    'A Vitrine component has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.',
  );
  takeComplaints();
});
