/** One step of the test run: an npm script and the steps that it depends on. */
export interface Step {
  script: string;
  does: string;
  after?: readonly string[];
}

/** The steps of `npm test`. */
export const STEPS: readonly Step[] = [
  { script: 'build:storybook', does: 'Storybook is built' },
  { script: 'test:types', does: 'types' },
  { script: 'test:lint', does: 'lint, format, unused files, exports and dependencies' },
  { script: 'test:texts', does: 'texts in twelve languages' },
  { script: 'test:unit', does: 'rules, server and components' },
  { script: 'test:stories', does: 'every story with its interactions and axe', after: ['build:storybook'] },
  { script: 'test:docs', does: 'every docs page with its stories', after: ['build:storybook'] },
  { script: 'screenshots', does: 'the screenshots of chosen stories and pages', after: ['build:storybook'] },
  {
    script: 'test:audit',
    does: 'four accessibility checkers on the first story of each component',
    after: ['build:storybook'],
  },
  { script: 'build', does: 'the library is built' },
  { script: 'test:package', does: 'the package as others install it', after: ['build'] },
  { script: 'build:demo', does: 'the demo page is built' },
  { script: 'test:e2e', does: 'the demo page in a browser', after: ['build:demo'] },
];
