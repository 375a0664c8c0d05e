import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that the browser sees: `PUBLIC_ORIGIN`, else protocol and host of the request. */
    origin: string;
    /** `PUBLIC_ORIGIN`. The visitor's `Host` is never forwarded to an upstream. */
    publicOrigin: string | null;
  }
}

/** The addresses in `X-Forwarded-For` without their ports: the port of a connection identifies neither visitor nor proxy. */
export const withoutPorts = (addresses: string): string =>
  addresses.replace(/(?<=^|,)\s*(?:\[([^\],]*)\]|([0-9.]+))(?::[0-9]+)?\s*(?=,|$)/g, '$1$2');

/**
 * An origin as browsers write it: the host in small letters, without the default port, which many proxies and clients
 * name. A text that is no address stays as it is.
 */
export const asOrigin = (text: string): string => URL.parse(text)?.origin ?? text;

/** The only source of the origin, for links and for comparisons with `Origin`. */
export function registerOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.decorateRequest('origin', '');
  app.decorateRequest('publicOrigin', publicOrigin);
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': addresses } = request.headers;
    if (addresses) request.headers['x-forwarded-for'] = withoutPorts(String(addresses));
    // A request of HTTP/1.0 can have no host, and an origin needs one.
    request.origin = publicOrigin ?? asOrigin(`${request.protocol}://${request.host || 'localhost'}`);
    done();
  });
}
