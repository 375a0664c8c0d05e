// The entry point `vitrine/newsletter`: the newsletter's form.

import { NewsletterForm as NewsletterFormPart } from './features/newsletter/index.ts';
import { part } from './provider/part.tsx';

export * from './features/newsletter/index.ts';

export const NewsletterForm = /* @__PURE__ */ part(NewsletterFormPart);
