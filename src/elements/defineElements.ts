import { reportProblem } from '#src/lib/reportProblem.ts';
import { version } from '../../package.json' with { type: 'json' };
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
 * Registers `<vitrine-header>` and `<vitrine-footer>`. Calling it again changes nothing, and from a second copy of the
 * script it warns; on a server it does nothing.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const registered = customElements.get(name) as { version?: string } | undefined;
    if (!registered) customElements.define(name, Object.assign(element, { version }));
    else if (registered !== element)
      reportProblem(
        `Vitrine ${registered.version ?? ''} has registered <${name}> already; the copy ${version} of the script is not used.`,
      );
  }
}
