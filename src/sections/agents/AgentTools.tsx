import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import type { Alternates } from '#src/lib/countryAddress.ts';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import { useBrowserFact } from '#src/ui/useIsHydrated.ts';
import type { AgentVariant } from './agentRuns.ts';
import { findModelContext } from './modelContext.ts';
import type { AgentToolName } from './toolTable.ts';

export interface AgentToolsProps {
  /** Tools that this page does not offer. @default none */
  without?: readonly AgentToolName[] | undefined;
  /** Tools that ask the person before they change the cart. Store finder and change of country always ask. @default none */
  asksBefore?: readonly AgentToolName[] | undefined;
  /**
   * The variants of a product that can be bought, from your product data. @default none: an agent can only add products
   * whose stock-keeping number it knows
   */
  findVariants?: ((productId: string) => Promise<readonly AgentVariant[]>) | undefined;
  /** URLs of this page in other countries. @default the same path on each country's shop, or its home page */
  alternates?: Alternates | undefined;
  /** Path and query of this page. @default read from the window */
  path?: string | undefined;
}

const AgentToolsContent = clientIsland(
  importWithRetry(
    'The tools for agents',
    () => import('./AgentToolsContent.tsx'),
    (module) => module.AgentToolsContent,
  ),
);

/**
 * Offers the shop to the agent in the visitor's browser (WebMCP): search, cart, store finder and change of country. Put it
 * once on a page, inside the provider. It renders nothing, except a question when an agent needs the person's agreement.
 * In a browser without agents it loads nothing.
 *
 * @example <AgentTools asksBefore={['add_to_cart']} findVariants={findVariants} />
 */
export function AgentTools(props: AgentToolsProps) {
  const isSupported = useBrowserFact(() => findModelContext() !== null);
  return isSupported ? <AgentToolsContent {...props} /> : null;
}
