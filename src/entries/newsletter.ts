// The entry point `vitrine/newsletter`: the newsletter form, and the pages that links in its mails open.

import '../lib/guardGlobals.ts';
import {
  NewsletterConfirmation as NewsletterConfirmationPart,
  NewsletterForm as NewsletterFormPart,
  NewsletterInvalidLink as NewsletterInvalidLinkPart,
  NewsletterPreferences as NewsletterPreferencesPart,
  NewsletterUnsubscribe as NewsletterUnsubscribePart,
} from '../features/newsletter/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/newsletter/index.ts';

export const NewsletterForm = /* @__PURE__ */ part(NewsletterFormPart);
export const NewsletterConfirmation = /* @__PURE__ */ part(NewsletterConfirmationPart);
export const NewsletterPreferences = /* @__PURE__ */ part(NewsletterPreferencesPart);
export const NewsletterUnsubscribe = /* @__PURE__ */ part(NewsletterUnsubscribePart);
export const NewsletterInvalidLink = /* @__PURE__ */ part(NewsletterInvalidLinkPart);
