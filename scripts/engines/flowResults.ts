import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { AnyEngine } from './engineBrowser.ts';

/** The result of one end-to-end flow in one engine. */
export interface FlowResult {
  engine: AnyEngine;
  title: string;
  passed: boolean;
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Reads Playwright's JSON report; a missing report counts as one failure. */
export function readFlows(file: string, engine: AnyEngine): FlowResult[] {
  if (!existsSync(file)) return [{ engine, title: 'The flows start', passed: false }];
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const specs = suites.flatMap(specsOf);
  return specs.length > 0
    ? specs.map(({ title, ok }) => ({ engine, title, passed: ok }))
    : [{ engine, title: 'The flows start', passed: false }];
}
