import http from 'node:http';

/** Runs first on every page and records errors, because WebDriver has no console log. */
const COLLECTOR = `window.__errors=[];addEventListener('error',(event)=>{if(event.message)__errors.push('exception: '+event.message)});addEventListener('unhandledrejection',(event)=>__errors.push('rejection: '+event.reason));document.addEventListener('securitypolicyviolation',(event)=>__errors.push('policy: '+event.violatedDirective+' '+event.blockedURI));{const error=console.error;console.error=(...words)=>{__errors.push('console: '+words.join(' '));error(...words)}}`;

const NONCE = /'nonce-([^']+)'/;

/** A proxy that injects the collector into every page. */
export async function collectErrors(target: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = http.request(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        const { 'content-length': _length, ...pageHeaders } = answer.headers;
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        response.writeHead(answer.statusCode ?? 502, isPage ? pageHeaders : answer.headers);
        if (!isPage) {
          answer.pipe(response);
          return;
        }
        const nonce = NONCE.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
        let isPlaced = false;
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          if (isPlaced || !chunk.includes('<head>')) {
            response.write(chunk);
            return;
          }
          isPlaced = true;
          response.write(chunk.replace('<head>', `<head><script nonce="${nonce}">${COLLECTOR}</script>`));
        });
        answer.on('end', () => response.end());
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
