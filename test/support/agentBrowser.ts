import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { BrowserTool } from '#src/sections/agents/modelContext.ts';

/** The result of a tool, as an agent reads it. */
export interface ToolResult {
  status: string;
  reason?: string;
  limit?: number;
  opened?: string;
  // biome-ignore lint/suspicious/noExplicitAny: an agent knows no types.
  data?: any;
}

/** A browser with an agent: the page registers tools in it, and the test uses them by name. */
export function addAgentBrowser(page: Document = document) {
  const tools = new Map<string, BrowserTool>();
  const modelContext = {
    registerTool: async (tool: BrowserTool, { signal }: { signal: AbortSignal }) => {
      if (tools.has(tool.name)) throw new DOMException('The name is taken.', 'InvalidStateError');
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    },
  };
  Object.defineProperty(page, 'modelContext', { value: modelContext, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(page, 'modelContext'));
  const start = (name: string, input: object = {}, signal = new AbortController().signal) =>
    // An agent and a page exchange JSON.
    tools
      .get(name)
      ?.execute(JSON.parse(JSON.stringify(input)), { signal })
      .then((result) => JSON.parse(JSON.stringify(result)) as ToolResult) ??
    Promise.reject(new Error(`no tool ${name}`));
  return { tools, start, use: (name: string, input?: object) => finish(start(name, input)) };
}

/** Waits for a tool's result while the page renders. */
export async function finish(started: Promise<ToolResult>): Promise<ToolResult> {
  const outcome = vi.fn<(result: ToolResult) => void>();
  const failure = vi.fn<(error: unknown) => void>();
  void started.then(outcome, failure);
  await waitFor(() => expect(outcome.mock.calls.length + failure.mock.calls.length).toBe(1));
  if (failure.mock.calls[0]) throw failure.mock.calls[0][0];
  return outcome.mock.calls[0]?.[0] as ToolResult;
}
