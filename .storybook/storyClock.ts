import { STORY_TIME } from '#mocks/msw.ts';

const RealDate = globalThis.Date;

/** Chromatic or `npm run screenshots` is looking. */
const IS_PICTURED = /Chromatic|VitrinePictures/.test(navigator.userAgent);

/**
 * Makes a story begin at a fixed time, so that dates on a picture never differ. The clock then runs on, because
 * countdowns and fading notices live on it; only for a picture it stands still.
 *
 * @returns a function that brings the real time back
 */
export function startStoryClock(time: string = STORY_TIME.toISOString()): () => void {
  const begin = RealDate.parse(time);
  const startedAt = performance.now();
  const now = () => begin + (IS_PICTURED ? 0 : Math.floor(performance.now() - startedAt));
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
