import { expect, it } from 'vitest';
import { type Defect, trackerHref, writeReport } from '#.storybook/report/defectReport.ts';

const defect: Defect = {
  title: 'Features/Mini cart: Empty',
  address: 'http://localhost:6006/?path=/story/features-mini-cart--empty&globals=site:HU;theme:dark',
  browser: 'Firefox 140',
  width: 390,
  height: 700,
  density: 2,
  toolbar: { site: 'HU', theme: 'dark' },
  controls: { label: '"Größe"' },
  expected: [{ id: 'MC-03', text: 'An empty cart offers the way back.' }],
  violations: [{ rule: 'color-contrast', help: 'Enough contrast', elements: ['#total', '.line'] }],
};

it('SBK-09: a report says what, where, with which settings, what is expected, and what axe found', () => {
  expect(writeReport(defect)).toMatchInlineSnapshot(`
    "## Features/Mini cart: Empty

    **What is wrong:**

    **Where**

    - http://localhost:6006/?path=/story/features-mini-cart--empty&globals=site:HU;theme:dark
    - Window: 390 × 700 px, device pixel ratio 2
    - Toolbar: site HU, theme dark
    - Controls: label "Größe"
    - Browser: Firefox 140

    **What is expected**

    - MC-03: An empty cart offers the way back.

    **What axe says**

    - color-contrast: Enough contrast (\`#total\`, \`.line\`)
    "
  `);
});

it('SBK-09: the tracker gets title and report, whatever they contain', () => {
  const href = trackerHref(
    'https://t.example/new?title={title}&body={body}',
    { title: 'A & $1' },
    '{title} #1',
  );
  expect(new URL(href ?? '').searchParams.get('title')).toBe('A & $1');
  expect(new URL(href ?? '').searchParams.get('body')).toBe('{title} #1');
  for (const template of ['', 'javascript:alert(1)', 'tracker.example'])
    expect(trackerHref(template, defect, '')).toBeNull();
});
