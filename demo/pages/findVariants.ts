import type { AgentVariant } from '#src/entries/agents.ts';

const variantsPath = (productId: string): string => `/p/${encodeURIComponent(productId)}/variants.json`;

/** The variants of a product, for agents. The specification has no call for them, so the demo has its own. */
export async function findVariants(productId: string): Promise<readonly AgentVariant[]> {
  try {
    const answer = await fetch(variantsPath(productId));
    return answer.ok ? ((await answer.json()) as AgentVariant[]) : [];
  } catch {
    // Without an answer there is nothing to add.
    return [];
  }
}
