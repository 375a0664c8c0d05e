/**
 * Whether someone uses a text field inside an open flyout. A pointer that only rests somewhere must neither close nor
 * replace that flyout: the keys that follow would be lost.
 */
export const isFlyoutInUse = (): boolean =>
  document.activeElement?.matches('[data-flyout] :is(input, textarea)') === true;
