import type { SourceFile } from './readImports.ts';

/** Attributes whose value a browser follows or loads. */
const ATTRIBUTE = /\b(href|src|srcSet|action|formAction|poster|xlinkHref)=\{/g;

/** Fields of the shop's answers that hold an address; models call what they have judged `href`, `image` or `source`. */
const RAW_FIELD = /\.(url|link|linkURL|imagePath|imageProductThumb|\w+Url)\b/;

/** The expression of a JSX attribute, from its first character to the brace that ends it. */
function expressionAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (end < text.length && depth > 0) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
}

/** Examples in docblocks are no code. */
const withoutDocs = (text: string) => text.replace(/^\s*(?:\/\*\*|\*).*$/gm, '');

const isJudged = (expression: string) => /^\s*(safeHref|phoneHref)\(/.test(expression);

/**
 * Links that are made of an answer's field without `safeHref` (PRM-09), one sentence each. Names of addresses that are
 * ours (`LINKS.…`, `links.…`, `site.shopUrl`) are no fields of an answer.
 */
export function findLinkProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...withoutDocs(text).matchAll(ATTRIBUTE)].flatMap((match) => {
      const expression = expressionAt(match.input, match.index + match[0].length);
      const field = RAW_FIELD.exec(expression.replaceAll('site.shopUrl', ''))?.[1];
      return field && !isJudged(expression)
        ? [`${path} puts the raw field ${field} into ${match[1]}: safeHref makes links of answers (PRM-09)`]
        : [];
    }),
  );
}
