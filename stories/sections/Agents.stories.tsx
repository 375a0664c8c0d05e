import { expect, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { AgentTools } from '#src/sections/agents/index.ts';
import type { BrowserTool } from '#src/sections/agents/modelContext.ts';
import { messagesOf } from '../messagesOf.ts';

/** A browser with an agent, and the tools that the page has registered in it. */
function addAgentBrowser() {
  const tools = new Map<string, BrowserTool>();
  const modelContext = {
    registerTool: async (tool: BrowserTool, { signal }: { signal: AbortSignal }) => {
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    },
  };
  Object.defineProperty(document, 'modelContext', { value: modelContext, configurable: true });
  return tools;
}

let tools: ReturnType<typeof addAgentBrowser>;

async function use(name: string, input: object): Promise<unknown> {
  await waitFor(() => expect(tools.has(name)).toBe(true), { timeout: 15_000 });
  return tools.get(name)?.execute(input);
}

const meta = preview.meta({
  title: 'Sections/Agents',
  component: AgentTools,
  // Only the answers of the tools contain it.
  argTypes: { path: { control: false } },
  beforeEach: () => {
    tools = addAgentBrowser();
    return () => void Reflect.deleteProperty(document, 'modelContext');
  },
  render: (args) => (
    <>
      <MiniCart />
      <AgentTools {...args} />
    </>
  ),
});

// Proves AGT-02.
/** A visitor's assistant looks for stores near a place, and the page asks the visitor first. */
export const Question = meta.story({
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvasElement, ...context }) => {
    void use('find_stores', { place: 'Wien' });
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: messagesOf(context)('agents.title') });
    await expect(dialog).toHaveTextContent('Wien');
  },
});

// Proves AGT-02.
/** The visitor declines: the assistant learns it, and no page opens. */
export const Declined = meta.story({
  play: async ({ canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const result = use('find_stores', { place: 'Wien' });
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: messages('agents.decline') }));
    await expect(await result).toMatchObject({ status: 'declined' });
    await expect(body.queryByRole('dialog')).toBeNull();
  },
});
