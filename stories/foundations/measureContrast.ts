/** Draws a colour as the browser does and reads it back as red, green and blue, 0 to 1. */
function readColour(context: CanvasRenderingContext2D, colour: string): number[] {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => channel / 255);
}

const luminance = (channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as this browser shows them inside an element, 1 to 21. */
export function measureContrast(element: HTMLElement, on: string, ground: string): number {
  const context = element.ownerDocument
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true });
  if (!context) return Number.NaN;
  const shown = (token: string) => {
    const probe = element.ownerDocument.createElement('span');
    probe.style.color = `var(--v-color-${token})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return luminance(readColour(context, color));
  };
  const [lighter, darker] = [shown(on), shown(ground)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
