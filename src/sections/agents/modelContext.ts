import { reportProblem } from '#src/lib/reportProblem.ts';

// The browser's side of WebMCP, https://webmachinelearning.github.io/webmcp/ (draft of October 2026). The draft changes
// often, so only this file knows its names: Chrome's origin trial moved the object from `navigator` to `document`, removed
// `provideContext` and `requestUserInteraction`, and made `registerTool` asynchronous.

/** What a browser tells an agent about a tool. */
export interface ToolAnnotations {
  /** The tool changes nothing. */
  readOnlyHint: boolean;
  /** The result contains texts that the page has not written. */
  untrustedContentHint: boolean;
  /** The person has to agree before the tool acts. */
  consequentialHint: boolean;
}

/** A tool as a browser registers it. */
export interface BrowserTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: ToolAnnotations;
  execute: (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
}

interface ModelContext {
  registerTool: (tool: BrowserTool, options: { signal: AbortSignal }) => Promise<void> | undefined;
}

/** The page's list of tools, or `null` in a browser without agents. */
export function findModelContext(): ModelContext | null {
  const { modelContext } = document as Document & { modelContext?: Partial<ModelContext> };
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : null;
}

/**
 * Registers tools until the signal aborts. A tool that the browser does not take is reported: another script may have
 * registered its name, or a policy of the page may forbid tools.
 */
export function registerTools(
  context: ModelContext,
  tools: readonly BrowserTool[],
  signal: AbortSignal,
): void {
  const register = async (tool: BrowserTool) => {
    try {
      await context.registerTool(tool, { signal });
    } catch (error) {
      if (!signal.aborted) reportProblem(`The browser did not register the tool ${tool.name}: ${error}`);
    }
  };
  for (const tool of tools) void register(tool);
}
