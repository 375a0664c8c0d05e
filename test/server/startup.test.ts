import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { startProcess } from './serverProcess.ts';

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 120_000 });

it('BFF-07: a server whose DATA_DIR cannot be created says so in one sentence', async () => {
  const problem = String(await startProcess({ DATA_DIR: '/proc/vitrine/data' }).catch(String));
  expect(problem).toContain('The server ended with 1: ');
  expect(problem).toMatch(/DATA_DIR must be a folder that can be written to \(ENOENT.*\)\.\n$/);
});

// An address for documentation (RFC 5737), and a reserved name (RFC 6761).
it.each(['203.0.113.1', 'shop.invalid'])(
  'BFF-07: a server that cannot listen on %s says so in one sentence, without a stack',
  async (HOST) => {
    const problem = String(await startProcess({ DATA_DIR: temporaryFolder(), HOST }).catch(String));
    expect(problem).toContain('The server ended with 1: ');
    expect(problem).toMatch(/HOST is not an address of this machine\. Correct or remove it\.\n$/);
    expect(problem).not.toMatch(/\n +at /);
  },
);
