import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on loopback, for tests of a static build.
 *
 * @param port 0 takes a free one
 * @param below other folders by path prefix: `{ '/reports/': 'reports' }`
 */
export async function serveFolder(
  folder: string,
  port = 0,
  below: Record<string, string> = {},
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [start, place] = Object.entries(below).find(([each]) => pathname.startsWith(each)) ?? ['/', folder];
    const root = path.resolve(place);
    const wanted = path.join(root, decodeURIComponent(pathname.slice(start.length)));
    const file = wanted.startsWith(root) && pathname.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    const isFile = file.startsWith(root) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, close: () => server.close() };
}
