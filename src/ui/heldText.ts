type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a control holds of a text: a browser drops line breaks, and what the type of the control does not allow. */
export function heldText(control: TextControl, text: string): string {
  const copy = control.cloneNode() as TextControl;
  copy.value = text;
  return copy.value;
}
