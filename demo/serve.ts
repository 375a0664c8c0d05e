import { buildApp } from '#server/app.ts';
import { run } from '#server/run.ts';
import { createDemo } from './demo.ts';
import { listPages } from './listPages.ts';
import { createBuiltRenderer } from './render/builtRenderer.ts';

/**
 * Runs the demo until a stop signal.
 *
 * @param prepare creates the build, if it is missing. @default there is one
 */
export const serve = (prepare?: () => Promise<void>): Promise<void> =>
  run(
    async (config) => {
      await prepare?.();
      return buildApp(config, { application: createDemo(createBuiltRenderer()), isProcess: true });
    },
    { list: listPages },
  );
