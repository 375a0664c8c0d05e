// The entry point `vitrine/agents`: the shop as tools for the agent in the visitor's browser. It is not part of `vitrine`,
// so that only pages that ask for it have tools.

import '../lib/guardGlobals.ts';
import { part } from '../provider/part.tsx';
import { AgentTools as AgentToolsPart } from '../sections/agents/index.ts';

export * from '../sections/agents/index.ts';

export const AgentTools = /* @__PURE__ */ part(AgentToolsPart);
