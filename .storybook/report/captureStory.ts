const PREVIEW = '#storybook-preview-iframe';

/** Whether the browser can take an image of the story. */
export const canCapture = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function' && typeof ClipboardItem === 'function';

/**
 * Copies an image of the story as it is on the screen, at the screen's density. The browser asks the person first.
 *
 * @throws if the person declines, or the browser has no such image
 */
export async function copyImageOfStory(): Promise<void> {
  const frame = document.querySelector(PREVIEW);
  if (!frame) throw new Error('No story is shown.');
  // Offers this tab first; browsers that do not know the option ignore it.
  const options = { video: true, preferCurrentTab: true } as DisplayMediaStreamOptions;
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  try {
    const video = document.createElement('video');
    video.srcObject = stream;
    await video.play();
    const scale = video.videoWidth / window.innerWidth;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const canvas = new OffscreenCanvas(width * scale, height * scale);
    canvas
      .getContext('2d')
      ?.drawImage(
        video,
        left * scale,
        top * scale,
        width * scale,
        height * scale,
        0,
        0,
        width * scale,
        height * scale,
      );
    const image = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The size of the story's window, in CSS pixels. */
export function storyWindow(): { width: number; height: number } {
  const frame = document.querySelector(PREVIEW);
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
}
