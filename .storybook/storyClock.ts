/** When every story begins: a Monday morning, far from a change of day, month or daylight saving. */
export const STORY_TIME = '2026-11-16T09:00:00.000Z';

const RealDate = globalThis.Date;

/**
 * Makes a story begin at a fixed time, so that dates on a picture never differ. The clock then runs on, because
 * countdowns and fading notices live on it.
 *
 * @returns a function that brings the real time back
 */
export function startStoryClock(time: string = STORY_TIME): () => void {
  const begin = RealDate.parse(time);
  const startedAt = performance.now();
  const now = () => begin + Math.floor(performance.now() - startedAt);
  class StoryDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
