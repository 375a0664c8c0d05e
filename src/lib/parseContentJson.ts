import { boundJson } from './boundJson.ts';
import { reportProblem } from './reportProblem.ts';

/** More than editors write. */
const CONTENT_LIMITS = { nodes: 5_000, depth: 20, characters: 10_000 };

/**
 * Parses the JSON inside a JSON answer, perhaps encoded twice; `undefined` if it is invalid, as `null` is valid. What
 * exceeds the limits of content is left out and reported.
 *
 * @param source the content's name in the report
 */
export function parseContentJson(text: string, source: string): unknown {
  try {
    // `trim` also removes a byte order mark.
    const content: unknown = JSON.parse(text.trim());
    const { value, exceeded } = boundJson(
      typeof content === 'string' ? JSON.parse(content.trim()) : content,
      CONTENT_LIMITS,
    );
    for (const limit of exceeded)
      reportProblem(
        `${source}: the content exceeds ${CONTENT_LIMITS[limit]} ${limit}. The rest is left out.`,
      );
    return value;
  } catch {
    return undefined;
  }
}
