import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeSignal } from '#server/http/closeSignal.ts';
import { CART } from '../support/testServer.ts';
import { faultOf, startShop } from './faultyShop.ts';
import { lines, listen, open, statusesOf } from './rawConnection.ts';

const HOST = 'Host: localhost';

const isAlive = async (app: FastifyInstance) => (await app.inject({ url: '/healthz' })).statusCode === 200;

describe('BFF-05: slow and endless connections', () => {
  it('an endless header times out, while other requests are served', async () => {
    const { app, port } = await listen({}, { limits: { headerMs: 300, requestMs: 600 } });
    const slow = open(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
    // One header line after the other, so that the connection is never idle.
    const drip = setInterval(() => slow.socket.write('X-Slow: 1\r\n'), 20);
    slow.socket.once('close', () => clearInterval(drip));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(statusesOf(await slow.output)).toEqual(['408']);
    expect(await isAlive(app)).toBe(true);
  });

  it('an endless body times out', async () => {
    const { port } = await listen({}, { limits: { headerMs: 300, requestMs: 600 } });
    const slow = open(
      port,
      lines(`PUT ${CART} HTTP/1.1`, HOST, 'Content-Type: application/json', 'Content-Length: 1000', '', '{'),
    );
    const drip = setInterval(() => slow.socket.write(' '), 20);
    slow.socket.once('close', () => clearInterval(drip));
    expect(statusesOf(await slow.output)).toEqual(['408']);
  });

  it('INP-05: the body of a form with files may take longer', async () => {
    const { port } = await listen({}, { limits: { headerMs: 300, requestMs: 600, uploadMs: 600_000 } });
    const parts = lines('--b', 'Content-Disposition: form-data; name="message"', '', 'Hallo', '--b--');
    const upload = open(
      port,
      lines(
        ...['POST /contact HTTP/1.1', HOST, 'Connection: close'],
        ...['Content-Type: multipart/form-data; boundary=b', `Content-Length: ${parts.length}`, ''],
      ),
    );
    // It begins later, and its time ends.
    const call = open(
      port,
      lines(`PUT ${CART} HTTP/1.1`, HOST, 'Content-Type: application/json', 'Content-Length: 9', '', '{'),
    );
    expect(statusesOf(await call.output)).toEqual(['408']);
    upload.socket.write(parts);
    expect(statusesOf(await upload.output)).toEqual(['403']);
  });

  it('BFF-15: a closing server refuses a body that does not end, also of a form with files', async () => {
    const { app, port } = await listen({}, { limits: { closingBodyMs: 300 } });
    const upload = open(
      port,
      lines(
        ...['POST /contact HTTP/1.1', HOST, 'Content-Type: multipart/form-data; boundary=b'],
        ...['Content-Length: 1000', '', '--b'],
      ),
    );
    await new Promise<void>((resolve) => app.server.once('request', () => resolve()));
    const drip = setInterval(() => upload.socket.write(' '), 20);
    upload.socket.once('close', () => clearInterval(drip));
    await app.close();
    expect(statusesOf(await upload.output)).toEqual(['408']);
  });

  it('a disconnect during a body or a response is handled safely', async () => {
    const { app, port } = await listen();
    const inBody = open(
      port,
      lines(`PUT ${CART} HTTP/1.1`, HOST, 'Content-Type: application/json', 'Content-Length: 9', '', '{'),
    );
    const inAnswer = open(port, lines('GET / HTTP/1.1', HOST, ''));
    inAnswer.socket.once('data', () => inAnswer.socket.resetAndDestroy());
    inBody.socket.write('"', () => inBody.socket.resetAndDestroy());
    await Promise.all([inBody.output, inAnswer.output]);
    expect(await isAlive(app)).toBe(true);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toMatch(/<\/html>$/);
  });

  it('a disconnect aborts the call to the shop, unless it is a write', async () => {
    const requests: IncomingMessage[] = [];
    const shop = await startShop((request) => void requests.push(request));
    const { app, port } = await listen({ SHOP_UPSTREAM: shop });
    const leave = async (request: string) => {
      const before = requests.length;
      const { socket } = open(port, request);
      await vi.waitFor(() => expect(requests).toHaveLength(before + 1), { timeout: 30_000 });
      socket.destroy();
      return requests[before]?.socket as Socket;
    };
    const path = '/service/newsletter/api/internal/newsletter-subscribers';
    const json = ['Content-Type: application/json', 'Content-Length: 2', '', '{}'];
    const write = await leave(lines(`POST ${path} HTTP/1.1`, HOST, ...json));
    const read = await leave(lines(`GET ${CART} HTTP/1.1`, HOST, ''));
    await new Promise((resolve) => read.once('close', resolve));
    expect(write.destroyed).toBe(false);
    expect(await isAlive(app)).toBe(true);
  });

  it('a visitor who has left before the call begins aborts it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port }).on('error', () => {});
    const [, raw] = await once(server, 'request');
    request.destroy();
    await once(raw, 'close');
    expect(closeSignal({ raw } as FastifyReply).aborted).toBe(true);
  });
});

