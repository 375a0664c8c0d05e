let drawing: CanvasRenderingContext2D | null = null;

/** One shared pixel canvas, because a page measures hundreds of colours. */
function onePixel(element: Element): CanvasRenderingContext2D | null {
  drawing ??= element.ownerDocument.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return drawing;
}

/** Composites colours with the browser and returns the result as red, green and blue, 0 to 1. */
function readColour(context: CanvasRenderingContext2D, ...layers: string[]): number[] {
  context.clearRect(0, 0, 1, 1);
  for (const colour of layers) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => channel / 255);
}

const luminance = (channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function ratio(one: number, other: number): number {
  const [lighter, darker] = [one, other].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrasts of pairs of colours as this browser shows them inside an element, each 1 to 21. */
export function measureContrasts(
  element: HTMLElement,
  pairs: readonly { on: string; ground: string }[],
): number[] {
  const context = onePixel(element);
  if (!context) return pairs.map(() => Number.NaN);
  const probe = element.ownerDocument.createElement('span');
  // The tokens' own colours, in forced colours too.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const known = new Map<string, number>();
  const shown = (token: string) => {
    probe.style.color = `var(--v-color-${token})`;
    const { color } = getComputedStyle(probe);
    const measured = known.get(color) ?? luminance(readColour(context, color));
    known.set(color, measured);
    return measured;
  };
  const ratios = pairs.map(({ on, ground }) => ratio(shown(on), shown(ground)));
  probe.remove();
  return ratios;
}

/** A colour as this browser shows it inside an element, as `#2b211b`. */
export function measureHex(element: HTMLElement, token: string): string {
  const context = onePixel(element);
  if (!context) return '';
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = `var(--v-color-${token})`;
  element.append(probe);
  const channels = readColour(context, getComputedStyle(probe).color);
  probe.remove();
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Every descendant with its own text. */
function writtenElements(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
}

/**
 * The words inside an element that are harder to read than they may be, each as a sentence: their colour as it is
 * drawn, on the grounds that lie below them.
 *
 * @param least the lowest contrast that may be, 1 to 21
 */
export function unreadableWords(root: Element, least: number): string[] {
  const context = onePixel(root);
  if (!context) return ['This browser cannot measure colours.'];
  return writtenElements(root).flatMap((element) => {
    const grounds: string[] = [];
    for (let under: Element | null = element; under; under = under.parentElement) {
      grounds.unshift(getComputedStyle(under).backgroundColor);
    }
    const ground = ['white', ...grounds];
    const measured = ratio(
      luminance(readColour(context, ...ground, getComputedStyle(element).color)),
      luminance(readColour(context, ...ground)),
    );
    return measured >= least ? [] : [`“${element.textContent?.trim()}”: ${measured.toFixed(2)} < ${least}`];
  });
}
