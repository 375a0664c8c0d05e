const entry = (title: string, href: string | null, children: unknown = null, more: object = {}) => ({
  id: title.length,
  title,
  href,
  target: '',
  children,
  lastSelectedNode: 'false',
  ...more,
});

/** Five levels, five top entries, entries without addresses, and theme worlds at the third entry. */
export const foreignNavigation = [
  entry('Neu', '/c/4100'),
  entry('Kaffee', '/c/4200', [
    entry('Ganze Bohne', null, [
      entry('Herkunft', '', [
        entry('Afrika', '/c/420110', [entry('Äthiopien', '/c/420111', [], { lastSelectedNode: true })]),
      ]),
      entry('Röstung', '/c/420120'),
    ]),
    entry('Ohne Ziel', null),
    entry('Gefährlich', 'javascript:alert(1)'),
    7,
  ]),
  entry('Welten', '/c/4300', null, { componentName: 'ThemeworldFlyout', data: ['new', 'scout', 'vip'] }),
  entry('Wohnen', '/c/4400', [], { teaser: { title: null, list: 'none' } }),
  entry('Über uns', null, [entry('Geschichte', '/about', null)], { childIsSelected: 'yes' }),
];

const world = (title: string, more: object = {}) => ({
  id: 12,
  url: '/w/limoges',
  imgUrl: null,
  title,
  availability: null,
  badges: null,
  endDate: '',
  ...more,
});

/** One section with an expired world and one with untranslated places. */
export const foreignThemeWorlds = {
  scout: { headline: '', themeworlds: [world('Vorbei', { endDate: '2026-11-01' })] },
  new: {
    headline: null,
    themeworlds: [
      world('Limoges', {
        availability: ['ONLINE', 'POPUP_STORE'],
        badges: ['Neu', 7],
        endDate: '2099-12-24T23:59:59+01:00',
        vitrineCard: 'yes',
      }),
      { title: 'Ohne Adresse' },
    ],
  },
  more: [],
  translations: null,
};

/** Suggestions with ids and prices of other types. */
export const foreignSuggestions = {
  took: 12,
  searchTerms: [{ searchterm: 'kaffee', hits: '120' }, { term: 'tee' }],
  categories: null,
  products: [
    {
      id: 4001,
      title: 'Röstkaffee D’Arc',
      productViewUrl: '/p/4001',
      imageProductThumb: null,
      webshopProductDimensionKey: '',
      price: '12,34',
      originalPrice: 'ab 15',
    },
    { id: null, title: 'Ohne Nummer', productViewUrl: '/p/0' },
  ],
};
