import { ensureBuild } from '#demo/build.ts';
import { createDemo } from '#demo/demo.ts';
import { createBuiltRenderer } from '#demo/render/builtRenderer.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { report } from './report.ts';

// The demo server as `npm start` runs it.
await ensureBuild(() => {});
const app = await buildApp(readConfig(process.env), { application: createDemo(createBuiltRenderer()) });
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
