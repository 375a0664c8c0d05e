import { createDemo } from '#server/demo.ts';
import { buildApp } from '#server/app.ts';
import { ensureBuild } from '#server/build.ts';
import { readConfig } from '#server/model/config.ts';
import { createBuiltRenderer } from '#server/render/builtRenderer.ts';
import { report } from './report.ts';

// The demo server as `npm start` runs it.
await ensureBuild(() => {});
const app = await buildApp(readConfig(process.env), { application: createDemo(createBuiltRenderer()) });
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
