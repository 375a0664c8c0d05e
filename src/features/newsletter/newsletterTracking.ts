import type { Track } from '#src/lib/dataLayer.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { SignUpOrigin } from './newsletterModel.ts';

/** Reports an attempted sign-up, by a user or a robot, to analytics. Its errors never reach the form. */
export function trackSignUp(track: Track, { origin, originAddition }: SignUpOrigin): void {
  try {
    track('sign_up', {
      subject: 'newsletter',
      origin: `${origin}:${originAddition}`,
      type: 'ga4',
      emitter: 'newsletterservice',
    });
  } catch (error) {
    reportProblem(
      `Newsletter sign-up could not be tracked: ${error instanceof Error ? error.message : error}`,
    );
  }
}
