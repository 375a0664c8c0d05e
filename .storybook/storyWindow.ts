/** The size of the story's window, in CSS pixels. */
export function storyWindow(): { width: number; height: number } {
  const frame = document.querySelector('#storybook-preview-iframe');
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
}
