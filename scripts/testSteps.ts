import { TEST_REPORTS } from './testResults.ts';

/** One step of a test run: an npm script and the steps that it depends on. */
export interface Step {
  script: string;
  does: string;
  after?: readonly string[];
  /** The JSON report of a step with many tests; without one, the step counts as one test. */
  report?: string;
  env?: Readonly<Record<string, string>>;
}

const STORYBOOK: Step = { script: 'build:storybook', does: 'Storybook is built' };
const LIBRARY: Step = { script: 'build', does: 'the library is built' };
const DEMO: Step = { script: 'build:demo', does: 'the demo page is built' };

const TYPES: Step = { script: 'test:types', does: 'types' };
const LINT: Step = { script: 'test:lint', does: 'lint, format, unused files, exports and dependencies' };
const REQUIREMENTS: Step = { script: 'requirements', does: 'a proof for each requirement' };
const TEXTS: Step = { script: 'test:texts', does: 'texts in twelve languages' };

/**
 * The tiers of tests. Two steps run at a time, in this order; a step that others wait for, or that takes long, comes
 * first.
 */
export const TIERS = {
  /** `npm run check`: before each commit. */
  check: [
    { script: 'test:node', does: 'rules and server', report: TEST_REPORTS.node },
    TYPES,
    LINT,
    TEXTS,
    REQUIREMENTS,
    { script: 'test:changed', does: 'components that changed since main', report: TEST_REPORTS.changed },
  ],
  /** `npm test`: before each merge. */
  test: [
    STORYBOOK,
    DEMO,
    {
      script: 'test:stories',
      does: 'every story with its interactions, axe and screenshots',
      after: ['build:storybook'],
      report: TEST_REPORTS.stories,
    },
    {
      script: 'test:e2e',
      does: 'the demo page in a browser',
      after: ['build:demo'],
      report: TEST_REPORTS.browser,
    },
    { script: 'test:unit', does: 'rules, server and components', report: TEST_REPORTS.unit },
    LIBRARY,
    { script: 'test:package', does: 'the package as others install it', after: ['build'] },
    TYPES,
    LINT,
    TEXTS,
    REQUIREMENTS,
  ],
  /** `npm run test:full`: what `npm test` leaves out, at night and before a release. */
  full: [
    STORYBOOK,
    LIBRARY,
    DEMO,
    {
      script: 'test:consumers',
      does: 'applications with the package: webpack, Next, Tailwind, React Router, faults',
      after: ['build'],
    },
    {
      script: 'audit',
      does: 'four accessibility checkers on every story, in every country',
      after: ['build:storybook'],
    },
    {
      script: 'test:nightly',
      does: 'pages of the demo in many sizes, four accessibility checkers',
      after: ['build:demo'],
      report: TEST_REPORTS.browser,
    },
    {
      script: 'test:engines',
      does: 'flows and stories in Firefox and WebKit',
      after: ['build:storybook', 'build:demo'],
    },
    {
      script: 'test:slow',
      does: 'React Compiler on every component, two servers on one store, an assistant that asks Storybook',
    },
    { script: 'test:docs', does: 'every docs page with its stories', after: ['build:storybook'] },
    { script: 'mutation', does: 'sampled changes of each feature, which its tests notice' },
    {
      script: 'test:rendered-texts',
      does: 'texts, style policy and theme worlds on every kind of page, in every country',
      env: { RENDERED_TEXTS: 'all' },
    },
    {
      script: 'test:every-story',
      does: 'every story from a server and hydrated',
      env: { EVERY_STORY: 'all' },
    },
    {
      script: 'test:agents',
      does: 'an agent that knows only the tools, in every country',
      env: { AGENT_SITES: 'all' },
    },
    {
      script: 'test:histories',
      does: '200,000 random histories of the cart',
      env: { CART_HISTORIES: '200000' },
    },
  ],
} satisfies Record<string, readonly Step[]>;
