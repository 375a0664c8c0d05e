import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { sharedConfig } from '../../../scripts/build/sharedConfig.ts';

const ADDRESS = 'http://localhost/fields/';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

type OpenPage = (page: Page, direction?: 'ltr' | 'rtl', html?: string) => Promise<void>;

/** Builds a page of fields in memory: all in one form, or each in its own. Returns a function that opens it, or other HTML with its files. */
export async function buildFieldsPage(file: 'formPage' | 'keysPage'): Promise<OpenPage> {
  const { output } = (await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'error',
    base: ADDRESS,
    build: {
      write: false,
      target: 'esnext',
      cssCodeSplit: false,
      rollupOptions: { input: path.join(import.meta.dirname, `${file}.tsx`) },
    },
  })) as Rollup.RollupOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const style = [...files.keys()].find((name) => name.endsWith('.css'));
  return async (page, direction = 'ltr', html) => {
    await page.route(`${ADDRESS}**`, async (route) => {
      const name = new URL(route.request().url()).pathname.replace('/fields/', '');
      const body =
        name === ''
          ? (html ??
            `<!doctype html><html lang="de" dir="${direction}"><title>Fields</title><link rel="stylesheet" href="${style}"><body><script type="module" src="${entry}"></script>`)
          : files.get(name);
      await route.fulfill({
        status: body === undefined ? 404 : 200,
        contentType: TYPES[path.extname(name)] ?? 'text/html; charset=utf-8',
        body: typeof body === 'string' ? body : Buffer.from(body ?? ''),
      });
    });
    await page.goto(ADDRESS);
    await page.getByRole('heading', { name: 'Fields' }).waitFor();
  };
}
