/** Whether the user asks for little motion; also where a browser cannot tell. */
export const prefersStillness = (view: Window | null): boolean =>
  view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
