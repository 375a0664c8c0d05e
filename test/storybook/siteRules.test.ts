import { expect, it } from 'vitest';
import { siteRules } from '../../stories/docs/siteRules.ts';

const rules = new Map(siteRules().map((rule) => [rule.name, rule]));

it('BEY-02: the page of site rules has every site’s prices in its own format', () => {
  expect(rules.get('money')?.values).toMatchObject({
    DE: '1.234,50\u00a0€ · 0,50\u00a0€',
    CH_FR: "CHF\u00a01'234.50 · CHF\u00a00.50",
    HU: '1\u00a0235\u00a0Ft · 1\u00a0Ft',
  });
});

it('BEY-02: every rule has a value for all nine sites, including an unused one', () => {
  expect(rules.size).toBeGreaterThan(30);
  for (const { name, about, values } of rules.values()) {
    expect(Object.keys(values), name).toEqual(['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']);
    expect(Object.values(values), name).not.toContain('');
    expect(about, name).toMatch(/^(?:[A-Z`].*\.)?$/);
    expect(about, name).not.toMatch(/[A-Z]{2,3}-\d\d/);
    // Words without spaces make a column as wide as the list.
    for (const value of Object.values(values)) expect(value, name).not.toMatch(/\p{L},\p{L}/u);
  }
});
