// The assortment without its texts, which are in `texts/`, one file per language. Prices are euro; a site's own price
// follows from it (`commerce.ts`). Images are names of files in
// `mocks/images/products`, served under `/images/`; a fragment names the variant. A product's ground is in its image, so
// that it is the same everywhere.

/** A variant's colour: the name is for people, the value for the swatch. */
export const COLOURS = {
  sand: '#d9c7a7',
  coffee: '#6f4e37',
  ink: '#24303f',
  coral: '#e0664f',
  sage: '#8fa58a',
  sky: '#7fa8c9',
} as const;
export type Colour = keyof typeof COLOURS;

/** A variant's pattern: the name is for people, the value names its image. */
export const PATTERNS = {
  leaves: 'pattern-leaf',
  waves: 'pattern-wave',
  blossom: 'pattern-blossom',
} as const;
export type Pattern = keyof typeof PATTERNS;

/** What a variant differs in: a size as text, a colour, or a pattern as an image. */
interface Variants {
  sizes?: readonly string[];
  colours?: readonly Colour[];
  patterns?: readonly Pattern[];
}

export interface Product extends Variants {
  id: string;
  image: string;
  category: Category;
  euro: number;
  /** What it cost before. */
  oldEuro?: number;
  /** Lowest price of the 30 days before the price was reduced. @default what it cost before */
  bestEuro?: number;
  /** The price is a promotion's own. */
  promotional?: true;
  /** What the base price is worked out from. */
  content?: readonly [amount: number, unit: 'kg' | 'l' | 'piece' | 'pair'];
  /** Stock; below `FEW_LEFT` the shop shows a hint. @default plenty */
  stock?: number;
  /** Which of the language's remarks stand under the title (`greenTexts`). */
  remarks?: readonly Remark[];
  giftCard?: true;
}

export const CATEGORIES = ['coffee', 'kitchen', 'living', 'women', 'men', 'leisure', 'gifts'] as const;
export type Category = (typeof CATEGORIES)[number];

const REMARKS = ['organic', 'rainforest', 'recycled', 'cotton', 'regional'] as const;
export type Remark = (typeof REMARKS)[number];

const CLOTHES = ['S', 'M', 'L', 'XL', 'XXL'] as const;
const SHOES = ['37', '38', '39', '40', '41', '42', '43', '44'] as const;

/** A product's number, its image, its category, its price in euro, and what few products have. */
type Row = readonly [
  id: string,
  image: string,
  category: Category,
  euro: number,
  others?: Omit<Product, 'id' | 'image' | 'category' | 'euro'>,
];

