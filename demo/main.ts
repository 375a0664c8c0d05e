import { ensureBuild } from './build.ts';
import { serve } from './serve.ts';

await serve(() => ensureBuild(console.log));
