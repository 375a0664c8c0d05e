import { buildApp } from './app.ts';
import { ensureBuild } from './build.ts';
import { createDemo } from './demo.ts';
import { createBuiltRenderer } from './render/builtRenderer.ts';
import { listPages } from './listPages.ts';
import { run } from './run.ts';

await run(
  async (config) => {
    await ensureBuild((line) => console.log(line));
    return buildApp(config, { application: createDemo(createBuiltRenderer()), isProcess: true });
  },
  { list: listPages },
);
