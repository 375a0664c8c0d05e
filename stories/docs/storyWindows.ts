/** The toolbar's name of the smallest phone's window, as high as one. */
export const PHONE_WINDOW = 'mobile1';
const PHONE_WIDTH = 320;
/** From here on a window is that of a tablet or desktop, in CSS pixels. */
const TABLET_WIDTH = 768;

/** The value of the toolbar for a window of a width, in CSS pixels. */
export const windowOfWidth = (width: number): string =>
  width === PHONE_WIDTH ? PHONE_WINDOW : `${width}-${width < TABLET_WIDTH ? 844 : 900}`;

/** The width of a window in the toolbar, in CSS pixels. */
export const widthOfWindow = (value: string): number =>
  value === PHONE_WINDOW ? PHONE_WIDTH : Number.parseInt(value, 10);

/** Whether a value of the toolbar is the window of a phone. */
export const isPhoneWindow = (value: string | undefined): boolean =>
  value !== undefined && widthOfWindow(value) < TABLET_WIDTH;
