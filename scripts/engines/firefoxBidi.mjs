#!/usr/bin/env node
// Starts the system's Firefox for Playwright. Playwright drives it over WebDriver BiDi and sends a command that an ESR
// release may not support yet; this proxy handles that command and forwards everything else.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Sent for every page, even without emulation. Firefox 153 ESR does not support it. */
const OPTIONAL_COMMANDS = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});

function connect(client, address) {
  const browser = new WebSocket(address);
  const early = [];
  client.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (OPTIONAL_COMMANDS.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

firefox.stderr.on('data', (chunk) => {
  const text = String(chunk);
  const address = LISTENING.exec(text)?.[1];
  if (!address) {
    process.stderr.write(text);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url }) => connect(client, address + url));
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});
firefox.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
