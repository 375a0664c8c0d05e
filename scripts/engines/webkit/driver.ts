import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../lib/freePort.ts';
import { findMiniBrowser } from '../findEngines.ts';

const START_TIMEOUT_MS = 30_000;
/** Timeout for a story with many interactions on a busy machine. */
const SCRIPT_TIMEOUT_MS = 90_000;

/** The key of an element reference in W3C WebDriver. */
export type ElementReference = Record<string, string>;

/** A WebKit browser, driven by W3C WebDriver. */
export interface WebKitDriver {
  /** Sends a command of the session; throws WebDriver errors with their code. */
  command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** Runs a function body in the page. */
  execute: <Result>(script: string, ...args: unknown[]) => Promise<Result>;
  close: () => Promise<void>;
}

export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** A temporary settings folder for one browser; WebKit reads reduced motion from GTK's settings. */
function writeSettings(reducedMotion: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  return folder;
}

async function startProcess(settings: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1920x1400x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // A separate process group, so that display and browser end with the driver.
      detached: true,
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await request(`${url}/status`, 'GET');
      return { url, child };
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not start.', { cause: error });
      await wait(100);
    }
  }
}

/** Starts a WebKit browser with an empty profile. */
export async function startWebKit({ reducedMotion = false } = {}): Promise<WebKitDriver> {
  const settings = writeSettings(reducedMotion);
  let child: ChildProcess | undefined;
  const stop = () => {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const driver = await startProcess(settings);
    child = driver.child;
    const { sessionId } = (await request(`${driver.url}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const session = `${driver.url}/session/${sessionId}`;
    const command: WebKitDriver['command'] = (method, address, body) =>
      request(`${session}${address}`, method, body);
    await command('POST', '/timeouts', { script: SCRIPT_TIMEOUT_MS });
    return {
      command,
      execute: <Result>(script: string, ...args: unknown[]) =>
        command('POST', '/execute/sync', { script, args }) as Promise<Result>,
      async close() {
        await command('DELETE', '').catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
