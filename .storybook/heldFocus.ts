/** Marks an element that had the focus and its ancestors; the value lists the pseudo-classes that still match. */
const HELD = 'data-held';
const CLASSES: Readonly<Record<string, string>> = {
  ':focus': 'focus',
  ':focus-visible': 'visible',
  ':focus-within': 'within',
};
const FOCUS = /:focus(?:-within|-visible)?(?![\w-])/g;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** Extends the style rules for the focus to the marked elements, with the same specificity. */
function followMarks(): void {
  for (const { cssRules } of [...document.styleSheets].filter(isReadable))
    for (const rule of styleRules(cssRules)) {
      if (!rule.selectorText.includes(':focus') || rule.selectorText.includes(HELD)) continue;
      rule.selectorText = rule.selectorText.replace(
        FOCUS,
        (focus) => `:is(${focus}, [${HELD}~='${CLASSES[focus]}'])`,
      );
    }
}

const isReadable = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** Keeps the focus styles of the focused element when the window loses the focus. */
export function holdFocusLook(): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return;
  releaseFocusLook();
  const marks = ['focus', 'within', ...(focused.matches(':focus-visible') ? ['visible'] : [])];
  for (let around = focused.parentElement; around; around = around.parentElement)
    around.setAttribute(HELD, 'within');
  focused.setAttribute(HELD, marks.join(' '));
  followMarks();
}

/** Removes the marks: the styles follow the focus again. */
export function releaseFocusLook(): void {
  for (const element of document.querySelectorAll(`[${HELD}]`)) element.removeAttribute(HELD);
}
