import { describe, expect, it } from 'vitest';
import { typeset } from '#mocks/content/typeset.ts';
import { findContentProblems, findEditorialProblems } from '../../scripts/texts/editorialTexts.ts';

describe('SIT-02: editorial content', () => {
  it('follows the typography and form of address of the messages', () => {
    expect(findEditorialProblems()).toEqual([]);
  });

  it('is checked at every position, except in addresses and codes', () => {
    const content = {
      groups: [{ link: { url: '/a - b...', text: 'Jen s kartou' } }, { text: 'Rádi Vám poradíme' }],
      code: 'TOP "10"',
      note: 'Vše o {brand}Card: ',
    };
    expect(findContentProblems(content, 'CZ', 'footer')).toEqual([
      {
        kind: 'typography',
        locale: 'cs-CZ',
        key: 'CZ footer.groups.0.link.text',
        problem: expect.stringContaining('word of one letter'),
      },
      {
        kind: 'register',
        locale: 'cs-CZ',
        key: 'CZ footer.groups.1.text',
        problem: expect.stringContaining('capital letter'),
      },
      {
        kind: 'typography',
        locale: 'cs-CZ',
        key: 'CZ footer.note',
        problem: expect.stringContaining('word of one letter'),
      },
    ]);
  });
});

describe('the typography of the mock shop’s texts', () => {
  it.each([
    ['DE', 'Tee, 100 g ab 5 €: 10 % günstiger', 'Tee, 100_g ab 5_€: 10_% günstiger'],
    ['AT', 'Cold Brew, 6 × 0,25 l', 'Cold Brew, 6_×_0,25_l'],
    ['CZ', 'Káva a čaj v akci', 'Káva a_čaj v_akci'],
    ['SK', 'Spolu s kávou', 'Spolu s_kávou'],
    ['SK', 'Ponožky, 35–38', 'Ponožky, 35_–_38'],
    ['PL', 'Z mlekiem i bez, za 0 zł', 'Z_mlekiem i_bez, za 0_zł'],
    ['CH_FR', 'Café : « doux » ?', 'Café~: «~doux~»~?'],
    ['TR', '1.000 TL ve üzeri', '1.000_TL ve üzeri'],
    ['TR', 'Çorap, 3 Çift', 'Çorap, 3_Çift'],
    ['CZ', 'Platí do 31. ledna. Jen 1.000 kusů.', 'Platí do 31._ledna. Jen 1.000_kusů.'],
    ['AT', 'Gültig bis 31. Jänner.', 'Gültig bis 31._Jänner.'],
    ['CH_FR', 'Jusqu’au 1er août', 'Jusqu’au 1er_août'],
    ['HU', 'A kód a kosárban', 'A kód a kosárban'],
  ] as const)('%s: %s', (site, text, expected) => {
    expect(typeset(text, site)).toBe(expected.replaceAll('_', '\u00a0').replaceAll('~', '\u202f'));
  });
});
