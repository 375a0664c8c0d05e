import { useEffect, useState } from 'react';
import preview from '#.storybook/preview.tsx';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { languages } from '#src/i18n/messages.ts';
import { createSiteIntl, type MessageId, type Messages } from '#src/i18n/siteIntl.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ScrollRegion } from '../docs/ScrollRegion.tsx';
import './foundations.css';

const AMOUNTS = [12.34, 1234.5, 0, 9_999_999.99];

function Money() {
  return (
    <div className="sheet" data-vitrine="foundations">
      <h2>Nine sites and their money</h2>
      <ScrollRegion label="Nine sites">
        <table className="sheet-table">
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">Country</th>
              <th scope="col">Language</th>
              <th scope="col">Currency</th>
              {AMOUNTS.map((amount) => (
                <th key={amount} scope="col">
                  {amount}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SITE_CODES.map((code) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td>{SITES[code].countryName}</td>
                <td>{SITES[code].locale}</td>
                <td>{SITES[code].currency}</td>
                {AMOUNTS.map((amount) => (
                  <td key={amount}>{formatMoney(amount, SITES[code].money)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

const SAMPLES: readonly MessageId[] = ['mini_cart.empty.title', 'mini_cart.empty.text', 'mini_cart.checkout'];

function Languages() {
  const [messages, setMessages] = useState<Partial<Record<Locale, Messages>>>({});
  useEffect(() => {
    Promise.all(LOCALE_CODES.map(async (code) => [code, await languages[code].load()] as const)).then((all) =>
      setMessages(Object.fromEntries(all)),
    );
  }, []);
  return (
    <div className="sheet" data-vitrine="foundations">
      <h2>Twelve languages</h2>
      {LOCALE_CODES.map((code) => {
        const own = messages[code];
        const text = own && createSiteIntl(SITES.DE, code, own).text;
        return (
          <div key={code} className="row">
            <code>
              {code} · {LOCALES[code].name}
            </code>
            <div lang={code}>
              {SAMPLES.map((id) => (
                <p key={id} className="sample">
                  {text?.(id)}
                </p>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Sites and languages',
  component: Money,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Nine country sites and twelve languages: what a price looks like, and the same words in each language.',
      },
    },
  },
});

// Proves SIT-01, SIT-03, SIT-04, SIT-05.
/** Each country with its language, its currency and the way it writes an amount. */
export const Default = meta.story({});

// Proves SIT-02.
/** The same texts in all twelve languages. */
export const TwelveLanguages = meta.story({ render: () => <Languages /> });
