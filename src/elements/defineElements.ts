import { VitrineFooterElement } from './VitrineFooterElement.tsx';
import { VitrineHeaderElement } from './VitrineHeaderElement.tsx';

const ELEMENTS = { 'vitrine-header': VitrineHeaderElement, 'vitrine-footer': VitrineFooterElement } as const;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-header': VitrineHeaderElement;
    'vitrine-footer': VitrineFooterElement;
  }
}

/**
 * Registers `<vitrine-header>` and `<vitrine-footer>`. Calling it again, also from a second copy of the
 * script, changes nothing; on a server it does nothing.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, element] of Object.entries(ELEMENTS)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
