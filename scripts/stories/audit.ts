import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Result, RunOptions } from 'axe-core';
import { getAxeResults } from 'axe-playwright';
import type { CDPSession } from 'playwright';
import type { Mode } from '#.storybook/modes.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { type Finding, runCheckers } from '../checkers/checkersInPage.ts';
import { checkMarkup } from '../checkers/checkMarkup.ts';
import { RULE_EXCEPTIONS, withoutExceptions } from '../checkers/exceptions.ts';
import { startProgress } from '../lib/progress.ts';
import { storyFiles } from '../requirements/requirements.ts';
import { installChecks, RULES, TEXT_200, TEXT_SPACING } from './auditChecks.ts';
import { type AuditResult, type RuleOff, summarizeViolations, writeAudit } from './auditReport.ts';
import { planStates, stateReached, type VisitKind } from './auditState.ts';
import { loadAxe } from './loadAxe.ts';
import { ofAxe, type RuleResult, type RuleResults } from './ruleResults.ts';
import { openStoryBrowser, type Story, type StoryPage, type Visit, visitAll } from './storyBrowser.ts';

// `npm run audit`: checks every story with axe, three more checkers and our own measurements, site stories in all nine
// sites, and every story with pseudo-localised and with the longest texts. Writes
// `reports/audit/index.html`.
//
//   npm run audit -- --only "mini cart"     stories whose title or name contains this text
//   npm run audit -- --quick                only the story's own site and language

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

interface Work extends Visit {
  kind: VisitKind;
}

type Measurement = 'findStickingOut' | 'findClipped' | 'findSmallTargets' | 'findMotion';

interface AuditWindow {
  vitrineAudit: Record<Measurement, () => Finding[]> & {
    findClippedBy: (css: string) => Promise<Finding[]>;
  };
}

const tools = new WeakMap<StoryPage, CDPSession>();

/** Switches the page between mouse and touch input. */
async function setTouch(storyPage: StoryPage, enabled: boolean): Promise<void> {
  const { page } = storyPage;
  const session = tools.get(storyPage) ?? (await page.context().newCDPSession(page));
  tools.set(storyPage, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** Runs axe on the current story; `only` limits it to one rule. */
async function runAxe(
  { page }: StoryPage,
  { parameters }: Story,
  where: string,
  only?: string,
): Promise<RuleResults> {
  const a11y = parameters.a11y as { context?: string; options?: RunOptions };
  const options = a11y.options ?? {};
  if (only && options.rules?.[only]?.enabled === false) return { violations: [], toCheck: [], passed: [] };
  const run: RunOptions = only ? { runOnly: { type: 'rule', values: [only] } } : options;
  const { violations, incomplete, passes } = await getAxeResults(page, a11y.context, run);
  const toResult = (rule: Result) => ofAxe(rule, where);
  return {
    violations: violations.map(toResult),
    toCheck: incomplete.map(toResult),
    passed: passes.map(({ id }) => id),
  };
}

/** The markup of a story as a document, without Storybook’s own. */
const storyMarkup = ({ page }: StoryPage) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const frame of body.querySelectorAll('.sb-wrapper, #storybook-docs, script, style, link'))
      frame.remove();
    const { lang } = document.documentElement;
    return `<!doctype html><html lang="${lang}"><head><title>Story</title></head><body>${body.innerHTML}</body></html>`;
  });

const viewportOf = ({ globals }: Story) =>
  (globals.viewport as { value?: string } | undefined)?.value?.startsWith('mobile') ? PHONE : DESKTOP;

async function prepare(storyPage: StoryPage): Promise<void> {
  const { page } = storyPage;
  if (await page.evaluate(() => 'vitrineAudit' in window)) return;
  await page.evaluate(installChecks);
  await loadAxe(page);
}

