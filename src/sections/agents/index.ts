export { AgentTools, type AgentToolsProps } from './AgentTools.tsx';
export type { AgentVariant } from './agentRuns.ts';
export type { AgentToolName } from './toolTable.ts';
