type Row = readonly [why: string, contentJSON: unknown, shows: object | null, type?: string];

/** Broken and hostile contents of the editorial system, and what may be shown of each; `null`: nothing. */
export const BROKEN_CONTENTS: readonly Row[] = [
  ['An empty content text is no JSON.', '', null],
  ['An error page instead of JSON.', '<html><body>502 Bad Gateway</body></html>', null],
  ['A text cut off in the middle.', '{"headline":"Sale","legalText":"Nur sol', null],
  ['JSON, but null.', 'null', null],
  ['JSON, but a list.', '[{"headline":"Sale"}]', null],
  ['JSON, but a number.', '42', null],
  ['JSON inside JSON inside JSON.', '"{\\"headline\\": \\"Sale\\"}"', { headline: 'Sale' }],
  ['Nothing was written.', '{}', null],
  ['A type of another system.', '{"headline": "Sale"}', null, 'ApiCarousel'],
  ['Types are exact.', '{"headline": "Sale"}', null, 'apicategory'],
  ['A type that every object has.', '{"headline": "Sale"}', null, 'constructor'],
  ['A number where a text belongs.', '{"headline": 7}', null],
  ['An object where a text belongs.', '{"headline": {"toString": "x"}}', null],
  [
    'PRM-11: terms that are a list cost the terms alone.',
    '{"headline": "Sale", "legalText": ["a", "b"]}',
    { legal: null },
  ],
  [
    'An object where a list belongs.',
    '{"links": {"0": {"url": "/a", "text": "A"}}}',
    null,
    'ApiHeaderBenefitsPromotion',
  ],
  [
    'PRM-11: a choice that does not exist is none.',
    '{"headline": "Sale", "voucherOrButton": {"selector": "lottery"}}',
    { headline: 'Sale', offer: null },
  ],
  [
    'PRM-11: a text where cutouts belong costs the picture alone.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": "a.webp"}}}',
    { headline: 'Sale', picture: null },
    'ApiCategory',
  ],
  ['An invisible headline.', '{"headline": " \\n\\t  "}', null],
  ['A headline of control characters.', '{"headline": "\\u0000\\u0007\\u001b"}', null],
  [
    'A strip whose links all go.',
    '{"links": [{"url": "javascript:alert(1)", "text": "A"}, {"url": "data:text/html,x", "text": "B"}]}',
    null,
    'ApiHeaderBenefitsPromotion',
  ],
  [
    'PRM-03, PRM-08: a banner that is a link alone.',
    '{"link": {"url": "/sale", "text": "To the sale"}}',
    { headline: null, text: null, link: { text: 'To the sale', href: '/sale' } },
  ],
  [
    'BEY-23: an announcement that is a link alone.',
    '{"headline": "Sale", "announcements": [{"link": {"url": "/new", "text": "New in"}}, {"linkURL": "/none"}]}',
    { others: [{ headline: null, text: null, link: { text: 'New in', href: '/new' }, href: null }] },
  ],
  [
    'PRM-05, PRM-08: a category that has a voucher alone.',
    '{"voucherCode": {"code": "COFFEE10"}}',
    { headline: null, picture: null, voucher: { code: 'COFFEE10', instruction: null } },
    'ApiCategory',
  ],
  [
    'PRM-05, PRM-08: a category that has a button alone.',
    '{"ctaButton": {"ctaLink": {"url": "/sale", "text": "To the sale"}}}',
    { headline: null, cta: { text: 'To the sale', href: '/sale' } },
    'ApiCategory',
  ],
  [
    'PRM-06: a block that is a link alone.',
    '{"link": {"url": "/sale", "text": "To the sale"}}',
    { headline: null, link: { text: 'To the sale', href: '/sale' } },
    'ApiPiPromotion',
  ],
  ['Terms alone are nothing to show.', '{"legalText": "Only this week."}', null, 'ApiCategory'],
  ['Ten thousand brackets.', '['.repeat(10_000) + ']'.repeat(10_000), null],
  [
    'A script as the address of the button: the button stays and does nothing.',
    '{"headline": "Sale", "ctaButton": {"ctaLink": {"url": "javascript:alert(document.cookie)", "text": "Go"}}, "voucherOrButton": {"selector": "ctaButton"}}',
    { headline: 'Sale', offer: { cta: { text: 'Go', href: null } } },
  ],
  [
    'A script address in capitals and with space before it.',
    '{"headline": "Sale", "linkURL": "  JaVaScRiPt:alert(1)"}',
    { href: null },
  ],
  [
    'A plain address.',
    '{"headline": "Sale", "linkURL": "https://shop.example/sale?a=1#b"}',
    { href: 'https://shop.example/sale?a=1#b' },
  ],
  [
    'Markup stays text.',
    '{"headline": "<img src=x onerror=alert(1)> Sale"}',
    { headline: '<img src=x onerror=alert(1)> Sale' },
  ],
  [
    'The end of a script stays text.',
    '{"headline": "</script><script>alert(1)</script>"}',
    { headline: '</script><script>alert(1)</script>' },
  ],
  ['Marks that turn the text around go.', '{"headline": "Sale \u202eexe.gnp"}', { headline: 'Sale exe.gnp' }],
  ['A headline is one line.', '{"headline": "Sale\\n\\n\\nnow"}', { headline: 'Sale now' }],
  [
    'A headline of a thousand letters is cut.',
    `{"headline": "${'a'.repeat(1000)}"}`,
    { headline: `${'a'.repeat(199)}…` },
  ],
  [
    'Every field may be null.',
    '{"promotionLongText": null, "subline": null, "img": null, "useDarkTheme": null, "backgroundColor": null, "promotionTextColor": null, "legalText": null, "voucherCode": null, "ctaButton": null, "voucherOrButton": null, "links": null, "link": null, "linkURL": null, "headline": "Sale"}',
    { headline: 'Sale', offer: null, legal: null, link: null },
  ],
  [
    'Fields of a newer editorial system are left alone.',
    '{"headline": "Sale", "__proto__": {"admin": true}, "layout": {"columns": 3}}',
    { headline: 'Sale' },
  ],
  [
    'An instruction alone is no voucher.',
    '{"headline": "Sale", "voucherCode": {"instruction": "Nur heute"}}',
    { offer: null },
  ],
  ['An empty code is no voucher.', '{"headline": "Sale", "voucherCode": {"code": "  "}}', { offer: null }],
  [
    'A code of a thousand letters is left out.',
    `{"headline": "Sale", "voucherCode": {"code": "${'X'.repeat(1000)}"}}`,
    { offer: null },
  ],
  [
    'A button without words is none.',
    '{"headline": "Sale", "ctaButton": {"ctaLink": {"url": "/sale"}}}',
    { offer: null },
  ],
  [
    'A colour that smuggles CSS is no colour.',
    '{"headline": "Sale", "backgroundColor": {"colorCode": "red;background:url(https://evil.example)"}}',
    { colours: null },
  ],
  [
    'A see-through ground cannot be measured.',
    '{"headline": "Sale", "backgroundColor": {"colorCode": "#ff000080"}}',
    { colours: null },
  ],
  [
    'Text in the colour of its ground becomes readable.',
    '{"headline": "Sale", "backgroundColor": {"colorCode": "#ffffff"}, "promotionTextColor": {"colorCode": "#ffffff"}}',
    { headline: 'Sale' },
  ],
  [
    'A text colour without a ground is left out.',
    '{"headline": "Sale", "promotionTextColor": {"colorCode": "#ffff00"}}',
    { colours: null },
  ],
  ['A theme that does not exist falls back.', '{"headline": "Sale", "theme": "neon"}', { theme: 'light' }],
  [
    'A theme that every object has falls back.',
    '{"headline": "Sale", "theme": "toString", "useDarkTheme": true}',
    { theme: 'dark' },
  ],
  [
    'A shape that is not allowed falls back.',
    '{"headline": "Sale", "aspectRatio": "999/1"}',
    { aspectRatio: '16/9' },
    'ApiPiPromotion',
  ],
  [
    'A picture that is a script is left out.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": [{"imagePath": "javascript:alert(1)"}]}}}',
    { headline: 'Sale', picture: null },
    'ApiCategory',
  ],
  [
    'A picture a million pixels wide loses its size.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": [{"imagePath": "/a.webp", "targetSize": {"width": 1000000, "height": 10}, "breakpoint": 0}]}}}',
    { picture: { crops: [{ source: '/a.webp', minWidth: 0, width: null, height: null }], alt: '' } },
    'ApiCategory',
  ],
  [
    'A negative size is none.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": [{"imagePath": "/a.webp", "targetSize": {"width": -5, "height": 10}}]}}}',
    { picture: { crops: [{ source: '/a.webp', minWidth: 0, width: null, height: null }], alt: '' } },
    'ApiCategory',
  ],
  [
    'PRM-11: an image with unknown breakpoints is shown at all of them.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": [{"imagePath": "/a.webp", "breakpoint": "wide"}]}}}',
    { picture: { crops: [{ source: '/a.webp', minWidth: 0, width: null, height: null }], alt: '' } },
    'ApiCategory',
  ],
  [
    'More cutouts than windows are cut.',
    JSON.stringify({
      headline: 'Sale',
      img: {
        imageData: {
          cutouts: Array.from({ length: 1_000 }, (_, breakpoint) => ({ imagePath: '/a.webp', breakpoint })),
        },
      },
    }),
    { headline: 'Sale' },
    'ApiCategory',
  ],
  [
    'A dropped benefit does not rename the ones after it.',
    '{"links": [{"url": "/a", "text": "A"}, {"url": "javascript:1", "text": "B"}, {"url": "/c", "text": "C", "boldLink": true}]}',
    {
      links: [
        { text: 'A', href: '/a', isBold: false, slot: 'shipping_free' },
        { text: 'C', href: '/c', isBold: true, slot: 'cross_channel' },
      ],
    },
    'ApiHeaderBenefitsPromotion',
  ],
  [
    'Two crops for the same windows: the first counts, and the page draws each width once.',
    '{"headline": "Sale", "img": {"imageData": {"cutouts": [{"imagePath": "/first.webp", "breakpoint": 0}, {"imagePath": "/wide.webp", "breakpoint": 768}, {"imagePath": "/second.webp", "breakpoint": "0"}]}}}',
    {
      picture: {
        crops: [
          { source: '/wide.webp', minWidth: 768 },
          { source: '/first.webp', minWidth: 0 },
        ],
      },
    },
    'ApiCategory',
  ],
  [
    'A byte order mark around the content does not count, as around the answer itself.',
    '\ufeff{"headline":"Sale"}\n',
    { headline: 'Sale' },
  ],
  ['The object itself in place of its text is read.', { headline: 'Sale' }, { headline: 'Sale' }],
];
