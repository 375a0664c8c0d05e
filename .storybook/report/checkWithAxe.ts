import type { API } from 'storybook/manager-api';
import type { Defect } from './defectReport.ts';

/** The events of the accessibility addon. Its automatic check sends no result to other addons, and is of an earlier state. */
const CHECK = 'storybook/a11y/manual';
const RESULT = 'storybook/a11y/result';
const ERROR = 'storybook/a11y/error';

/** How long a report waits for axe, in milliseconds. */
const LIMIT_MS = 20_000;

interface AxeResults {
  violations: readonly { id: string; help: string; nodes: readonly { target: readonly unknown[] }[] }[];
}

const toViolations = ({ violations }: AxeResults): Defect['violations'] =>
  violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target }) => target.join(' ')),
  }));

/** What axe finds in the story as it is now; `null` if it cannot check. */
export function checkWithAxe(api: API, storyId: string): Promise<Defect['violations']> {
  const { promise, resolve } = Promise.withResolvers<Defect['violations']>();
  const finish = (violations: Defect['violations']) => {
    api.off(RESULT, onResult);
    api.off(ERROR, onError);
    clearTimeout(limit);
    resolve(violations);
  };
  const onResult = (results: AxeResults, id: string) => id === storyId && finish(toViolations(results));
  const onError = () => finish(null);
  const limit = setTimeout(onError, LIMIT_MS);
  api.on(RESULT, onResult);
  api.on(ERROR, onError);
  api.emit(CHECK, storyId, api.getCurrentParameter('a11y'));
  return promise;
}
