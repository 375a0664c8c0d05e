import { defineElements } from './elements/defineElements.ts';
import { linkStyles } from './elements/linkStyles.ts';
import './styles/index.css';

// The one script for pages without a build: `<script type="module" src="…/vitrine-elements.js">` (BEY-12). It brings
// everything, React included, and links the style sheet beside it where the page has not done so itself.

export * from './elements.ts';

linkStyles(new URL(/* @vite-ignore */ './vitrine-elements.css', import.meta.url).href);
defineElements();
