/** How many panels of a group may be open (INP-10). */
export type AccordionMode = 'single' | 'radio' | 'multiple';

/**
 * The open panels after one was pressed (INP-10): a single group closes the open one when it is pressed again, a
 * radio-style group keeps its last open one, a multiple group adds or removes.
 */
export function togglePanel(
  open: readonly string[],
  pressed: string,
  mode: AccordionMode,
): readonly string[] {
  const isOpen = open.includes(pressed);
  if (mode === 'multiple') return isOpen ? open.filter((id) => id !== pressed) : [...open, pressed];
  if (!isOpen) return [pressed];
  return mode === 'radio' ? open : [];
}
