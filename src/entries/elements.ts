// The entry point `vitrine/elements`: header and footer as custom elements, for pages without React.

import '../lib/guardGlobals.ts';

export { defineElements } from '../elements/defineElements.ts';
export { configureElements, type ElementOptions } from '../elements/elementOptions.ts';
export { VitrineFooterElement } from '../elements/VitrineFooterElement.tsx';
export { VitrineHeaderElement } from '../elements/VitrineHeaderElement.tsx';
