import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pinImages } from '../../scripts/build/pinImages.ts';
import { listRuntimeFiles } from '../../scripts/build/runtimeFiles.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const DIGEST = `sha256:${'0a'.repeat(32)}`;

it('BFF-18: the demo runs on its own modules and the packages that they need, without the tools of the build', () => {
  const files = listRuntimeFiles().filter((file) => file !== '.build');
  for (const tool of ['vite', 'typescript', 'vitest', 'storybook', 'playwright', 'esbuild', '@biomejs/biome'])
    expect(files).not.toContain(`node_modules/${tool}`);
  expect(files.filter((file) => /^(?:scripts|test|stories)\//.test(file))).toEqual([]);

  const folder = temporaryFolder();
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(folder, file), { recursive: true });
  // It fails if a module is missing.
  execFileSync(process.execPath, ['--input-type=module', '-e', "await import('./demo/serve.ts')"], {
    cwd: folder,
  });
});

it('BFF-18: the image contains these files, and starts the server as a user without rights', () => {
  const [, runtime = ''] = DOCKERFILE.split(/^FROM .*$(?![\s\S]*^FROM)/m);
  expect(runtime.match(/^COPY .*/gm)).toEqual(['COPY --from=build /runtime ./']);
  expect(runtime).not.toMatch(/\bnpm\b/);
  expect(runtime).toMatch(/^USER node$/m);
  expect(runtime).toContain('CMD ["node", "demo/built.ts"]');
});

it('BFF-18: each image is pinned to one digest, also if it has an older one', () => {
  const pinned = pinImages(DOCKERFILE, () => DIGEST);
  const images = pinned.match(/^FROM .*/gm) ?? [];
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toContain(`node:24-slim@${DIGEST}`);
  expect(pinImages(pinned, () => DIGEST)).toBe(pinned);
  const compose = pinImages(readFileSync('compose.yaml', 'utf8'), () => DIGEST);
  expect(compose).toContain(`image: redis:8-alpine@${DIGEST}`);
  expect(compose).toContain('image: vitrine-demo\n');
});
