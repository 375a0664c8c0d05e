import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { CONTRAST_PAIRS } from '#src/styles/contrastPairs.ts';
import { pageParameters, ShopPage } from '../pages/ShopPage.tsx';
import { measureContrasts } from './measureContrast.ts';

interface ThemeProps {
  /** `--v-color-brand`: its hue and chroma, in any notation. */
  brand: string;
  /** `--v-radius`: the radius of fields; smaller and larger ones follow. */
  radius: string;
  /** `--v-density`: a factor of spaces and control heights. */
  density: number;
  /** `--v-font-text` */
  text: string;
  /** `--v-font-display` */
  display: string;
}

/** A page of the shop with the five values of a theme. */
function Theme({ brand, radius, density, text, display }: ThemeProps) {
  return (
    <>
      <style>
        {`:root { --v-color-brand: ${brand}; --v-radius: ${radius}; --v-density: ${density}; --v-font-text: ${text}; --v-font-display: ${display}; }`}
      </style>
      <ShopPage address="/" />
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Theme',
  component: Theme,
  args: {
    brand: '#0b5fa5',
    radius: '0.125rem',
    density: 0.85,
    text: "'Vitrine Text Fallback', system-ui, sans-serif",
    display: "'Vitrine Text Fallback', system-ui, sans-serif",
  },
  argTypes: {
    brand: { control: 'color' },
    density: { control: { type: 'range', min: 0.7, max: 1.3, step: 0.05 } },
  },
  parameters: {
    ...pageParameters,
    scenario: 'cart-mixed',
    docs: {
      description: {
        component:
          'A shop changes five values, and every other token follows: brand colour, radius, density, and two fonts. Every pair of colours stays readable with every brand colour.',
      },
    },
  },
});

// Proves LIB-03.
/** A designer sees the home page in the theme of another shop: blue, angular, compact, one sans-serif font. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const ratios = measureContrasts(canvasElement, CONTRAST_PAIRS);
    const low = CONTRAST_PAIRS.filter(({ least }, index) => (ratios[index] ?? 0) < least);
    // In forced colours the user's palette replaces the theme's.
    if (globals.theme !== 'forced') await expect(low).toEqual([]);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

// Proves LIB-03.
/** A red brand with round corners and more space. */
export const RoundAndSpacious = meta.story({
  ...Default.input,
  args: { brand: '#c8102e', radius: '1rem', density: 1.15 },
});
