/** Whether the browser has already tried to load the image, and failed. */
export const hasFailed = (image: HTMLImageElement | null): boolean =>
  image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '';