async function audit(storyPage: StoryPage, { story, globals, kind }: Work): Promise<AuditResult> {
  const { page } = storyPage;
  const measure = (name: Measurement) =>
    page.evaluate((which) => (window as unknown as AuditWindow).vitrineAudit[which](), name);
  const clippedBy = (css: string) =>
    page.evaluate((value) => (window as unknown as AuditWindow).vitrineAudit.findClippedBy(value), css);
  const brokenByWords = async () => [
    ...(await measure('findClipped')),
    ...(await measure('findStickingOut')),
  ];

  const viewport = viewportOf(story);
  const { notOnPhone } = (story.parameters.audit ?? {}) as { notOnPhone?: string | null };
  const hasOwnTheme = 'theme' in story.globals;
  await page.setViewportSize(viewport);
  await setTouch(storyPage, false);
  const error = await storyPage.show(story.id, globals);
  await prepare(storyPage);

  const violations: RuleResult[] = [];
  const toCheck: RuleResult[] = [];
  const passed = new Set<string>();
  const axeAt = async (where: string, only?: string) => {
    const found = await runAxe(storyPage, story, where, only);
    violations.push(...found.violations);
    toCheck.push(...found.toCheck);
    for (const rule of found.passed) passed.add(rule);
  };
  const ruleAt = (where: string, { id, help }: (typeof RULES)[keyof typeof RULES], elements: Finding[]) => {
    if (elements.length === 0) passed.add(id);
    else violations.push({ rule: id, help, helpUrl: '', where, elements });
  };
  /** IBM Equal Access, HTML_CodeSniffer and, on the markup, html-validate. */
  const checkersAt = async (where: string) => {
    const all = [...(await runCheckers(page)), ...(await checkMarkup(await storyMarkup(storyPage)))];
    for (const { isCertain, ...found } of withoutExceptions(all, story.id))
      (isCertain ? violations : toCheck).push({ ...found, helpUrl: '', where });
  };
  const wide = `${viewport.width} px`;
  const state = stateReached(story.id, kind, error);
  ruleAt(wide, state.rule, state.findings);
  if (kind === 'state') return result();

  if (kind === 'words') {
    // Ignores duplicate names that only the pseudo-language causes.
    ruleAt(wide, RULES.words, await brokenByWords());
    if (notOnPhone) return result();
    await page.setViewportSize(PHONE);
    await page.evaluate(nextFrames);
    ruleAt('320 px', RULES.words, await brokenByWords());
    return result();
  }
  await axeAt(wide);
  if (kind === 'own') {
    ruleAt(wide, RULES.motion, await measure('findMotion'));
    ruleAt(wide, RULES.spacing, await clippedBy(TEXT_SPACING));
    if (viewport === DESKTOP) ruleAt(wide, RULES.resize, await clippedBy(TEXT_200));
    await checkersAt(wide);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(useForcedInk);
    await axeAt('forced colours');
    await page.evaluate(useOwnInk);
    await page.emulateMedia({ forcedColors: null });
    if (!hasOwnTheme) {
      await setTheme('dark');
      await axeAt('dark', 'color-contrast');
      await setTheme('light');
    }
  }
  if (notOnPhone) return result();
  await page.setViewportSize(PHONE);
  await setTouch(storyPage, true);
  await page.evaluate(nextFrames);
  if (viewport !== PHONE) await axeAt('320 px');
  ruleAt('320 px', RULES.reflow, await measure('findStickingOut'));
  if (kind === 'own') {
    ruleAt('320 px', RULES.spacing, await clippedBy(TEXT_SPACING));
    ruleAt('320 px', RULES.touch, await measure('findSmallTargets'));
    if (viewport !== PHONE) await checkersAt('320 px');
  }
  return result();

  function setTheme(theme: string): Promise<void> {
    return page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
  }

  function result(): AuditResult {
    const { id, title, name } = story;
    return { id, title, name, globals, violations, toCheck, passed: [...passed].sort() };
  }
}

/** axe reads `-webkit-text-fill-color`, whose computed value Chromium does not force; its painted colour is `color`. */
function useForcedInk(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    element.style.webkitTextFillColor = getComputedStyle(element).color;
}

function useOwnInk(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    element.style.removeProperty('-webkit-text-fill-color');
}

function nextFrames(): Promise<void> {
  return new Promise((resolve) =>
    // The header debounces resize events by 50 ms.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), 60),
  );
}

/** Rules disabled for a story or for all stories, each with its reason. */
function readRulesOff(): RuleOff[] {
  const files = [
    ...storyFiles(),
    { file: '.storybook/preview.tsx', text: readFileSync('.storybook/preview.tsx', 'utf8') },
  ];
  return files.flatMap(({ file, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const rule = /'?([\w-]+)'?: \{ enabled: false \}/.exec(line)?.[1];
      if (!rule) return [];
      const reason = /\/\/ (.*)$/.exec(lines[index - 1] ?? '')?.[1] ?? '';
      return [{ rule, file, reason }];
    });
  });
}

function planVisits(stories: readonly Story[]): Work[] {
  const own = stories.map((story): Work => ({ story, globals: {}, kind: 'own' }));
  if (options.quick) return own;
  const hasSite = ({ parameters, globals }: Story, site: SiteCode) => {
    const { modes = {} } = (parameters.chromatic ?? {}) as { modes?: Record<string, Partial<Mode>> };
    return !globals.site && Object.values(modes).some((mode) => mode.site === site);
  };
  const sites = SITE_CODES.flatMap((site) =>
    stories
      .filter((story) => hasSite(story, site))
      .map((story): Work => ({ story, globals: { site }, kind: 'site' })),
  );
  const words = (['pseudo', 'longest'] as const).flatMap((locale) =>
    stories
      // Foundations only show values, and site stories repeat their feature's stories.
      .filter(({ title, globals }) => !title.startsWith('Foundations/') && !globals.site)
      .map((story): Work => ({ story, globals: { locale }, kind: 'words' })),
  );
  return [...own, ...sites, ...words, ...planStates(stories, hasSite)];
}

rmSync('reports/audit', { recursive: true, force: true });
mkdirSync('reports/audit', { recursive: true });
const storyBrowser = await openStoryBrowser();
const words = options.only?.toLowerCase();
const chosen = storyBrowser.stories.filter(
  ({ id, title, name }) => !words || `${id} ${title} ${name}`.toLowerCase().includes(words),
);
const visits = planVisits(chosen);
const progress = startProgress('Audit', visits.length);
const results: AuditResult[] = [];
// An interrupted run still writes its report.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true;
  });
await visitAll(storyBrowser, visits, { viewport: DESKTOP, reducedMotion: 'reduce' }, async (page, work) => {
  if (isStopped) return;
  results.push(await audit(page, work));
  progress.step(work.story.id);
});
progress.end();
await storyBrowser.close();

const rulesOff: RuleOff[] = [
  ...readRulesOff(),
  ...RULE_EXCEPTIONS.map(({ rule, reason }) => ({
    rule,
    reason,
    file: 'scripts/checkers/exceptions.ts',
  })),
];
const { violations, stories } = writeAudit(results, rulesOff);
for (const line of summarizeViolations(results, rulesOff)) console.log(`✗ ${line}`);
console.log(
  `${violations === 0 ? '✓' : '✗'} ${violations} violations over ${stories} stories in ${results.length} visits` +
    `${isStopped ? ` of ${visits.length}: stopped early` : ''}.`,
);
console.log('The report: reports/audit/index.html (with links into Storybook: npm run reports)');
process.exitCode = violations === 0 && !isStopped ? 0 : 1;
