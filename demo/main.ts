import { buildApp } from '#server/app.ts';
import { run } from '#server/run.ts';
import { ensureBuild } from './build.ts';
import { createDemo } from './demo.ts';
import { listPages } from './listPages.ts';
import { createBuiltRenderer } from './render/builtRenderer.ts';

await run(
  async (config) => {
    await ensureBuild((line) => console.log(line));
    return buildApp(config, { application: createDemo(createBuiltRenderer()), isProcess: true });
  },
  { list: listPages },
);
