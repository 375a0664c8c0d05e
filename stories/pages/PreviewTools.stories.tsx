import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { ComparedSide, PreviewContent, SharedLinkView } from '#demo/model/previewTools.ts';
import { anAbTest } from '#mocks/builders/page.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { formatLocaleOf } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { momentText, zoneName } from '#src/features/preview/previewModel.ts';
import { selectionText } from '#src/schemas/preview.ts';
import { messagesOf } from '../messagesOf.ts';
import { pageParameters, ShopPage, type ShopPageProps } from './ShopPage.tsx';

const TESTS = [
  anAbTest({ name: 'Top banner wording', groups: [{ name: 'Control' }, { name: 'Variant B' }] }),
];
const PLANNED_AT = '2027-05-02T10:00:00Z';
const LINK_URL =
  'https://shop.vitrine.example/demo/preview/open?previewToken=eyJpZCI6InN0b3J5In0.c2lnbmF0dXJl';

/** What the server writes on the page, in the language of a site. */
function factsOf(site: SiteCode) {
  const { timeZone, ...row } = SITES[site];
  const locale = formatLocaleOf(row.locale);
  const now: ComparedSide = {
    entry: { date: '', time: '', selection: '', visitor: '' },
    tests: TESTS,
    zone: zoneName(locale, timeZone, STORY_TIME),
    shown: {},
  };
  const planned: ComparedSide = {
    entry: {
      date: '2027-05-02',
      time: '12:00',
      selection: selectionText({ test: 'Top banner wording', group: 'Variant B' }),
      visitor: 'CARD_MEMBER',
    },
    tests: TESTS,
    zone: zoneName(locale, timeZone, new Date(PLANNED_AT)),
    shown: {
      time: momentText(locale, timeZone, new Date(PLANNED_AT)),
      test: 'Top banner wording',
      group: 'Variant B',
      visitor: 'CARD_MEMBER',
    },
  };
  const link: SharedLinkView = {
    id: 'story',
    path: '/c/coffee',
    shown: planned.shown,
    until: momentText(locale, timeZone, new Date('2026-11-24T08:00:00Z')),
    url: LINK_URL,
  };
  return { now, planned, link };
}

type ToolsContent = Extract<PreviewContent, { view: 'tools' }>;

/** The page of the tools under a preview, in a state. */
const aPage = (
  stateOf: (facts: ReturnType<typeof factsOf>) => Partial<ToolsContent>,
): Required<Pick<ShopPageProps, 'content'>> => ({
  content: (site) => {
    const facts = factsOf(site);
    return {
      kind: 'preview',
      view: 'tools',
      target: '/',
      previewed: facts.planned.shown,
      links: [],
      comparison: { width: 1280, sides: { first: facts.now, second: facts.planned } },
      ...stateOf(facts),
    };
  },
});

const meta = preview.meta({
  title: 'Pages/Preview tools',
  component: ShopPage,
  args: { address: '/demo/preview?to=%2F', ...aPage(() => ({})) },
  parameters: pageParameters,
});

// Proves BEY-21.
/** Staff preview a date and a test group; there is no link yet. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook } },
});

// Proves BEY-21.
/** Staff preview nothing: there is nothing to share, and two views can be compared. */
export const NothingPreviewed = meta.story({
  args: {
    content: (site) => ({
      kind: 'preview',
      view: 'tools',
      target: '/',
      links: [],
      comparison: { width: 1280, sides: { first: factsOf(site).now, second: factsOf(site).now } },
    }),
  },
});

// Proves BEY-21.
/** A link was made: it can be copied and withdrawn, and the page shows when it expires. */
export const LinkCreated = meta.story({
  args: aPage(({ link }) => ({ answer: 'created', links: [link] })),
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(
      await canvas.findByRole('group', { name: messages.among('demo.preview.created') }),
    ).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: messages('demo.preview.link') })).toHaveValue(LINK_URL);
  },
});

