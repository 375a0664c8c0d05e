import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readOpenApi } from '#server/openapi/serveOpenApi.ts';

/** Swagger UI brings its own scripts and styles, without a nonce. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The reference page of the calls. Its files come from the package, and nothing from another host. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // The document is created with its first response.
    await scope.register(fastifySwagger, { mode: 'static', specification: { document: {} as never } });
    await scope.register(fastifySwaggerUi, {
      routePrefix: '/demo/api',
      staticCSP: POLICY,
      transformSpecification: () => readOpenApi(),
      theme: { title: 'Vitrine: the calls of the shop' },
      uiConfig: { deepLinking: true, supportedSubmitMethods: ['get'] },
    });
  });
}
