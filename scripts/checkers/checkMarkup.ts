import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import type { CheckerResult } from './checkersInPage.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
});

/**
 * HTML against its standard, with html-validate: content models, attributes and their values, names and references.
 * Styles and scripts are left out; other checks read them.
 */
export async function checkMarkup(html: string): Promise<CheckerResult[]> {
  const bare = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const lines = bare.split('\n');
  const byRule = new Map<string, CheckerResult>();
  for (const { messages } of (await validator.validateString(bare)).results)
    for (const { ruleId, message, line, column, selector } of messages) {
      const known = byRule.get(ruleId) ?? {
        rule: `html ${ruleId}`,
        help: message,
        isCertain: true,
        elements: [],
      };
      byRule.set(ruleId, known);
      const snippet = lines[line - 1]?.slice(Math.max(0, column - 60), column + 140) ?? '';
      known.elements.push({ target: selector ?? `${line}:${column}`, html: snippet, summary: message });
    }
  return [...byRule.values()];
}

/** The document as a page shows it now. */
export const pageMarkup = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
