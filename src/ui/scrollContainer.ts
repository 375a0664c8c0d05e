/**
 * Props of a scroll container with controls inside. Firefox makes every scroll container a tab stop, without a role or a
 * name, where the keys of the list inside have no effect.
 */
export const scrollContainer = { tabIndex: -1 } as const;
