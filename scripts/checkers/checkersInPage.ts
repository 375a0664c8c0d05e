import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** An element that violates a rule, identified for the auditor. */
export interface Finding {
  target: string;
  html: string;
  summary: string;
}

/** A checker's result for one rule on one page. */
export interface CheckerResult {
  /** The checker and its rule: `ibm fieldset_label_valid`. */
  rule: string;
  help: string;
  /** `false`: a person has to look. */
  isCertain: boolean;
  elements: Finding[];
}

interface EqualAccessResult {
  ruleId: string;
  value: [level: string, outcome: string];
  path: { dom: string };
  message: string;
  snippet: string;
}

interface CheckerWindow {
  ace: {
    Checker: new () => {
      check: (
        page: Document,
        rulesets: string[],
      ) => Promise<{
        results: EqualAccessResult[];
      }>;
    };
  };
  HTMLCS: {
    process: (standard: string, page: Document, onEnd: () => void, onFailure: () => void) => void;
    getTranslation: (key: string) => string | undefined;
    getMessages: () => { type: number; code: string; msg: string; element: Element }[];
  };
}

const require = createRequire(import.meta.url);
const sources = ['accessibility-checker-engine/ace-window.js', 'html_codesniffer/build/HTMLCS.js'].map(
  (file) => readFileSync(require.resolve(file), 'utf8'),
);

/**
 * IBM Equal Access with its own rules and those of WCAG 2.2, and HTML_CodeSniffer with WCAG 2.1 AA, on what a page
 * shows. Both come from their packages; nothing is downloaded.
 */
export async function runCheckers(page: Page): Promise<CheckerResult[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) {
    for (const source of sources) await page.evaluate(source);
    await page.evaluate(nameRulesWithoutText);
  }
  return [...(await page.evaluate(runEqualAccess)), ...(await page.evaluate(runCodeSniffer))];
}

// The functions below run in the page.

/** Some rules of HTML_CodeSniffer have no text, and it would end there. */
function nameRulesWithoutText(): void {
  const { HTMLCS } = window as unknown as CheckerWindow;
  const textOf = HTMLCS.getTranslation.bind(HTMLCS);
  HTMLCS.getTranslation = (key) => textOf(key) ?? key;
}

async function runEqualAccess(): Promise<CheckerResult[]> {
  const checker = new (window as unknown as CheckerWindow).ace.Checker();
  let results: EqualAccessResult[];
  try {
    ({ results } = await checker.check(document, ['IBM_Accessibility', 'WCAG_2_2']));
  } catch (error) {
    // It cannot follow roles through some `aria-owns`; the report then requests a manual check.
    return [{ rule: 'ibm ended-early', help: String(error), isCertain: false, elements: [] }];
  }
  const byRule = new Map<string, CheckerResult>();
  for (const { ruleId, value, path, message, snippet } of results) {
    const [, outcome] = value;
    if (outcome === 'PASS') continue;
    const isCertain = outcome === 'FAIL';
    const key = `${ruleId} ${isCertain}`;
    const known = byRule.get(key) ?? { rule: `ibm ${ruleId}`, help: message, isCertain, elements: [] };
    byRule.set(key, known);
    known.elements.push({ target: path.dom, html: (snippet ?? '').slice(0, 200), summary: message });
  }
  return [...byRule.values()];
}

function runCodeSniffer(): Promise<CheckerResult[]> {
  const { HTMLCS } = window as unknown as CheckerWindow;
  const ERROR = 1;
  const NOTICE = 3;
  return new Promise<CheckerResult[]>((resolve, reject) => {
    HTMLCS.process(
      'WCAG2AA',
      document,
      () => {
        const byRule = new Map<string, CheckerResult>();
        for (const { type, code, msg, element } of HTMLCS.getMessages()) {
          if (type === NOTICE) continue;
          const rule = code.replace(/^WCAG2AA\.Principle\d\.Guideline\d+_\d+\./, 'htmlcs ');
          const known = byRule.get(rule) ?? { rule, help: msg, isCertain: type === ERROR, elements: [] };
          byRule.set(rule, known);
          const html = (element.outerHTML ?? '').slice(0, 200);
          known.elements.push({ target: element.id ? `#${element.id}` : html, html, summary: msg });
        }
        resolve([...byRule.values()]);
      },
      () => reject(new Error('HTML_CodeSniffer could not be started.')),
    );
  });
}