const ROWS = [
  ['4001', 'coffee-bag#coffee', 'coffee', 13.99, { content: [1, 'kg'], remarks: ['rainforest'] }],
  [
    '4002',
    'coffee-bag#ink',
    'coffee',
    14.99,
    { oldEuro: 17.99, content: [1, 'kg'], remarks: ['organic', 'rainforest'] },
  ],
  ['4003', 'coffee-bag#sand', 'coffee', 6.49, { content: [0.5, 'kg'] }],
  ['4004', 'coffee-bag#sage', 'coffee', 6.99, { content: [0.5, 'kg'], remarks: ['rainforest'] }],
  ['4005', 'cold-brew', 'coffee', 8.99, { oldEuro: 10.99, content: [1.5, 'l'], stock: 3 }],
  ['4006', 'tea-tin', 'coffee', 5.99, { content: [0.1, 'kg'], remarks: ['organic'] }],
  ['4007', 'chocolate', 'coffee', 9.99, { content: [0.5, 'kg'], remarks: ['organic'] }],
  ['4008', 'cookies', 'coffee', 4.49, { content: [0.3, 'kg'] }],
  ['4009', 'honey', 'coffee', 6.99, { content: [0.5, 'kg'], remarks: ['regional'] }],
  ['4010', 'teapot', 'kitchen', 24.99, { colours: ['sand', 'sage', 'ink'] }],
  // It was already cheaper in these days: a percentage refers to that price.
  ['4011', 'pan', 'kitchen', 34.99, { oldEuro: 49.99, bestEuro: 39.99, sizes: ['24 cm', '28 cm'] }],
  ['4012', 'knives', 'kitchen', 29.99, { content: [3, 'piece'] }],
  ['4013', 'cutlery', 'kitchen', 39.99, { content: [24, 'piece'] }],
  ['4014', 'bowls', 'kitchen', 19.99, { content: [4, 'piece'], patterns: ['leaves', 'waves', 'blossom'] }],
  ['4015', 'carafe', 'kitchen', 17.99, { stock: 4 }],
  ['4016', 'candle', 'living', 12.99, { colours: ['sand', 'coral'] }],
  ['4017', 'lamp', 'living', 27.99, { oldEuro: 34.99 }],
  [
    '4018',
    'bedding',
    'living',
    39.99,
    { sizes: ['135 × 200 cm', '155 × 220 cm'], colours: ['sand', 'sky'], remarks: ['cotton'] },
  ],
  ['4019', 'chair', 'living', 89.99, { colours: ['coffee', 'sage'] }],
  ['4020', 'mirror', 'living', 44.99],
  ['4021', 'plant', 'living', 14.99, { remarks: ['regional'] }],
  ['4022', 'basket', 'living', 22.99, { remarks: ['recycled'] }],
  ['4023', 'clock', 'living', 19.99, { colours: ['coral', 'ink'] }],
  ['4024', 'bear', 'gifts', 16.99],
  // Not reduced: only Poland states the lowest previous price.
  [
    '4025',
    'shirt',
    'women',
    12.99,
    {
      bestEuro: 11.99,
      sizes: CLOTHES,
      colours: ['sage', 'sand', 'coral', 'ink', 'sky', 'coffee'],
      remarks: ['cotton'],
    },
  ],
  [
    '4026',
    'jeans',
    'men',
    39.99,
    { sizes: CLOTHES, colours: ['ink', 'sky'], remarks: ['cotton', 'recycled'] },
  ],
  [
    '4027',
    'dress',
    'women',
    39.99,
    { oldEuro: 59.99, sizes: CLOTHES, colours: ['coral', 'sage', 'ink', 'sand'] },
  ],
  [
    '4028',
    'coat',
    'women',
    99.99,
    {
      oldEuro: 129.99,
      promotional: true,
      sizes: CLOTHES,
      colours: ['sand', 'coffee'],
      remarks: ['recycled'],
    },
  ],
  [
    '4029',
    'socks',
    'men',
    9.99,
    {
      content: [3, 'pair'],
      sizes: ['35–38', '39–42', '43–46'],
      colours: ['ink', 'sage', 'coffee'],
      remarks: ['cotton'],
    },
  ],
  ['4030', 'scarf', 'women', 19.99, { colours: ['coral', 'sand', 'ink', 'sage', 'sky', 'coffee'] }],
  ['4031', 'gloves', 'leisure', 14.99, { sizes: ['S', 'M', 'L'], colours: ['ink', 'coral'] }],
  ['4032', 'sneaker', 'leisure', 59.99, { oldEuro: 79.99, sizes: SHOES, colours: ['sky', 'ink'] }],
  ['4033', 'boots', 'leisure', 79.99, { sizes: SHOES, colours: ['coffee', 'sage'] }],
  [
    '4034',
    'blouse',
    'women',
    29.99,
    { sizes: CLOTHES, colours: ['sky', 'sand', 'coral', 'sage'], remarks: ['organic', 'cotton'] },
  ],
  ['4035', 'cap', 'men', 12.99, { colours: ['ink', 'sand', 'coral'] }],
  ['4036', 'swimsuit', 'women', 34.99, { sizes: CLOTHES, colours: ['coral', 'ink'], remarks: ['recycled'] }],
  ['4037', 'handbag', 'women', 44.99, { colours: ['coffee', 'sand', 'ink'] }],
  ['4038', 'backpack', 'leisure', 39.99, { colours: ['sage', 'ink', 'sky'], remarks: ['recycled'] }],
  ['4039', 'tent', 'leisure', 129.99, { stock: 2 }],
  ['4040', 'bike', 'leisure', 599],
  ['4041', 'headphones', 'leisure', 49.99, { colours: ['ink', 'sand'] }],
  ['4042', 'umbrella', 'men', 17.99, { colours: ['ink', 'coral', 'sky'] }],
  ['4043', 'coffee-machine', 'kitchen', 299],
  ['4044', 'yoga-mat', 'leisure', 24.99],
  ['4045', 'yoga-block', 'leisure', 19.99],
  ['4046', 'bottle', 'leisure', 14.99],
  ['4047', 'watering-can', 'living', 17.99],
  ['4048', 'geranium', 'living', 7.99],
  ['4049', 'lantern', 'living', 22.99],
  ['4050', 'helmet', 'leisure', 49.99],
  ['4051', 'toy-blocks', 'gifts', 19.99],
  ['4052', 'train', 'gifts', 24.99],
  ['4053', 'ball', 'leisure', 19.99],
  ['4054', 'pods', 'coffee', 9.99, { content: [0.165, 'kg'] }],
  ['4090', 'gift-card', 'gifts', 25, { giftCard: true }],
  ['4091', 'gift-card#sage', 'gifts', 50, { giftCard: true }],
  ['4095', 'praline', 'gifts', 0],
] as const satisfies readonly Row[];

/** A product's number in addresses and carts. */
export type ProductId = (typeof ROWS)[number][0];

export const PRODUCTS = ROWS.map(
  ([id, image, category, euro, others]: Row): Product => ({ id, image, category, euro, ...others }),
);

/** The sample that campaigns add to a cart for free. */
export const FREE_SAMPLE_ID = '4095' satisfies ProductId;

/** The regular price of that sample, in euros. */
export const FREE_SAMPLE_WORTH_EURO = 2.99;

/** What other companies sell through the shop. */
export const PARTNER_PRODUCTS = [
  { id: 'P100', image: 'photobook', euro: 24.99, formUrl: '/c/photobook' },
  { id: 'P200', image: 'phone', euro: 9.99, formUrl: '/c/mobile' },
  { id: 'P300', image: 'bouquet', euro: 29.99, formUrl: '/c/flowers' },
] as const;
export type PartnerProductId = (typeof PARTNER_PRODUCTS)[number]['id'];

/** Below this stock, a line shows that few are left. */
export const FEW_LEFT = 5;
