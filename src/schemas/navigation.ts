import * as z from 'zod/mini';
import { address, lenient, lenientFlag, lenientList, lenientText, text } from './shared.ts';
import { THEME_WORLD_SECTIONS } from './themeWorld.ts';

/** Teaser images beside a drill-down list. */
export const navigationTeaser = z.object({
  title: lenientText,
  list: lenientList(z.object({ link: address, image: address, title: text })),
});

/** One entry of the navigation tree with all its descendants. */
export interface NavigationNode {
  title: string;
  href?: string | undefined;
  target?: string | undefined;
  children: NavigationNode[];
  teaser?: NavigationTeaser | undefined;
  childIsSelected?: boolean | undefined;
  lastSelectedNode?: boolean | undefined;
  /** The content of the entry's flyout; an entry that names the theme worlds gets their flyout. */
  componentName?: string | undefined;
  /** The sections of the theme worlds to show, in this order; all of them without a list. */
  data?: NavigationSection[] | undefined;
}

const sectionName = z.enum(THEME_WORLD_SECTIONS);

/** One name of the entry's section list: the name itself, or an object that contains it. */
const navigationSection = z.union([
  sectionName,
  z.pipe(
    z.object({ section: sectionName }),
    z.transform(({ section }) => section),
  ),
]);

/** The schema of an entry of the navigation tree. */
export const navigationNode: z.ZodMiniType<NavigationNode> = z.object({
  title: text.check(z.minLength(1)),
  /** An unsafe URL is left out. */
  href: lenient(address),
  target: lenientText,
  get children() {
    return z.pipe(
      lenientList(navigationNode),
      z.transform((nodes) => nodes.filter(leadsSomewhere)),
    );
  },
  teaser: lenient(navigationTeaser),
  childIsSelected: lenientFlag,
  lastSelectedNode: lenientFlag,
  componentName: lenientText,
  // Missing if the item has no flyout content of its own; a malformed section is dropped.
  data: lenient(
    z
      .array(lenient(navigationSection))
      .check(z.overwrite((sections) => sections.filter(Boolean))) as unknown as z.ZodMiniType<
      NavigationSection[],
      unknown[]
    >,
  ),
});

/** Whether an entry has a link or children; other entries are useless. */
const leadsSomewhere = ({ href, children }: NavigationNode) => href !== undefined || children.length > 0;

/**
 * The whole tree: its top-level entries. An unreadable entry is dropped with its descendants, and so is one below the
 * top level without a link or children; the rest of the navigation stays.
 */
export const navigationResponse = z.pipe(
  z.array(z.catch(z.nullable(navigationNode), null)),
  z.transform((nodes) => nodes.filter((node) => node !== null)),
);

export type NavigationTeaser = z.infer<typeof navigationTeaser>;
/** A section of the theme-world flyout, as an item's `data` lists it. */
export type NavigationSection = z.infer<typeof sectionName>;
