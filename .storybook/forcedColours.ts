const CONDITION = /\(\s*forced-colors\s*:\s*active\s*\)/;

/** Enabled rules, with their original condition. */
const switchedOn = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** Declarations of enabled rules that are important for the duration, so that `preview.css` does not override them. */
const raised: [CSSStyleDeclaration, string][] = [];

/** Gives the declarations of a rule and of those inside it priority over the emulation's own. */
function raise(rule: CSSRule): void {
  const { style, cssRules = [] } = rule as CSSRule & { style?: CSSStyleDeclaration; cssRules?: CSSRuleList };
  for (const name of style ? [...style] : []) {
    if (!style || style.getPropertyPriority(name) === 'important') continue;
    style.setProperty(name, style.getPropertyValue(name), 'important');
    raised.push([style, name]);
  }
  for (const inner of cssRules) raise(inner);
}

/** Enables the rules for the mode in all style sheets that are loaded. */
function enableRules(): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of mediaRules(sheet.cssRules)) {
      if (switchedOn.has(rule) || !CONDITION.test(rule.media.mediaText)) continue;
      switchedOn.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(CONDITION, '(min-width: 0px)');
      raise(rule);
    }
  }
}

/** Chunks add their style sheets when they load. */
const addedSheets = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node instanceof HTMLLinkElement) node.addEventListener('load', enableRules, { once: true });
      else if (node instanceof HTMLStyleElement) enableRules();
    }
});

/**
 * Resembles forced-colours mode with style sheets, for people whose system does not have it on: enables the library's
 * rules for the mode, and `preview.css` applies system colours to the rest. Screenshots and browser tests have the real
 * mode, in which this does nothing.
 */
export function emulateForcedColours(isOn: boolean): void {
  if (isOn && !matchMedia('(forced-colors: active)').matches) {
    enableRules();
    addedSheets.observe(document.head, { childList: true });
    return;
  }
  addedSheets.disconnect();
  for (const [rule, condition] of switchedOn) rule.media.mediaText = condition;
  switchedOn.clear();
  for (const [style, name] of raised) style.setProperty(name, style.getPropertyValue(name));
  raised.length = 0;
}
