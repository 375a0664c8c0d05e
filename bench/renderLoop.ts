import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToString } from 'react-dom/server';
import { BUILD_DIR } from '#demo/render/builtRenderer.ts';
import type { ServerEntry } from '#demo/render/pageRenderer.ts';
import { countElements, drawPlain, readPlainTree } from './plainTree.ts';

// Renders the page it is sent and the plain elements of the same markup in turn, and answers with the processor time of
// each. A round is several renders, since the system counts processor time in steps.

const WARM_UP = 60;
const ROUNDS = 25;
const RENDERS_A_ROUND = 8;

async function timed(render: () => Promise<unknown> | unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < RENDERS_A_ROUND; count += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / RENDERS_A_ROUND;
}

process.once('message', async ({ html, state }: { html: string; state: string }) => {
  const entry: ServerEntry = await import(pathToFileURL(path.join(BUILD_DIR, 'server/entry-server.js')).href);
  const page = JSON.parse(state);
  const tree = readPlainTree(html);
  const options = { nonce: 'nonce', onError: () => {}, signal: new AbortController().signal };
  const renderPage = async () => {
    let html = '';
    for await (const part of await entry.renderBody(page, options)) html += part;
    return html;
  };
  const renderPlain = () => renderToString(tree.map((node, index) => drawPlain(node, index)));
  for (let count = 0; count < WARM_UP; count += 1) {
    await renderPage();
    renderPlain();
  }
  const result = { vitrine: [] as number[], plain: [] as number[], elements: countElements(tree) };
  for (let round = 0; round < ROUNDS; round += 1) {
    result.vitrine.push(await timed(renderPage));
    result.plain.push(await timed(renderPlain));
  }
  process.send?.(result, () => process.exit(0));
});
