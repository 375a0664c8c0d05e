const CONDITION = /\(\s*forced-colors\s*:\s*active\s*\)/;

/** Rules that were switched on, with the condition to give back. */
const switchedOn = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Shows a page as in a forced-colours mode, as far as style sheets can: rules written for the mode come into force,
 * and `preview.css` paints the rest with the system's colours. Real forced colours are checked in the browser tests.
 */
export function emulateForcedColours(isOn: boolean): void {
  if (!isOn) {
    for (const [rule, condition] of switchedOn) rule.media.mediaText = condition;
    switchedOn.clear();
    return;
  }
  for (const sheet of document.styleSheets) {
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of mediaRules(sheet.cssRules)) {
      if (switchedOn.has(rule) || !CONDITION.test(rule.media.mediaText)) continue;
      switchedOn.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(CONDITION, '(min-width: 0px)');
    }
  }
}
