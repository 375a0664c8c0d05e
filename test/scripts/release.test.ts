import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('LIB-05: npm run release', () => {
  /** Runs the program with stand-ins for npm and changesets, of which the named step fails. */
  function release(failing = '') {
    const folder = temporaryFolder();
    const log = path.join(folder, 'log');
    writeFileSync(path.join(folder, 'package.json'), '{"name":"vitrine"}');
    writeFileSync(log, '');
    for (const command of ['npm', 'changeset']) {
      const step = `${command} $*`;
      const script = `#!/bin/sh\necho "${step}" >> "${log}"\n[ "${step}" != "${failing}" ]\n`;
      writeFileSync(path.join(folder, command), script, { mode: 0o755 });
    }
    const { status } = spawnSync(process.execPath, [path.resolve('scripts/build/release.ts')], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env.PATH}`, GITHUB_REPOSITORY: 'shop/vitrine' },
    });
    const steps = readFileSync(log, 'utf8').trim().split('\n');
    return { status, steps, manifest: json(path.join(folder, 'package.json')) };
  }

  it('builds and tests the package before it is packed, and names the repository of the workflow, as provenance requires', () => {
    const { status, steps, manifest } = release();
    expect(steps).toEqual([
      'npm run build',
      'npm run test:package',
      'npm pack --ignore-scripts --pack-destination .release',
    ]);
    expect(status).toBe(0);
    const url = 'git+https://github.com/shop/vitrine.git';
    expect(manifest).toEqual({ name: 'vitrine', repository: { type: 'git', url } });
  });

  it('publishes nothing if the package fails its tests', () => {
    const { status, steps } = release('npm run test:package');
    expect(steps).toEqual(['npm run build', 'npm run test:package']);
    expect(status).not.toBe(0);
  });
});
