import { type ChildProcess, spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.ts';

// Storybook as `npm run storybook` starts it, asked as an editor asks it.

let storybook: ChildProcess;
const client = new Client({ name: 'test', version: '1' });
let address = '';

/** Longest time until Storybook answers, in milliseconds: long enough for a machine that is busy with other work. */
const START_MS = 120_000;

async function answers(url: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (storybook.exitCode !== null) throw new Error(`Storybook ended with ${storybook.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Storybook does not answer.');
}

// The first question makes Storybook read every component.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  storybook = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--port',
      String(port),
      '--exact-port',
      '--ci',
      '--no-open',
    ],
    { stdio: 'ignore' },
  );
  await answers(`${address}/index.json`);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
}, START_MS);

afterAll(async () => {
  await client.close();
  storybook?.kill();
});

async function callTool(tool: string, input: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name: tool, arguments: input });
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('\n');
}

it('SBK-07: an assistant finds a component and its story', async () => {
  const list = await callTool('docs-list', { withStoryIds: true });
  expect(list).toContain('MiniCart (features-mini-cart)');
  expect(list).toContain('features-mini-cart--deleted');
});

it('SBK-07: an assistant finds a prop with its type and description, and an example', async () => {
  const button = await callTool('docs-show', { id: 'ui-quantity-field' });
  expect(button).toMatch(/The largest quantity that the user can choose\.[^*]*\*\/\s*maxValue: number;/);
  expect(button).toContain('<QuantityField label="Anzahl: Tee"');
});

it('SBK-07: an example imports from the package, not from its sources', async () => {
  const story = await callTool('docs-show-story', { storyId: 'features-mini-cart--default' });
  expect(story).toContain("import { MiniCart } from 'vitrine/mini-cart';");
  expect(story).not.toContain('#src');
});

it('SBK-07: llms.txt is published with Storybook and names every entry point', async () => {
  const text = await (await fetch(`${address}/llms.txt`)).text();
  expect(text).toMatch(/^# Vitrine\n\n> /);
  expect(text).toContain('## vitrine/mini-cart');
});
