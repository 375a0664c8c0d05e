import { describe, expect, it, vi } from 'vitest';
import { type ContentItem, listEntries, toEditHref } from '#src/features/preview/contentEntries.ts';
import { footerOverride } from '#src/schemas/footer.ts';
import { navigationResponse } from '#src/schemas/navigation.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';

const NOTHING = { promotions: [], tree: [], worlds: null, footer: null };
const banner: ContentItem = { service: 'PROMOTION', id: '~header_top', field: 'contentJSON' };

describe('the entries of a page', () => {
  it('BEY-22: have service, id and field of promotions, footer groups, theme worlds and teasers', () => {
    const tree = navigationResponse.parse([
      {
        title: 'Women',
        children: [
          {
            title: 'Shoes',
            href: '/shoes',
            teaser: { list: [{ link: '/boots', image: '/boots.jpg', title: 'Boots' }] },
          },
        ],
      },
    ]);
    const worlds = themeWorldsResponse.parse({ new: { themeworlds: [{ url: '/w/tea', title: 'Tea' }] } });
    const footer = footerOverride.parse({
      teaser: { groups: [{ heading: { link: { url: '/shipping', text: 'Shipping' } }, links: [] }] },
    });
    const promotions = [{ id: '~header_top', headline: '10 % off' }, null];
    expect(listEntries({ promotions, tree, worlds, footer })).toEqual([
      { ...banner, title: '10 % off' },
      { service: 'PROMOTION', id: 'SHOP_FOOTER', field: 'teaser.groups.0', title: 'Shipping' },
      { service: 'THEMEWORLD_FRONTEND', id: '/w/tea', field: 'new', title: 'Tea' },
      { service: 'NAVIGATION', id: '/shoes', field: 'teaser', title: 'Boots' },
    ]);
  });

  it('BEY-22: name the field for footer groups where none is overridden', () => {
    expect(listEntries(NOTHING)).toEqual([
      { service: 'PROMOTION', id: 'SHOP_FOOTER', field: 'teaser.groups', title: null },
    ]);
  });

  it('BEY-22: have bounded ids and titles without control characters, and a bounded number', () => {
    const hostile = `\u202e\u0000${'x'.repeat(100_000)}`;
    const promotions = Array.from({ length: 5_000 }, () => ({ id: hostile, headline: hostile }));
    const entries = listEntries({ ...NOTHING, promotions });
    expect(entries).toHaveLength(200);
    expect(entries[0]?.id).toMatch(/^x{1,200}$/);
    expect(entries[0]?.title).toMatch(/^x{199}…$/);
  });
});

describe('the link to an entry', () => {
  it('BEY-22: is the consumer’s function of service, id and field', () => {
    const editUrl = vi.fn(() => 'https://cms.example/1?field=a');
    expect(toEditHref(banner, editUrl)).toBe('https://cms.example/1?field=a');
    expect(editUrl).toHaveBeenCalledExactlyOnceWith(banner);
  });

  it.each([
    ['no function', undefined],
    ['null', () => null],
    ['a script', () => 'javascript:alert(1)'],
    ['data', () => 'data:text/html,<script>alert(1)</script>'],
    ['credentials', () => 'https://user:word@cms.example/'],
    ['an endless URL', () => `https://cms.example/${'x'.repeat(10_000)}`],
    ['no text', () => 7 as unknown as string],
  ])('BEY-22: is omitted for %s', (_what, editUrl) => {
    expect(toEditHref(banner, editUrl)).toBeNull();
  });

  it('BEY-22: is omitted and reported when the function throws', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const editUrl = () => {
      throw new Error('no editor');
    };
    expect(toEditHref(banner, editUrl)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
