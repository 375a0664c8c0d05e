/**
 * Copies a text.
 *
 * @param text a promise keeps the permission of the press that asked for it while the text is made
 * @returns false if the browser refuses, as on pages without HTTPS
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}
