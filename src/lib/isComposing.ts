/** Whether a key belongs to an input method that composes a text. Some browsers say so only by the key code 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
