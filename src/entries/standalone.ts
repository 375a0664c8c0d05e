import '../lib/guardGlobals.ts';
import { defineElements } from '../elements/defineElements.ts';
import { linkStyles } from '../elements/linkStyles.ts';
import '../styles/index.css';

// The single script for pages without a build: `<script type="module" src="…/vitrine-elements.js">`. It
// includes everything, also React, and links the style sheet next to it unless the page has done so.

export * from './elements.ts';

linkStyles(new URL(/* @vite-ignore */ './vitrine-elements.css', import.meta.url).href);
defineElements();
