import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { writeTexts } from '#.storybook/pageTexts.ts';
import type { StoryProvider } from '#.storybook/ShopFrame.tsx';
import { loadStoryMessages } from '#.storybook/storyMessages.ts';
import { localeOf, type StoryGlobals } from '#.storybook/toolbar.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { DEFAULT_SITE, SITES, type SiteCode } from '#src/config/sites.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { storiesOf, storyFiles } from '../../scripts/requirements/requirements.ts';

type Args = Record<string, unknown>;
type Drawn = ComponentType<{ args?: Args }>;

interface Annotations {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: object) => ReactElement;
  decorators?: ((Story: Drawn, context: object) => ReactElement)[];
  globals?: Partial<Pick<StoryGlobals, 'site' | 'locale'>>;
  parameters?: { provider?: StoryProvider };
}

interface ExtensibleStory {
  own: Annotations;
  all: Annotations;
  extend: (more: Annotations) => ExtensibleStory;
}

/** The exports of a story file. Rendering them needs neither a browser nor a worker. */
export const previewStandIn = {
  meta: (all: Annotations) => {
    const story = (own: Annotations): ExtensibleStory => ({
      own,
      all,
      extend: (more) => story({ ...own, ...more, args: { ...own.args, ...more.args } }),
    });
    return { story };
  },
};

/** What a story takes from Storybook for its interactions, which run in a browser alone. */
export const interactionsStandIn = {
  fn: vi.fn,
  expect,
  userEvent: {},
  waitFor: () => {},
  within: () => ({}),
};

/** A story as an element with its page around it, under its own toolbar and with its own decorators. */
async function drawStory(
  { own, all }: ExtensibleStory,
  id: string,
  chosenSite: SiteCode,
): Promise<ReactElement> {
  const site = own.globals?.site ?? all.globals?.site ?? chosenSite;
  const locale = localeOf({ site, locale: own.globals?.locale ?? all.globals?.locale ?? 'site' });
  const messages = await loadStoryMessages(locale, null);
  const { text } = createSiteIntl(SITES[site], locale, messages);
  const args = writeTexts({ ...all.args, ...own.args }, text);
  const context = { id, args, globals: { site }, parameters: { ...all.parameters, ...own.parameters } };
  const Component = all.component;
  const Inner: Drawn = ({ args: override }) => {
    const shown = { ...args, ...override };
    const render = own.render ?? all.render;
    if (render) return render(shown, { ...context, args: shown });
    if (!Component) throw new Error(`${id} has neither a component nor a render of its own.`);
    return <Component {...shown} />;
  };
  const Story = [...(own.decorators ?? []), ...(all.decorators ?? [])].reduce<Drawn>(
    (Wrapped, decorate) => () => decorate(Wrapped, context),
    Inner,
  );
  // The shop has not answered yet, as in the page that a server sends.
  const shop = createShopApi({ site, fetch: () => new Promise(() => {}) });
  const provider = own.parameters?.provider ?? all.parameters?.provider;
  return (
    <VitrineProvider
      site={site}
      shop={shop}
      locale={locale}
      messages={messages}
      {...(typeof provider === 'function' ? provider(site) : provider)}
    >
      <Story />
    </VitrineProvider>
  );
}

const modules = import.meta.glob<Record<string, ExtensibleStory>>('../../stories/**/*.stories.tsx');

/** Stories of a part that throws: a server leaves its place to the browser, and React logs the error. */
const THROWS = /^(?:ui-error-boundary--|sections-header--dead-part)/;

/**
 * Only `npm run test:full` draws every story; otherwise all stories of UI parts, and the first of each other file stands
 * for the others.
 */
export const isComplete = process.env.EVERY_STORY === 'all';

/** Whether a story, or its file for all of them, sets a site or a language. */
const hasOwnSite = (text: string, from = 0, to = text.length) =>
  [text.slice(0, text.search(/^export const/m)), text.slice(from, to)].some((source) =>
    /globals: \{ (?:site|locale):/.test(source),
  );

/** The stories that Storybook lists: their addresses, titles, and how to draw them. */
export const EVERY_STORY = storyFiles().flatMap(({ file, text }) => {
  const exports = [...text.matchAll(/^export const (\w+)/gm)];
  const stories = storiesOf(text);
  const drawsAll = isComplete || file.startsWith('stories/ui/');
  return stories.slice(0, drawsAll ? stories.length : 1).map(({ id, title }, at) => ({
    id,
    title,
    throws: THROWS.test(id),
    hasOwnSite: hasOwnSite(text, exports[at]?.index, exports[at + 1]?.index),
    /** The story of a part writes no style attribute around it, so the page must have none. */
    isWithoutStyles:
      /^stories\/(?:ui|forms)\//.test(file) &&
      ![text.slice(0, exports[0]?.index), text.slice(exports[at]?.index, exports[at + 1]?.index)].some(
        (source) => /\bstyle=|Matrix\.tsx'/.test(source),
      ),
    /** On a site; a story that has one of its own keeps it. */
    draw: async (site: SiteCode = DEFAULT_SITE) => {
      vi.setSystemTime(STORY_TIME);
      const module = await modules[`../../${file}`]?.();
      const story = module?.[exports[at]?.[1] ?? ''];
      if (!story) throw new Error(`${file} has no story ${exports[at]?.[1]}.`);
      return drawStory(story, id, site);
    },
  }));
});

/** Where React leaves a place to the browser. */
const LEFT_OUT = '<!--$!-->';

/** What a server answers once all it needs is loaded, and whether all of it is the server's. */
export async function serveStory(element: ReactElement): Promise<{ html: string; isComplete: boolean }> {
  let html = renderToString(element);
  for (let attempt = 0; attempt < 4 && html.includes(LEFT_OUT); attempt += 1) {
    await vi.dynamicImportSettled();
    html = renderToString(element);
  }
  return { html, isComplete: !html.includes(LEFT_OUT) };
}
