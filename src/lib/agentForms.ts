import type { SiteConfig } from '#src/config/sites.ts';

// Attributes that make a form a tool of the agent in the visitor's browser (WebMCP, declarative). Their texts are for
// agents, in English, and constant.

const FORMS = {
  search: {
    toolname: 'open_search_results',
    tooldescription: 'Opens the page with the products that the shop finds for a term.',
    toolautosubmit: '',
  },
  // Without `toolautosubmit` the agent fills the form in, and the person submits it.
  stores: {
    toolname: 'fill_store_search',
    tooldescription: 'Fills in the search for stores near a postcode or town. The person submits it.',
  },
  newsletter: {
    toolname: 'fill_newsletter_sign_up',
    tooldescription:
      'Fills in the newsletter sign-up. The person reads the terms, submits it, and confirms by e-mail.',
  },
} as const;

/** The attributes of a form; none if the page offers its forms to no agent. */
export const agentForm = (
  name: keyof typeof FORMS,
  { agentForms }: Pick<SiteConfig, 'agentForms'>,
): object => (agentForms ? FORMS[name] : {});

/** The description of a field whose label does not say enough. */
export const agentField = (toolparamdescription: string): object => ({ toolparamdescription });

interface AgentSubmitEvent extends Event {
  /** The agent filled in the form. */
  agentInvoked?: boolean;
  /** Gives the agent the result of a form that the page submits itself. */
  respondWith?: (result: Promise<unknown>) => void;
}

/**
 * Whether an agent filled in a form that the browser submits; the page's own navigation must not replace its result.
 */
export const isAgentSubmit = (event: Event): boolean => (event as AgentSubmitEvent).agentInvoked === true;

/** Tells the agent the result of a form that the page submits itself. */
export function respondToAgent(event: Event, result: Promise<unknown>): void {
  const { agentInvoked, respondWith } = event as AgentSubmitEvent;
  if (agentInvoked) respondWith?.call(event, result);
}
