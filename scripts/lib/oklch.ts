/** Linear light of an OKLCH colour; outside 0 to 1 where a screen of the sRGB kind cannot show it. */
export function oklchToLinear(L: number, C: number, degrees: number): [number, number, number] {
  const h = (degrees * Math.PI) / 180;
  const [a, b] = [C * Math.cos(h), C * Math.sin(h)];
  // Björn Ottosson's OKLab matrices, as in CSS Color 4.
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A channel of linear light as sRGB encodes it, 0 to 1. */
export function toSrgb(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** An sRGB colour, 0 to 1 a channel, as a style sheet writes it: `oklch(23% 0.022 56)`. */
export function srgbToOklch(red: number, green: number, blue: number, alpha = 1): string {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(A, B);
  const hue = chroma < 0.0005 ? 0 : ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360;
  const number = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  const channels = `${number(L * 100, 1)}% ${number(chroma, 3)} ${number(hue, 0)}`;
  return `oklch(${channels}${alpha < 1 ? ` / ${number(alpha, 2)}` : ''})`;
}
