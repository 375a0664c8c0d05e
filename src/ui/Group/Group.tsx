import type { ComponentProps } from 'react';

/**
 * A named group of any content. A `<fieldset>` groups form controls only, and a named section would be a landmark, of
 * which a page has few. Takes the props of a `<div>`; `aria-label` or `aria-labelledby` names it. With `tabIndex` it can
 * take the focus: a response (-1) or a scroll container (0).
 */
export function Group(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: `<fieldset>` groups form controls; HTML has no element for a group of other content.
  return <div {...props} role="group" />;
}
