import { STORY_TIME } from '#mocks/msw.ts';

const RealDate = globalThis.Date;

/** Whether the story stands still for a screenshot: of Chromatic, or of the pass over the stories. */
const isScreenshot = () => navigator.userAgent.includes('Chromatic') || 'vitrineStopsClock' in window;

/**
 * Starts a story at a fixed time, so that dates in screenshots never differ. The clock then runs, because countdowns and
 * dismiss timers need it; it stops only for screenshots.
 *
 * @returns a function that restores the real time
 */
export function startStoryClock(time: string = STORY_TIME.toISOString()): () => void {
  const begin = RealDate.parse(time);
  const startedAt = performance.now();
  const isStopped = isScreenshot();
  const now = () => begin + (isStopped ? 0 : Math.floor(performance.now() - startedAt));
  class StoryDate extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(now());
      else super(...(args as [number]));
    }
    static override now = now;
  }
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
