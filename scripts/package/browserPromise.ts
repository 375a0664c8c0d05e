import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import { ECMASCRIPT, newerFeatures, RUN_TIME_FALLBACKS, STYLE_FALLBACKS } from './baseline.ts';

/** Checks ECMAScript methods and syntax with es-check. */
function scriptProblems(dist: string): string[] {
  const ignored = Object.keys(RUN_TIME_FALLBACKS).map((name) => name.replace('.', ''));
  const args = [ECMASCRIPT, path.join(dist, '**/*.js'), '--module', '--checkFeatures', '--noColor'];
  try {
    execFileSync('es-check', [...args, '--ignore', ignored.join(',')], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => /erroring file|error: Error/.test(line));
    return lines.length > 0 ? lines : [`es-check: ${error}`];
  }
}

/** Checks properties, at-rules and selectors of a style sheet with stylelint. */
async function styleProblems(file: string, code: string): Promise<string[]> {
  const { properties, atRules, selectors } = STYLE_FALLBACKS;
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: {
        'plugin/use-baseline': [
          true,
          {
            available: 'widely',
            ignoreProperties: Object.fromEntries(Object.keys(properties).map((name) => [name, ['/.*/']])),
            ignoreAtRules: Object.keys(atRules),
            ignoreSelectors: Object.keys(selectors),
          },
        ],
      },
    },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => `${file}: ${text}`));
}

/** Features in the built package that are newer than the supported browsers. */
export async function browserProblems(dist: string): Promise<string[]> {
  const read = (pattern: string) =>
    globSync(path.join(dist, pattern)).map((file) => ({
      file: path.relative(dist, file),
      code: readFileSync(file, 'utf8'),
    }));
  const styles = await Promise.all(read('*.css').map(({ file, code }) => styleProblems(file, code)));
  return [...newerFeatures(read('**/*.js')), ...scriptProblems(dist), ...styles.flat()];
}
