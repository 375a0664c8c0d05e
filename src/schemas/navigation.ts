import * as z from 'zod/mini';
import { address, lenient, lenientFlag, lenientList, lenientText, text } from './shared.ts';

/** Pictures beside a drill-down list (NAV-03). */
export const navigationTeaser = z.object({
  title: lenientText,
  list: lenientList(z.object({ link: address, image: text, title: text })),
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

/** Whether an entry can be followed or opened; one that can do neither is of no use to anybody. */
const leadsSomewhere = ({ href, children }: NavigationNode) => href !== undefined || children.length > 0;

/** The schema of an entry of the navigation tree (NAV-01). */
export const navigationNode: z.ZodMiniType<NavigationNode> = z.object({
  title: text.check(z.minLength(1)),
  /** An address that nobody should follow is left out (PRM-09). */
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
});

/**
 * The whole tree: its top-level entries. An entry that cannot be read is dropped with what is below it, and so is one
 * below the top that leads nowhere; the rest of the navigation stays.
 */
export const navigationReply = z.pipe(
  z.array(z.catch(z.nullable(navigationNode), null)),
  z.transform((nodes) => nodes.filter((node) => node !== null)),
);

export type NavigationTeaser = z.infer<typeof navigationTeaser>;
