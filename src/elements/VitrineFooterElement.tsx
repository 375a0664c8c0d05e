import type { ReactNode } from 'react';
import { Footer } from '#src/sections/footer/index.ts';
import { type AttributeTable, readAttributes } from './elementAttributes.ts';
import { readOptions } from './elementOptions.ts';
import { elementWith } from './VitrineElement.tsx';

export const FOOTER_ATTRIBUTES = {
  reduced: 'switch',
  platform: ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'],
  hideNewsletter: 'switch',
} as const satisfies AttributeTable;

/**
 * `<vitrine-footer>`: the page footer for pages without React, including the newsletter form.
 *
 * `newsletter-successful-submit` is dispatched on the element and bubbles to `window`.
 *
 * @example <vitrine-footer site="PL" hidenewsletter></vitrine-footer>
 */
export class VitrineFooterElement extends elementWith(FOOTER_ATTRIBUTES) {
  protected override draw(): ReactNode {
    const { alternates, footerContent } = readOptions();
    return (
      <Footer {...readAttributes(this, FOOTER_ATTRIBUTES)} alternates={alternates} content={footerContent} />
    );
  }
}
