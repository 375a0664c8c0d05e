import { COVERAGE_FILE, DIMENSIONS, writeCoverage } from './coverage.ts';

// `npm run coverage`: combines the results of the last runs (unit tests, stories, audit, screenshots) for Docs/Test coverage.

const { rows } = writeCoverage();
const cells = rows.flatMap((row) => DIMENSIONS.map((dimension) => row.cells[dimension].state));
const count = (state: string) => cells.filter((each) => each === state).length;
console.log(
  `${rows.length} components in ${DIMENSIONS.length} dimensions: ${count('passed')} passed, ${count('failed')} failed, ${count('none')} not covered.`,
);
console.log(
  `The page: Docs/Test coverage in Storybook (npm run reports opens the built one); its data: ${COVERAGE_FILE}`,
);
