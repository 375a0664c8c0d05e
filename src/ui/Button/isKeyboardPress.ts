import type { PressEvent } from 'react-aria-components/Button';

/** Whether a press came from the keyboard or from assistive technology, so that the focus must move to the result. */
export const isKeyboardPress = ({ pointerType }: PressEvent): boolean =>
  pointerType === 'keyboard' || pointerType === 'virtual';
