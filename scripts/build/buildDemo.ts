import { ensureBuild } from '#demo/build.ts';

// `npm run build:demo`: the build step of `npm start`.
await ensureBuild(console.log);
