import * as z from 'zod/mini';
import { list, maybe } from './shared.ts';

/** Pictures beside a drill-down list (NAV-03). */
export const navigationTeaser = z.object({
  title: maybe(z.string()),
  list: list(z.object({ link: z.string(), image: z.string(), title: z.string() })),
});

/** One entry of the navigation tree and everything below it (NAV-01). */
export interface NavigationNode {
  title: string;
  href?: string | undefined;
  target?: string | undefined;
  children: NavigationNode[];
  teaser?: NavigationTeaser | undefined;
  childIsSelected?: boolean | undefined;
  lastSelectedNode?: boolean | undefined;
}

export const navigationNode: z.ZodMiniType<NavigationNode> = z.object({
  title: z.string(),
  href: maybe(z.string()),
  target: maybe(z.string()),
  get children() {
    return list(navigationNode);
  },
  teaser: maybe(navigationTeaser),
  childIsSelected: maybe(z.boolean()),
  lastSelectedNode: maybe(z.boolean()),
});

/** The whole tree: its top-level entries. */
export const navigationReply = z.array(navigationNode);

export type NavigationTeaser = z.infer<typeof navigationTeaser>;
