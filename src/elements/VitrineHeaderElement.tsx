import type { ReactNode } from 'react';
import { HEADER_SWITCH_NAMES, type HeaderSwitch } from '#src/config/headerSwitches.ts';
import { Header, PageOverlay } from '#src/sections/header/index.ts';
import { type AttributeTable, readAttributes } from './elementAttributes.ts';
import { requirePageConsent } from './pageConsent.ts';
import { elementWith } from './VitrineElement.tsx';

const SWITCHES = Object.fromEntries(HEADER_SWITCH_NAMES.map((name) => [name, 'switch'])) as Record<
  HeaderSwitch,
  'switch'
>;

/** The header's settings, named as in the specification, and properties of the page. */
export const HEADER_ATTRIBUTES = {
  ...SWITCHES,
  platform: ['CLASSIC', 'TABLET', 'MATCH'],
  stage: ['LIVE', 'DEV'],
  pageType: 'text',
  search: ['flyout', 'overlay'],
  searchTerm: 'text',
  mainId: 'text',
  path: 'text',
  locksScroll: 'switch',
  navigationRoute: 'text',
} as const satisfies AttributeTable;

/** The headers of the page, oldest first. */
const headers = new Set<VitrineHeaderElement>();

/**
 * `<vitrine-header>`: the page header for pages without React. Its attributes are the header's settings,
 * including `site` and `locale`; properties of the same names set them from a script.
 *
 * Events are dispatched on the element and bubble to `window`: `header-open`, `header-close`, `flyout-closed`,
 * `cart-count`. It dims the page behind an open flyout; on a page with several headers only the first one does.
 *
 * @example <vitrine-header site="PL" sticky="false"></vitrine-header>
 */
export class VitrineHeaderElement extends elementWith(HEADER_ATTRIBUTES) {
  override connectedCallback(): void {
    headers.add(this);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    headers.delete(this);
    for (const header of headers) header.refresh();
  }

  protected override draw(): ReactNode {
    const settings = readAttributes(this, HEADER_ATTRIBUTES);
    // Before anything on this page can send analytics.
    if (settings.onetrustenabled) requirePageConsent();
    const [first] = headers;
    return (
      <>
        <Header {...settings} />
        {first === this && <PageOverlay />}
      </>
    );
  }
}