describe('BFF-05: oversized requests', () => {
  it('an address of more than 16 KB is rejected', async () => {
    const { port } = await listen();
    const { output } = open(port, lines(`GET /?q=${'x'.repeat(17_000)} HTTP/1.1`, HOST, ''));
    expect(statusesOf(await output)).toEqual(['431']);
  });

  it.each([
    ['says so', ['Content-Length: 70000']],
    ['does not say so', ['Transfer-Encoding: chunked']],
  ])('a body of more than 64 KB that %s is rejected with the cart’s own schema', async (_how, header) => {
    const { port } = await listen();
    const request = lines(`PUT ${CART} HTTP/1.1`, HOST, 'Content-Type: application/json', ...header, '');
    const chunk = `1000\r\n${' '.repeat(4_096)}\r\n`;
    const body = header[0]?.startsWith('Content') ? ' '.repeat(70_000) : chunk.repeat(20);
    const { socket, output } = open(port, request + body);
    // The answer may come before the body is through; then the server hangs up.
    socket.once('data', () => socket.end());
    const received = await output;
    expect(statusesOf(received)).toEqual(['413']);
    expect(received).toContain('{"error":"UNKNOWN"}');
  });
});

describe('BFF-05: no request smuggling', () => {
  /** What an upstream would have to be told by a second request inside the first. */
  const SMUGGLED = lines('GET /service/cart/admin HTTP/1.1', HOST, '');
  const put = (...header: string[]) =>
    lines(`PUT ${CART} HTTP/1.1`, HOST, 'Content-Type: application/json', ...header, '');

  it.each([
    [
      'Content-Length and Transfer-Encoding',
      `${put('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    [
      'Transfer-Encoding and Content-Length',
      `${put('Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n`,
    ],
    ['two lengths', `${put('Content-Length: 2', 'Content-Length: 40')}{}`],
    ['two equal lengths', `${put('Content-Length: 2', 'Content-Length: 2')}{}`],
    ['a list of lengths', `${put('Content-Length: 2, 40')}{}`],
    ['a signed length', `${put('Content-Length: +2')}{}`],
    ['a length in hexadecimals', `${put('Content-Length: 0x2')}{}`],
    ['an unknown transfer coding', `${put('Transfer-Encoding: xchunked')}0\r\n\r\n`],
    ['chunked that is not the last coding', `${put('Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['a space before the colon', `${put('Transfer-Encoding : chunked')}0\r\n\r\n`],
    ['a folded header', `${put('X-Folded: a', ' b: c', 'Content-Length: 2')}{}`],
    ['a folded transfer coding', `${put('Transfer-Encoding:', ' chunked')}0\r\n\r\n`],
    ['a bare line feed', put('X-Bare: a\nTransfer-Encoding: chunked', 'Content-Length: 2')],
    ['a bare carriage return', put('X-Bare: a\rTransfer-Encoding: chunked', 'Content-Length: 2')],
    ['a NUL in a header', put('X-Nul: a\0b', 'Content-Length: 2')],
    ['a chunk size that is none', `${put('Transfer-Encoding: chunked')}zz\r\n\r\n`],
    ['no host', lines('GET / HTTP/1.1', '')],
    ['two hosts', lines('GET / HTTP/1.1', HOST, 'Host: evil.example', '')],
  ])('%s: rejected, and nothing reaches the shop', async (_what, request) => {
    const seen: string[] = [];
    const shop = await startShop((requests, response) => {
      seen.push(`${requests.method} ${requests.url}`);
      response.end('{}');
    });
    const { app, port } = await listen({ SHOP_UPSTREAM: shop });
    const { output } = open(port, request + SMUGGLED);
    const statuses = statusesOf(await output);
    expect(statuses).toEqual(['400']);
    expect(seen).toEqual([]);
    expect(await isAlive(app)).toBe(true);
  });

  it('two pipelined requests get their responses in order', async () => {
    const { port } = await listen();
    const { output } = open(
      port,
      lines('GET /healthz HTTP/1.1', HOST, '') +
        lines('GET /nothing.txt HTTP/1.1', HOST, 'Connection: close', ''),
    );
    expect(statusesOf(await output)).toEqual(['200', '404']);
  });

  it('RFC 9112: a request in absolute form, as proxies send it, gets the same response', async () => {
    const { port } = await listen();
    const closing = [HOST, 'Connection: close', ''];
    for (const target of ['/robots.txt', 'http://localhost/robots.txt', 'HTTP://localhost/robots.txt'])
      expect(statusesOf(await open(port, lines(`GET ${target} HTTP/1.1`, ...closing)).output)).toEqual([
        '200',
      ]);
  });

  it('a body that looks like a request is forwarded as a body', async () => {
    const seen: { url: string | undefined; body: string }[] = [];
    const shop = await startShop(async (requests, response) => {
      let body = '';
      for await (const part of requests) body += part;
      seen.push({ url: requests.url, body });
      response.writeHead(202).end();
    });
    const { port } = await listen({ SHOP_UPSTREAM: shop });
    const url = '/service/newsletter/api/internal/newsletter-subscribers';
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: SMUGGLED }),
    });
    expect(answer.status).toBe(202);
    expect(seen).toEqual([{ url, body: JSON.stringify({ text: SMUGGLED }) }]);
  });
});

describe('BFF-01: early hints', () => {
  it('the preload links of a page are sent before the shop has responded', async () => {
    const waiting: ServerResponse[] = [];
    const shop = await startShop((_request, response) => void waiting.push(response));
    const { port } = await listen({ SHOP_UPSTREAM: shop }, { limits: { pageDataMs: 60_000 } });
    const { socket, output } = open(port, lines('GET / HTTP/1.1', HOST, 'Connection: close', ''));
    let received = '';
    await new Promise<void>((resolve) =>
      socket.on('data', (part) => {
        received += part;
        if (received.includes('</head>')) resolve();
      }),
    );
    expect(received).toContain('<link rel="stylesheet" href="/assets/page.css"');
    expect(received).toContain('rel="preload"');
    expect(received).toContain('rel="modulepreload"');
    expect(received).not.toContain('data-vitrine="footer"');
    // No service has answered yet; now all do, later calls included.
    const answering = setInterval(() => {
      for (const response of waiting.splice(0))
        response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    }, 10);
    expect(await output).toContain('data-vitrine="footer"');
    clearInterval(answering);
  });
});

describe('BFF-04: a shop with oversized responses', () => {
  /** A shop that sends 50 MB as fast as they are taken, and counts what has left. */
  async function aLargeShop(header: Record<string, string>) {
    const shop = { url: '', sent: 0, closed: Promise.resolve() };
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...header });
      const part = Buffer.alloc(100_000, 32);
      let parts = 0;
      const send = () => {
        while (parts < 500 && !response.destroyed) {
          parts += 1;
          if (!response.write(part)) return void response.once('drain', send);
        }
        response.end();
      };
      shop.closed = new Promise((resolve) =>
        response.once('close', () => {
          shop.sent = response.socket?.bytesWritten ?? parts * part.length;
          resolve();
        }),
      );
      send();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return shop;
  }

  it.each([
    ['announced', { 'content-length': '50000000' }],
    ['not announced', {}],
  ])('50 MB, %s: an error in the contract’s schema, and most bytes are never read', async (_how, header) => {
    const shop = await aLargeShop(header as Record<string, string>);
    const { port } = await listen({ SHOP_UPSTREAM: shop.url });
    const answer = await fetch(`http://127.0.0.1:${port}${CART}`);
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'UNKNOWN' }]);
    await shop.closed;
    expect(shop.sent).toBeLessThan(30_000_000);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<\/html>$/);
  });

  it('a truncated response is a failure, not a partial 200', async () => {
    const shop = await startShop(faultOf('reset').answer);
    const { port } = await listen({ SHOP_UPSTREAM: shop });
    const answer = await fetch(`http://127.0.0.1:${port}${CART}`);
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'UNKNOWN' }]);
  });
});
