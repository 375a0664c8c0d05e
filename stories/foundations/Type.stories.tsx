import preview from '#.storybook/preview.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import { TokenName } from './TokenName.tsx';
import './foundations.css';

const HEADINGS = ['xl', 'l', 'm', 's'] as const;
const TEXTS = ['xl', 'l', 'm', 's', 'xs', '2xs'] as const;

/** Every letter that a language of the shop needs and an unfinished font lacks. */
const LETTERS = [
  ['de', 'Größe, Öl, Straße, „Übergrößen“'],
  ['fr', 'Café, cœur, garçon, à la française, « déjà vu »'],
  ['pl', 'Zażółć gęślą jaźń, łódź'],
  ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['hu', 'Árvíztűrő tükörfúrógép'],
  ['sk', 'Kŕdeľ ďatľov učí koňa žrať kôru, ĺ ŕ'],
  ['tr', 'İstanbul’da ılık çay, şeker ve ağaç; FIŞ, fiş'],
  ['da', 'Rødgrød med fløde, Århus, æble'],
  ['sv', 'Räksmörgås på ån'],
] as const;

function Type() {
  return (
    <div className="sheet" data-vitrine="foundations">
      <section>
        <h2>Display: Fraunces</h2>
        {HEADINGS.map((size) => (
          <div key={size} className="row">
            <TokenName name={`--v-heading-${size}`} />
            <span
              style={{
                fontFamily: 'var(--v-font-display)',
                fontSize: `var(--v-heading-${size})`,
                fontWeight: 'var(--v-weight-display)',
                letterSpacing: 'var(--v-tracking-display)',
                lineHeight: 'var(--v-leading-tight)',
              }}
            >
              Frisch geröstet, schön gedeckt
            </span>
          </div>
        ))}
      </section>
      <section>
        <h2>Text: Hanken Grotesk</h2>
        {TEXTS.map((size) => (
          <div key={size} className="row">
            <TokenName name={`--v-text-${size}`} />
            <span style={{ fontSize: `var(--v-text-${size})` }}>
              Kaffee „Barista“, ganze Bohne, <strong>1 kg</strong>
            </span>
          </div>
        ))}
      </section>
      <section>
        <h2>Every letter of the twelve languages</h2>
        {LETTERS.map(([language, sample]) => (
          <div key={language} className="row" lang={language}>
            <code>{language}</code>
            <span>
              {sample}{' '}
              <span style={{ fontFamily: 'var(--v-font-display)', fontSize: 'var(--v-text-xl)' }}>
                {sample}
              </span>
            </span>
          </div>
        ))}
      </section>
      <section>
        <h2>Figures line up</h2>
        <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content' }}>
          {[11.11, 88.88, 1234.56, 7].map((amount) => (
            <Price key={amount} amount={amount} size="large" />
          ))}
        </div>
      </section>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Type,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Two families: Fraunces speaks, Hanken Grotesk tells. Headings grow with the window between two ends; text keeps its size.',
      },
    },
  },
});

/** A designer sees the scale of both families, and that no letter of a shopper's language is missing. */
export const Default = meta.story({});

/** A developer compares the web fonts with their fallbacks: lines break at the same places, so nothing shifts. */
export const Fallbacks = meta.story({
  render: () => (
    <div
      className="sheet"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 22rem))', gap: 'var(--v-space-8)' }}
    >
      {[
        ["'Hanken Grotesk'", "'Fraunces'"],
        ["'Vitrine Text Fallback'", "'Vitrine Display Fallback'"],
      ].map(([text, display]) => (
        <div key={text}>
          <h2 style={{ fontFamily: display }}>Frisch geröstet, schön gedeckt</h2>
          <p style={{ fontFamily: text }}>
            Unser Kaffee wird schonend in kleinen Chargen geröstet. Die Bohnen stammen von Farmen, mit denen
            wir seit Jahren zusammenarbeiten, und werden von Hand gepflückt.{' '}
            <strong>Ab 20 € versandkostenfrei.</strong>
          </p>
          <code>{text}</code>
        </div>
      ))}
    </div>
  ),
});