// Proves BEY-21.
/** The only link was withdrawn. */
export const LinkWithdrawn = meta.story({
  args: aPage(() => ({ answer: 'revoked' })),
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    await expect(await canvas.findByText(messages('demo.preview.links.none'))).toBeVisible();
    await expect(canvas.getByRole('group', { name: messages.among('demo.preview.revoked') })).toHaveFocus();
  },
});

// Proves BEY-21.
/** A colleague opens a link that has expired or was withdrawn. */
export const LinkExpired = meta.story({ args: { content: { kind: 'preview', view: 'ended' } } });

// Proves BEY-21.
/** The form's session had ended: nothing was changed, and the page explains it. */
export const Refused = meta.story({ args: aPage(() => ({ answer: 'failed' })) });

// Proves BEY-21.
/** Too many links in a short time. */
export const TooMany = meta.story({ args: aPage(() => ({ answer: 'wait' })) });

// Proves BEY-21.
/** Two views that differ: a list of the differences, and both pages, scaled to one window, with the changed parts outlined. */
export const Differences = meta.story({
  tags: ['pictured'],
  // The compared pages are files, in German.
  globals: { site: 'DE' },
  args: aPage(({ now, planned }) => ({
    comparison: {
      width: 1280,
      sides: { first: now, second: planned },
      result: {
        differences: [
          {
            part: 'banner',
            before: ['10 % auf alles mit HERBST10'],
            after: ['Sparen mit FRUEHLING10: 10 % auf alles'],
          },
          { part: 'content', before: ['Herbstmode'], after: ['Gartenzeit'] },
        ],
        pages: { first: './compared/first.html', second: './compared/second.html' },
      },
    },
  })),
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    const banner = await canvas.findByRole('row', { name: messages.among('demo.preview.part.banner') });
    await expect(banner).toHaveTextContent('HERBST10');
    await expect(banner).toHaveTextContent('FRUEHLING10');
    const windows = canvas.getByRole('group', { name: messages.among('demo.preview.compare') });
    // Each page is 1,280 px wide inside, and on the screen as wide and as high as its place.
    for (const side of windows.querySelectorAll('figure')) {
      const page = side.querySelector('iframe');
      if (!page?.parentElement) throw new Error('A side has no page.');
      await waitFor(() => expect(page.contentWindow?.innerWidth).toBe(1280));
      const { width, height } = page.getBoundingClientRect();
      await expect(Math.abs(width - side.clientWidth)).toBeLessThanOrEqual(1);
      await expect(Math.abs(height - page.parentElement.clientHeight)).toBeLessThanOrEqual(1);
    }
  },
});

// Proves BEY-21.
/** Two views that do not differ. */
export const NoDifferences = meta.story({
  args: aPage(({ now, planned }) => ({
    comparison: {
      width: 1280,
      sides: { first: now, second: planned },
      result: {
        differences: [],
        pages: { first: './compared/first.html', second: './compared/first.html' },
      },
    },
  })),
});

// Proves BEY-21, PRV-07.
/** A test that does not run at the chosen time is refused: the summary leads to its field. */
export const TestNotOffered = meta.story({
  args: aPage(({ now, planned }) => ({
    comparison: {
      width: 1280,
      sides: {
        first: now,
        second: { ...planned, tests: [], entry: { ...planned.entry, selection: '' }, problem: 'test' },
      },
    },
  })),
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    const summary = await canvas.findByRole('group', { name: messages('forms.summary.title') });
    await expect(summary).toHaveFocus();
    const [, second] = canvas.getAllByRole('combobox', { name: messages('preview.ab_test') });
    await expect(second).toHaveAccessibleDescription(messages('demo.preview.test_not_offered'));
  },
});

// Proves BEY-21.
/** The A/B tests cannot be loaded; dates can still be compared. */
export const TestsNotLoaded = meta.story({
  args: aPage(({ now, planned }) => ({
    comparison: {
      width: 1280,
      sides: { first: { ...now, tests: [] }, second: { ...planned, tests: [], problem: 'tests' } },
    },
  })),
});
