import path from 'node:path';
import { type BuildOptions, build, esmExternalRequirePlugin } from 'vite';
import { sharedConfig } from '../scripts/build/sharedConfig.ts';

/**
 * Bundles a module of this folder for Node in production mode.
 *
 * @param external packages that the bundle imports instead of containing them @default none
 */
export async function bundlePages(
  { file, outDir, external = [] }: { file: string; outDir: string; external?: string[] },
  options: BuildOptions = {},
): Promise<void> {
  await build({
    ...sharedConfig,
    configFile: false,
    root: path.resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    // CommonJS dependencies import the external packages too, so that the bundle needs nothing of Node.
    plugins: [...sharedConfig.plugins, esmExternalRequirePlugin({ external })],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external },
    build: { ssr: path.join(import.meta.dirname, file), outDir, ...options },
  });
}
