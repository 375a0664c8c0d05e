import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { CONTRAST_PAIRS, type ContrastPair, PROMOTION_PAIRS } from '#src/styles/contrastPairs.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { measureContrasts } from './measureContrast.ts';
import { Swatch } from './Swatch.tsx';
import './foundations.css';

const GROUPS: Record<string, readonly string[]> = {
  'Paper and ink': [
    'ground',
    'ground-raised',
    'ground-sunken',
    'ground-hover',
    'ground-pressed',
    'ink',
    'ink-soft',
    'ink-faint',
    'ink-disabled',
    'line',
    'line-strong',
    'focus',
  ],
  Coffee: ['accent', 'accent-hover', 'accent-pressed', 'on-accent', 'accent-ground', 'on-accent-ground'],
  Buttons: [
    'primary',
    'primary-hover',
    'primary-pressed',
    'signal',
    'signal-hover',
    'signal-pressed',
    'sale-fill',
    'sale-fill-hover',
    'sale-fill-pressed',
    'community-fill',
    'community-fill-hover',
    'community-fill-pressed',
  ],
  Messages: [
    'info',
    'success',
    'warning',
    'error',
    'info-ground',
    'success-ground',
    'warning-ground',
    'error-ground',
  ],
  Products: [
    'tint-sand',
    'tint-sage',
    'tint-sky',
    'tint-rose',
    'tint-lilac',
    'tint-honey',
    'sale',
    'community',
    'star',
  ],
};

function Pairs({ pairs }: { pairs: readonly ContrastPair[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  // Before the first paint: a screenshot never shows intermediate figures.
  useLayoutEffect(() => {
    if (root.current) setRatios(measureContrasts(root.current, pairs));
  }, [pairs]);
  return (
    <div className="pairs" ref={root}>
      {pairs.map(({ on, ground, least }, index) => {
        const ratio = ratios[index];
        return (
          <div
            key={`${on} ${ground}`}
            className="pair"
            data-fails={ratio !== undefined && ratio < least ? '' : undefined}
            style={{ backgroundColor: `var(--v-color-${ground})` }}
          >
            {least === 4.5 ? (
              <span style={{ color: `var(--v-color-${on})` }}>{on}</span>
            ) : (
              <span className="pair-mark" style={{ color: `var(--v-color-${on})` }} title={on} />
            )}
            <span className="pair-ratio" style={{ color: `var(--v-color-${least === 4.5 ? on : 'ink'})` }}>
              {ratio === undefined ? '…' : ratio.toFixed(1)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Sheet({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className="sheet" data-theme={theme} data-vitrine="foundations">
      {children}
    </div>
  );
}

const SCHEMES = ['light', 'dark'] as const;

function Colours() {
  return SCHEMES.map((theme) => (
    <Sheet key={theme} theme={theme}>
      {Object.entries(GROUPS).map(([title, tokens]) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="swatches">
            {tokens.map((token) => (
              <Swatch key={token} token={token} theme={theme} />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  ));
}

const meta = preview.meta({
  title: 'Foundations/Colours',
  component: Colours,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Warm paper, deep ink, one coffee accent, one colour for the button that acts. Every pair is measured: text 4.5 : 1, marks that carry meaning 3 : 1.',
      },
    },
  },
});

/** A designer sees every colour of the light and the dark scheme: its values, its contrasts, and the parts that use it. */
export const Default = meta.story({});

// Proves SBK-10.
/** A designer copies a colour by keyboard: the button says whether it is copied, and keeps the focus. */
export const Copied = meta.story({
  render: () => (
    <Sheet theme="light">
      <div className="swatches">
        <Swatch token="ink" theme="light" />
      </div>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    canvas.getByRole('button', { name: 'Copy ink' }).focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', { name: 'Copied ink' });
    await expect(write).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(readAnnouncements().map(({ message }) => message)).toContain('Copied: ink');
    write.mockRejectedValue(new Error('refused'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Not allowed to copy ink' });
    write.mockRestore();
  },
});

// Proves LIB-03.
/** A designer sees the contrast of every pair as this browser measures it; none is too low. */
export const Contrast = meta.story({
  name: 'Contrast of every pair',
  // Marks are shown on grounds below 4.5 on purpose; the story measures each pair against its own limit.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  render: () => (
    <>
      {SCHEMES.map((theme) => (
        <Sheet key={theme} theme={theme}>
          <h2>{theme}</h2>
          <Pairs pairs={CONTRAST_PAIRS} />
        </Sheet>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('…');
    await expect(canvasElement.querySelectorAll('[data-fails]')).toHaveLength(0);
  },
});

// Proves PRM-07.
/** An editor compares the twelve promotion themes, each with text, link and button. */
export const PromotionThemes = meta.story({
  render: () => (
    <>
      {SCHEMES.map((theme) => (
        <Sheet key={theme} theme={theme}>
          <h2>{theme}</h2>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
              gap: 'var(--v-space-4)',
            }}
          >
            {PROMOTION_THEMES.map((promotion) => (
              <div key={promotion} className="theme" data-promotion-theme={promotion}>
                <strong>{promotion}</strong>
                <p>
                  20 % auf alle Kaffeevollautomaten. <Link href="/legal">Bedingungen</Link>
                </p>
                <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--v-space-2)' }}>
                  <ButtonLink href="/p" size="small">
                    Jetzt entdecken
                  </ButtonLink>
                  <ButtonLink href="/p" size="small" variant="secondary">
                    Mehr
                  </ButtonLink>
                </div>
              </div>
            ))}
          </div>
        </Sheet>
      ))}
    </>
  ),
});

// Proves PRM-07.
/** An editor sees the contrast inside each promotion theme; none is too low. */
export const PromotionContrast = meta.story({
  name: 'Contrast of promotion themes',
  // As above: marks are shown below 4.5 on purpose, and each pair is measured against its own limit.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  render: () => (
    <>
      {SCHEMES.map((theme) => (
        <Sheet key={theme} theme={theme}>
          {PROMOTION_THEMES.map((promotion) => (
            <section key={promotion}>
              <h2>
                {promotion} ({theme})
              </h2>
              <div data-promotion-theme={promotion}>
                <Pairs pairs={PROMOTION_PAIRS} />
              </div>
            </section>
          ))}
        </Sheet>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('…');
    await expect(canvasElement.querySelectorAll('[data-fails]')).toHaveLength(0);
  },
});
