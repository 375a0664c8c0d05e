import { createServer } from 'node:http';
import { aCart, anArticle } from '#mocks/builders/cart.ts';
import { report } from './report.ts';

const SIZE = 4_096;

/** A cart of a few articles whose JSON has exactly the size that is measured with. */
function cartOfSize(): string {
  const articles = [anArticle({ title: '' })];
  const toJson = (title: string) =>
    JSON.stringify({ cart: aCart({ articles: [...articles.slice(1), anArticle({ title })] }) });
  while (toJson('').length < SIZE) articles.push(anArticle({ productId: String(9_000 + articles.length) }));
  articles.pop();
  return toJson('x'.repeat(SIZE - toJson('').length));
}

// A shop that answers every call at once with the same cart.
const body = Buffer.from(cartOfSize());
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => report(server));
