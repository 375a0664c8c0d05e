import { ensureBuild } from '../../server/build.ts';

// `npm run build:demo`: what `npm start` does first, on its own.
await ensureBuild(console.log);
