/**
 * Whether a key belongs to an input method that is composing a text: Enter and the arrows choose from its own list, Escape
 * ends it. Some browsers say so only by the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
