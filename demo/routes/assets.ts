import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ELEMENTS_DIR } from '#demo/render/builtRenderer.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The mock shop's images: product images, and scenes for promotions and teasers. */
const IMAGE_DIR = path.resolve(import.meta.dirname, '../../mocks/images/products');
const SCENE_DIR = path.resolve(import.meta.dirname, '../../mocks/images/scenes');

/** Files with stable names: icon, robots. */
const PUBLIC_DIR = path.resolve(import.meta.dirname, '../public');
/** The pictures of mails. */
const MAIL_DIR = path.join(PUBLIC_DIR, 'mail', path.sep);

/**
 * Serves static files. Files with a content hash never change, so browsers cache them for a year; images have stable
 * names and are revalidated after a week. The build creates compressed copies.
 *
 * @param assetFolder the build's output, or `null` in development, where Vite serves the page's modules
 */
export async function registerAssets(app: FastifyInstance, assetFolder: string | null): Promise<void> {
  const shared = { index: false, decorateReply: false } as const;
  if (assetFolder !== null) {
    await app.register(fastifyStatic, {
      ...shared,
      root: assetFolder,
      prefix: '/assets/',
      preCompressed: true,
      maxAge: YEAR_MS,
      immutable: true,
    });
    // Pages link the script by a stable name, so browsers must revalidate it.
    await app.register(fastifyStatic, {
      ...shared,
      root: ELEMENTS_DIR,
      prefix: '/elements/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (answer) => void answer.header('Cache-Control', 'no-cache'),
    });
  }
  await app.register(fastifyStatic, { ...shared, root: IMAGE_DIR, prefix: '/images/', maxAge: WEEK_MS });
  await app.register(fastifyStatic, {
    ...shared,
    root: SCENE_DIR,
    prefix: '/images/teasers/',
    maxAge: WEEK_MS,
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: PUBLIC_DIR,
    prefix: '/',
    wildcard: false,
    maxAge: WEEK_MS,
    // A mail is read on the origin of a mail program.
    setHeaders: (answer, file) => {
      if (file.startsWith(MAIL_DIR)) answer.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
