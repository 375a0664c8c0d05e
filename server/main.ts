import { buildApp } from './app.ts';
import { run } from './run.ts';

// The server without an application: the calls of the shop, health, metrics and the OpenAPI document.
await run((config) => buildApp(config, { isProcess: true }));
