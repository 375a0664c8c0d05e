import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporaryFolder.ts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface Job {
  needs?: string;
  uses?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}
const workflow = (name: string) =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as {
    on: Record<string, unknown>;
    permissions: Record<string, string>;
    jobs: Record<string, Job>;
  };
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('LIB-05: versions and changelog', () => {
  const manifest = json('package.json');
  const notes = readdirSync('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md');

  it('the package may be published, with public access', () => {
    const config = json('.changeset/config.json');
    expect(manifest.private).toBe(false);
    expect(manifest.publishConfig).toEqual({ access: 'public' });
    expect(config).toMatchObject({ access: 'public', baseBranch: 'main', ignore: [] });
  });

  it('the changelog begins with the package’s name, as changesets require, and is published', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8').split('\n')[0]).toBe('# vitrine');
    expect(manifest.files).toContain('CHANGELOG.md');
  });

  it.each(notes)('%s states the version bump and the change that users notice', (name) => {
    const [, head = '', words = ''] = readFileSync(`.changeset/${name}`, 'utf8').split(/^---\n/m);
    expect(parse(head)).toEqual({ vitrine: expect.stringMatching(/^(patch|minor|major)$/) });
    expect(words.trim()).toMatch(/^\S[\s\S]{20,}\.$/);
  });
});

describe('LIB-05: the publish workflow', () => {
  const { on, permissions, jobs } = workflow('release');
  const steps = jobs.release?.steps ?? [];

  it('publishes only what was tested on main', () => {
    expect(on).toEqual({ push: { branches: ['main'] } });
    expect(jobs.release?.needs).toBe('test');
    expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
    expect(workflow('ci').on).toHaveProperty('workflow_call');
    expect(workflow('ci').jobs.test?.steps?.map(({ run }) => run)).toContain('npm test');
  });

  it('publishes with provenance: a signed identity instead of a token', () => {
    expect(jobs.release?.permissions).toMatchObject({ 'id-token': 'write' });
    expect(permissions).toEqual({ contents: 'read' });
    const publish = steps.find(({ uses }) => uses?.startsWith('changesets/action@'));
    expect(publish?.with).toMatchObject({ publish: 'npm run release', version: 'npm run version' });
    expect(publish?.env).toMatchObject({ NPM_CONFIG_PROVENANCE: 'true' });
    const environment = steps.flatMap(({ env }) => Object.keys(env ?? {}));
    expect(environment).not.toContain('NPM_TOKEN');
    expect(environment).not.toContain('NODE_AUTH_TOKEN');
  });

  it('runs only existing scripts', () => {
    const { scripts } = json('package.json');
    const run = [...steps, ...(workflow('ci').jobs.test?.steps ?? [])]
      .flatMap(({ run: line, with: inputs }) => [line, inputs?.publish, inputs?.version])
      .flatMap((line) => [...(line ?? '').matchAll(/^npm (?:run )?([\w:]+)$/gm)])
      .map(([, name]) => name as string)
      .filter((name) => name !== 'ci');
    expect(run.length).toBeGreaterThanOrEqual(3);
    for (const name of run) expect(scripts, name).toHaveProperty(name);
  });
});

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

  it('builds and tests the package before it is published', () => {
    const { status, steps } = release();
    expect(steps).toEqual(['npm run build', 'npm run test:package', 'changeset publish']);
    expect(status).toBe(0);
  });

  it('publishes nothing if the package fails its tests', () => {
    const { status, steps } = release('npm run test:package');
    expect(steps).toEqual(['npm run build', 'npm run test:package']);
    expect(status).not.toBe(0);
  });

  it('names the repository of the workflow in the published package, as provenance requires', () => {
    const url = 'git+https://github.com/shop/vitrine.git';
    expect(release().manifest).toEqual({ name: 'vitrine', repository: { type: 'git', url } });
  });
});
