import type { Receipt } from '#src/features/mini-cart/store/receipt.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { toMailImage } from './mailImage.ts';

// Mail programs support little CSS: tables and inline styles, with colours that stay readable when inverted.

/** Each declaration of a colour, and its colour in a dark mail program that supports media queries. */
export const DARK_COLOURS: Readonly<Record<string, string>> = {
  'background:#f7f2ea': '#171210',
  'background:#fffdf9': '#231c18',
  'background:#2f2620': '#f2e9df',
  'color:#2b211b': '#f2e9df',
  'color:#5f5249': '#c4b7ab',
  'color:#6b4028': '#e0b48f',
  'color:#fffdf9': '#231c18',
  'border-top:1px solid #d9cfc4': '#51463d',
  'border:2px dashed #6b4028': '#e0b48f',
};

const DARK_RULES = Object.entries(DARK_COLOURS).map(([declaration, colour]) => {
  const [property = ''] = declaration.split(':');
  const name = property.startsWith('border') ? 'border-color' : property;
  return `[style*="${declaration}"]{${name}:${colour}!important}`;
});

/** Dark colours instead of the inline ones. */
export const DARK_STYLES = `@media (prefers-color-scheme:dark){${DARK_RULES.join('')}}`;

const FONT = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:#2b211b`;
const smallLines = (px: number) => `margin:0 0 12px;${FONT};font-size:13px;line-height:${px}px;color:#5f5249`;
export const SMALL = smallLines(20);
/** Lines of links, far enough apart for a fingertip. */
export const LINK_LINES = smallLines(28);

export const paragraph = (words: string, style = PARAGRAPH) => `<p style="${style}">${words}</p>`;

const QUIET = `${FONT};font-size:14px;line-height:20px;color:#5f5249`;

/** A title with a sentence below it. */
export const titled = (title: string, words: string) =>
  paragraph(`<b>${escapeHtml(title)}</b><br><span style="${QUIET}">${escapeHtml(words)}</span>`);

/** A fact below its label. */
export const labelled = (label: string, lines: readonly string[]) =>
  paragraph([`<span style="${QUIET}">${escapeHtml(label)}</span>`, ...lines.map(escapeHtml)].join('<br>'));

const CODE = `display:inline-block;margin:0 0 20px;padding:12px 20px;border:2px dashed #6b4028;border-radius:8px;font-family:Menlo,Consolas,monospace;font-size:22px;line-height:28px;letter-spacing:2px;color:#2b211b;background:#fffdf9`;

export const codeBox = (words: string) => `<p style="${CODE}">${escapeHtml(words)}</p>`;

export const link = (words: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:#6b4028">${escapeHtml(words)}</a>`;

export const button = (words: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:#2f2620"><a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:bold;text-align:center;color:#fffdf9;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`;

/** The shop's logo on a ground of its own; a mail program that does not load pictures shows its name. */
export const logo = (brand: string, src: string) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(brand)}" width="124" height="40" style="display:block;border:0;border-radius:8px;font-family:Fraunces,Georgia,serif;font-size:24px;line-height:40px;color:#2b211b">`;

/** A decorative picture as wide as the mail. */
export const scene = (src: string) =>
  `<img src="${escapeHtml(src)}" alt="" width="560" style="display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0">`;

const LINE = 'border-top:1px solid #d9cfc4;padding-top:12px';
const ABOVE_LINE = 'padding-bottom:12px';

const IMAGE_PX = 48;

/** A product's image beside its name, absolute as mail programs need it. */
function productImage(src: string | undefined, shop: string): string {
  const image = src && toMailImage(src);
  if (!image) return '';
  return `<img src="${escapeHtml(new URL(image, shop).href)}" alt="" width="${IMAGE_PX}" height="${IMAGE_PX}" style="display:block;border:0;border-radius:8px">`;
}

/**
 * The lines and sums of a receipt as rows of a table: the same as in cart and checkout.
 *
 * @param shop its absolute URL
 */
export function receiptTable({ lines, rows }: Receipt, shop: string): string {
  const cells = (words: string, amount: string, style: string, span: string) =>
    `<td${span} valign="top" style="padding:6px 12px 6px 0;hyphens:auto;overflow-wrap:anywhere;${style}">${words}</td><td align="right" valign="top" style="padding:6px 0;white-space:nowrap;${style}">${amount}</td>`;
  const words = `${FONT};font-size:16px;line-height:22px;color:#2b211b`;
  const total = `${FONT};font-size:18px;line-height:26px;font-weight:bold;color:#2b211b;${LINE}`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px">${[
    ...lines.map(({ title, variant, quantity, amount = '', former, lowest, per, pictures }, index) => {
      const facts = [variant, quantity, lowest].flatMap((fact) => fact ?? []);
      const below = facts.map((fact) => `<br><span style="${QUIET}">${escapeHtml(fact)}</span>`).join('');
      const price = [
        ...(former === undefined ? [] : [`<s style="${QUIET}">${escapeHtml(former)}</s>`]),
        escapeHtml(amount),
        ...(per === undefined ? [] : [`<span style="${QUIET};white-space:normal">${escapeHtml(per)}</span>`]),
      ].join('<br>');
      const style = index === lines.length - 1 ? ABOVE_LINE : '';
      return `<tr><td width="${IMAGE_PX}" valign="top" style="padding:6px 12px 6px 0;${style}">${productImage(pictures[0], shop)}</td>${cells(`${escapeHtml(title)}${below}`, price, `${words};${style}`, '')}</tr>`;
    }),
    // Lines, as on the page, separate what is bought from what it costs, and that from the total.
    ...rows.map(({ label, value, isFinal }, index) => {
      const style = [
        QUIET,
        ...(index === 0 ? [LINE] : []),
        ...(rows[index + 1]?.isFinal ? [ABOVE_LINE] : []),
      ];
      return `<tr>${cells(escapeHtml(label), escapeHtml(value), isFinal ? total : style.join(';'), ' colspan="2"')}</tr>`;
    }),
  ].join('')}</table>`;
}
