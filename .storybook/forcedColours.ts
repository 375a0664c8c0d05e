const CONDITION = /\(\s*forced-colors\s*:\s*active\s*\)/;

/** Enabled rules, with their original condition. */
const switchedOn = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** Enables the rules for the mode in all style sheets that are loaded. */
function enableRules(): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of mediaRules(sheet.cssRules)) {
      if (switchedOn.has(rule) || !CONDITION.test(rule.media.mediaText)) continue;
      switchedOn.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(CONDITION, '(min-width: 0px)');
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
 * Emulates forced-colours mode with style sheets: enables the rules for the mode, and `preview.css` applies system
 * colours to the rest. The browser tests check real forced colours.
 */
export function emulateForcedColours(isOn: boolean): void {
  if (isOn) {
    enableRules();
    addedSheets.observe(document.head, { childList: true });
    return;
  }
  addedSheets.disconnect();
  for (const [rule, condition] of switchedOn) rule.media.mediaText = condition;
  switchedOn.clear();
}
