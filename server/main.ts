import { buildApp } from './app.ts';
import { ensureBuild } from './build.ts';
import { createBuiltRenderer } from './render/builtRenderer.ts';
import { run } from './run.ts';

await run(async (config) => {
  await ensureBuild((line) => console.log(line));
  return buildApp(config, { renderer: createBuiltRenderer(), isProcess: true });
});
