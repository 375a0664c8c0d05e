import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';

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
