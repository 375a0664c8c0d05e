import type { Track } from '#src/lib/dataLayer.ts';
import type { SignUpOrigin } from './newsletterModel.ts';

/** Reports an attempted sign-up, by a user or a robot, to analytics. */
export const trackSignUp = (track: Track, { origin, originAddition }: SignUpOrigin): void =>
  track('sign_up', {
    subject: 'newsletter',
    origin: `${origin}:${originAddition}`,
    type: 'ga4',
    emitter: 'newsletterservice',
  });
