import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that the browser sees: `PUBLIC_ORIGIN`, else protocol and host of the request. */
    origin: string;
    /** `PUBLIC_ORIGIN`. What visitors send as `Host` is told to no upstream. */
    publicOrigin: string | null;
  }
}

/** Every address that the server writes, and every comparison with `Origin`, takes the origin from here (BFF-05). */
export function registerOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.decorateRequest('origin', '');
  app.decorateRequest('publicOrigin', publicOrigin);
  app.addHook('onRequest', (request, _reply, done) => {
    request.origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    done();
  });
}
