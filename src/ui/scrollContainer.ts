/**
 * Props of an element that scrolls and has controls inside. Firefox makes each scroll container a tab stop of its own,
 * without a role or a name, and on it the keys of the list inside do nothing.
 */
export const scrollContainer = { tabIndex: -1 } as const;
