import runLighthouse, { type Flags, type Result } from 'lighthouse';
import { withDemo } from './demoServer.ts';
import type { Family } from './row.ts';

/** Audits a page; throws if it cannot be audited. */
export type Audit = (address: string, flags: Flags) => Promise<Result>;

/**
 * Starts the demo, and a browser that Lighthouse can use; ends both.
 *
 * @param features experimental features of the browser
 */
export function withLighthouse<Value>(
  browser: Parameters<Family['measure']>[0]['browser'],
  features: readonly string[],
  measure: (origin: string, audit: Audit) => Promise<Value>,
): Promise<Value> {
  const port = 20_000 + (process.pid % 10_000);
  const args = [
    ...browser.args,
    `--remote-debugging-port=${port}`,
    ...(features.length > 0 ? [`--enable-features=${features.join()}`] : []),
  ];
  return withDemo({ ...browser, args }, (demo) =>
    measure(demo.origin, async (address, flags) => {
      const result = await runLighthouse(address, { port, output: 'json', logLevel: 'silent', ...flags });
      if (!result) throw new Error('Lighthouse returned no report.');
      if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
      return result.lhr;
    }),
  );
}
