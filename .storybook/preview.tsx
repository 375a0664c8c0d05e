import a11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { type SetupWorker, setupWorker } from 'msw/browser';
import msw from 'msw-storybook-addon';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { createMswHandlers } from '#mocks/msw.ts';
import { splitScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { forgetPageDecision } from '#src/state/pageDecision.ts';
import { clearAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { sendAnnouncements } from './announcements/sendAnnouncements.ts';
import { brandTheme } from './brandTheme.ts';
import { cleanPage, setPageCookie } from './cleanPage.ts';
import { keepComparedLook, takeTurn } from './comparedFrame.ts';
import { describeComponent } from './describeComponent.ts';
import { describeProps } from './describeProps.ts';
import { keepFocusOutOfDocsStories } from './docsFocus.ts';
import { keepShortcutsInFields } from './fieldShortcuts.ts';
import { initialValues } from './initialValues.ts';
import { everyStory } from './modes.ts';
import { applyPageSettings, leaveStorySettingsOnDocs } from './pageSettings.ts';
import { writeTexts } from './pageTexts.ts';
import { ShopFrame, type StoryProvider } from './ShopFrame.tsx';
import { startStoryClock } from './storyClock.ts';
import { followedLink, stayOnPage } from './storyLinks.ts';
import { loadStoryMessages } from './storyMessages.ts';
import { openStoryShop, storyShopHandler, unansweredCalls } from './storyShop.ts';
import { globalTypes, initialGlobals, localeOf, type StoryGlobals, trialOf } from './toolbar.ts';
import '#src/styles/index.css';
import './preview.css';

/** The page parameters of a story, in addition to Storybook's own. */
export interface ShopParameters {
  /** Names as in the contract: `'cart-full, slow:500'`. */
  scenario?: string;
  /** When the story takes place, as an ISO time. @default a morning in November */
  now?: string;
  /** Cookies of the page in addition to those of its scenarios. */
  cookies?: Record<string, string>;
  /** `localStorage` of the page. */
  storage?: Record<string, string>;
  /** Props for the story's `VitrineProvider`: settings, texts, server data; those of the toolbar's site by a function. */
  provider?: StoryProvider;
}

// A story's own page does not load the blocks of docs pages.
const LazyStoryHeading = lazy(async () => ({ default: (await import('./StoryHeading.tsx')).StoryHeading }));
const DocsStoryHeading = (props: ComponentProps<typeof LazyStoryHeading>) => (
  <Suspense>
    <LazyStoryHeading {...props} />
  </Suspense>
);
const LazyDocsStory = lazy(async () => ({ default: (await import('./DocsStory.tsx')).DocsStory }));
const Story = (props: ComponentProps<typeof LazyDocsStory>) => (
  <Suspense>
    <LazyDocsStory {...props} />
  </Suspense>
);

interface DrawnStoryProps {
  Story: ComponentType<{ args: object }>;
  args: object;
}

/** A story with the texts of the page around it. */
function DrawnStory({ Story, args }: DrawnStoryProps) {
  return <Story args={writeTexts(args, useText())} />;
}

/** The test runner has its own axe; running it twice would only cost time. */
const isTestRun = navigator.userAgent.includes('StorybookTestRunner');

let worker: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  const started = setupWorker(storyShopHandler);
  await started.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
  return started;
}

stayOnPage();
configure({
  // Live regions repeat texts of the page; tests check announcements in the ledger.
  defaultIgnore: 'script, style, [data-vitrine-announcer] *',
  // Waiting ends as soon as the condition holds; the limit is for a busy machine.
  asyncUtilTimeout: 15_000,
});
sendAnnouncements();
keepComparedLook();
keepShortcutsInFields();
leaveStorySettingsOnDocs();

export default definePreview({
  addons: [
    // The addon's main entry point includes its docs pages, a megabyte that a story on the canvas does not need.
    definePreviewAddon<DocsTypes>(docs),
    a11y(),
    // A docs page starts several stories at once.
    msw(() => (worker ??= startWorker())),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  initialGlobals: { ...initialGlobals, a11y: { manual: isTestRun } },
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      // Flyouts, dialogs and live regions are outside the story's root.
      context: 'body',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // A single part is not a page with landmarks; the stories below Pages/ switch the rule on again.
        rules: { region: { enabled: false } },
      },
    },
    // In screenshots the clock is fixed and animations are off. `modes.ts` lists the modes of each story.
    chromatic: { modes: everyStory, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      theme: brandTheme,
      // Parameters that docs pages read and the type lacks.
      ...{
        extractComponentDescription: describeComponent,
        components: { Subheading: DocsStoryHeading, Story },
      },
    },
    layout: 'padded',
    options: {
      // First the pages for developers, then those for the people who approve. Storybook reads it without running it.
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          [
            'Welcome',
            'Guide',
            'API',
            'Texts',
            'Migration',
            'Bundle sizes',
            'Tools',
            'Agents',
            'Writing stories',
            'Requirements',
            'Site rules',
            'Country rules',
            'Screenshots',
            'Compare',
            'Coverage by site',
          ],
          'Foundations',
          'UI',
          'Forms',
          'Features',
          'Sections',
          'Pages',
        ],
      },
    },
  },
  async beforeEach({ id, globals, parameters, viewMode, abortSignal }) {
    await takeTurn(abortSignal);
    const settings = globals as unknown as StoryGlobals;
    const { site } = settings;
    const locale = localeOf(settings);
    const { scenario, now, cookies, storage } = parameters as ShopParameters;
    if (viewMode === 'docs') keepFocusOutOfDocsStories();
    cleanPage();
    clearAnnouncements();
    forgetPageDecision();
    followedLink.mockClear();
    const stopClock = startStoryClock(now);
    setPageCookie(COOKIES.csrf, 'story');
    for (const [name, value] of Object.entries(cookies ?? {})) setPageCookie(name, value);
    for (const [key, value] of Object.entries(storage ?? {})) localStorage.setItem(key, value);
    const scenarios = splitScenarios(scenario) as ScenarioName[];
    for (const { name, value } of scenarioCookies(scenarios)) setPageCookie(name, value);
    openStoryShop(id, createMswHandlers({ site, locale, scenarios, now: () => new Date() }));
    return stopClock;
  },
  loaders: [
    async ({ globals }) => {
      const settings = globals as unknown as StoryGlobals;
      return { messages: await loadStoryMessages(localeOf(settings), trialOf(settings)) };
    },
  ],
  decorators: [
    (Story, { id, args, argTypes, globals, loaded, parameters }) => {
      const settings = globals as unknown as StoryGlobals;
      const { site, platform } = settings;
      const fixedPlatform = platform === 'auto' ? null : platform;
      const locale = localeOf(settings);
      applyPageSettings(settings);
      return (
        <ShopFrame
          key={`${id} ${site} ${locale} ${trialOf(settings) ?? ''} ${platform} ${initialValues(args)}`}
          storyId={id}
          site={site as SiteCode}
          locale={locale}
          messages={loaded.messages as Messages}
          platform={fixedPlatform}
          provider={(parameters as ShopParameters).provider}
        >
          <DrawnStory
            Story={Story}
            args={
              fixedPlatform && 'platform' in argTypes && args.platform === undefined
                ? { ...args, platform: fixedPlatform }
                : args
            }
          />
        </ShopFrame>
      );
    },
  ],
  afterEach({ id }) {
    const calls = unansweredCalls(id);
    if (calls.length > 0) throw new Error(`The mock shop does not know: ${calls.join(', ')}`);
  },
});
