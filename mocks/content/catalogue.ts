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

export interface Product {
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
  content?: { amount: number; unit: 'kg' | 'l' | 'piece' | 'pair' };
  variants?: Variants;
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

export const PRODUCTS = [
  {
    id: '4001',
    image: 'coffee-bag#coffee',
    category: 'coffee',
    euro: 13.99,
    content: { amount: 1, unit: 'kg' },
    remarks: ['rainforest'],
  },
  {
    id: '4002',
    image: 'coffee-bag#ink',
    category: 'coffee',
    euro: 14.99,
    oldEuro: 17.99,
    content: { amount: 1, unit: 'kg' },
    remarks: ['organic', 'rainforest'],
  },
  {
    id: '4003',
    image: 'coffee-bag#sand',
    category: 'coffee',
    euro: 6.49,
    content: { amount: 0.5, unit: 'kg' },
  },
  {
    id: '4004',
    image: 'coffee-bag#sage',
    category: 'coffee',
    euro: 6.99,
    content: { amount: 0.5, unit: 'kg' },
    remarks: ['rainforest'],
  },
  {
    id: '4005',
    image: 'cold-brew',
    category: 'coffee',
    euro: 8.99,
    oldEuro: 10.99,
    content: { amount: 1.5, unit: 'l' },
    stock: 3,
  },
  {
    id: '4006',
    image: 'tea-tin',
    category: 'coffee',
    euro: 5.99,
    content: { amount: 0.1, unit: 'kg' },
    remarks: ['organic'],
  },
  {
    id: '4007',
    image: 'chocolate',
    category: 'coffee',
    euro: 9.99,
    content: { amount: 0.5, unit: 'kg' },
    remarks: ['organic'],
  },
  { id: '4008', image: 'cookies', category: 'coffee', euro: 4.49, content: { amount: 0.3, unit: 'kg' } },
  {
    id: '4009',
    image: 'honey',
    category: 'coffee',
    euro: 6.99,
    content: { amount: 0.5, unit: 'kg' },
    remarks: ['regional'],
  },
  {
    id: '4010',
    image: 'teapot',
    category: 'kitchen',
    euro: 24.99,
    variants: { colours: ['sand', 'sage', 'ink'] },
  },
  {
    id: '4011',
    image: 'pan',
    category: 'kitchen',
    euro: 34.99,
    // It was already cheaper in these days: a percentage refers to that price.
    oldEuro: 49.99,
    bestEuro: 39.99,
    variants: { sizes: ['24 cm', '28 cm'] },
  },
  { id: '4012', image: 'knives', category: 'kitchen', euro: 29.99, content: { amount: 3, unit: 'piece' } },
  {
    id: '4013',
    image: 'cutlery',
    category: 'kitchen',
    euro: 39.99,
    content: { amount: 24, unit: 'piece' },
  },
  {
    id: '4014',
    image: 'bowls',
    category: 'kitchen',
    euro: 19.99,
    content: { amount: 4, unit: 'piece' },
    variants: { patterns: ['leaves', 'waves', 'blossom'] },
  },
  { id: '4015', image: 'carafe', category: 'kitchen', euro: 17.99, stock: 4 },
  {
    id: '4016',
    image: 'candle',
    category: 'living',
    euro: 12.99,
    variants: { colours: ['sand', 'coral'] },
  },
  { id: '4017', image: 'lamp', category: 'living', euro: 27.99, oldEuro: 34.99 },
  {
    id: '4018',
    image: 'bedding',
    category: 'living',
    euro: 39.99,
    variants: { sizes: ['135 × 200 cm', '155 × 220 cm'], colours: ['sand', 'sky'] },
    remarks: ['cotton'],
  },
  {
    id: '4019',
    image: 'chair',
    category: 'living',
    euro: 89.99,
    variants: { colours: ['coffee', 'sage'] },
  },
  { id: '4020', image: 'mirror', category: 'living', euro: 44.99 },
  { id: '4021', image: 'plant', category: 'living', euro: 14.99, remarks: ['regional'] },
  { id: '4022', image: 'basket', category: 'living', euro: 22.99, remarks: ['recycled'] },
  { id: '4023', image: 'clock', category: 'living', euro: 19.99, variants: { colours: ['coral', 'ink'] } },
  { id: '4024', image: 'bear', category: 'gifts', euro: 16.99 },
  {
    id: '4025',
    image: 'shirt',
    category: 'women',
    euro: 12.99,
    // Not reduced: only Poland states the lowest previous price.
    bestEuro: 11.99,
    variants: { sizes: CLOTHES, colours: ['sage', 'sand', 'coral', 'ink', 'sky', 'coffee'] },
    remarks: ['cotton'],
  },
  {
    id: '4026',
    image: 'jeans',
    category: 'men',
    euro: 39.99,
    variants: { sizes: CLOTHES, colours: ['ink', 'sky'] },
    remarks: ['cotton', 'recycled'],
  },
  {
    id: '4027',
    image: 'dress',
    category: 'women',
    euro: 39.99,
    oldEuro: 59.99,
    variants: { sizes: CLOTHES, colours: ['coral', 'sage', 'ink', 'sand'] },
  },
  {
    id: '4028',
    image: 'coat',
    category: 'women',
    euro: 99.99,
    oldEuro: 129.99,
    promotional: true,
    variants: { sizes: CLOTHES, colours: ['sand', 'coffee'] },
    remarks: ['recycled'],
  },
  {
    id: '4029',
    image: 'socks',
    category: 'men',
    euro: 9.99,
    content: { amount: 3, unit: 'pair' },
    variants: { sizes: ['35–38', '39–42', '43–46'], colours: ['ink', 'sage', 'coffee'] },
    remarks: ['cotton'],
  },
  {
    id: '4030',
    image: 'scarf',
    category: 'women',
    euro: 19.99,
    variants: { colours: ['coral', 'sand', 'ink', 'sage', 'sky', 'coffee'] },
  },
  {
    id: '4031',
    image: 'gloves',
    category: 'leisure',
    euro: 14.99,
    variants: { sizes: ['S', 'M', 'L'], colours: ['ink', 'coral'] },
  },
  {
    id: '4032',
    image: 'sneaker',
    category: 'leisure',
    euro: 59.99,
    oldEuro: 79.99,
    variants: { sizes: SHOES, colours: ['sky', 'ink'] },
  },
  {
    id: '4033',
    image: 'boots',
    category: 'leisure',
    euro: 79.99,
    variants: { sizes: SHOES, colours: ['coffee', 'sage'] },
  },
  {
    id: '4034',
    image: 'blouse',
    category: 'women',
    euro: 29.99,
    variants: { sizes: CLOTHES, colours: ['sky', 'sand', 'coral', 'sage'] },
    remarks: ['organic', 'cotton'],
  },
  {
    id: '4035',
    image: 'cap',
    category: 'men',
    euro: 12.99,
    variants: { colours: ['ink', 'sand', 'coral'] },
  },
  {
    id: '4036',
    image: 'swimsuit',
    category: 'women',
    euro: 34.99,
    variants: { sizes: CLOTHES, colours: ['coral', 'ink'] },
    remarks: ['recycled'],
  },
  {
    id: '4037',
    image: 'handbag',
    category: 'women',
    euro: 44.99,
    variants: { colours: ['coffee', 'sand', 'ink'] },
  },
  {
    id: '4038',
    image: 'backpack',
    category: 'leisure',
    euro: 39.99,
    variants: { colours: ['sage', 'ink', 'sky'] },
    remarks: ['recycled'],
  },
  { id: '4039', image: 'tent', category: 'leisure', euro: 129.99, stock: 2 },
  { id: '4040', image: 'bike', category: 'leisure', euro: 599 },
  {
    id: '4041',
    image: 'headphones',
    category: 'leisure',
    euro: 49.99,
    variants: { colours: ['ink', 'sand'] },
  },
  {
    id: '4042',
    image: 'umbrella',
    category: 'men',
    euro: 17.99,
    variants: { colours: ['ink', 'coral', 'sky'] },
  },
  { id: '4043', image: 'coffee-machine', category: 'kitchen', euro: 299 },
  { id: '4044', image: 'yoga-mat', category: 'leisure', euro: 24.99 },
  { id: '4045', image: 'yoga-block', category: 'leisure', euro: 19.99 },
  { id: '4046', image: 'bottle', category: 'leisure', euro: 14.99 },
  { id: '4047', image: 'watering-can', category: 'living', euro: 17.99 },
  { id: '4048', image: 'geranium', category: 'living', euro: 7.99 },
  { id: '4049', image: 'lantern', category: 'living', euro: 22.99 },
  { id: '4050', image: 'helmet', category: 'leisure', euro: 49.99 },
  { id: '4051', image: 'toy-blocks', category: 'gifts', euro: 19.99 },
  { id: '4052', image: 'train', category: 'gifts', euro: 24.99 },
  { id: '4053', image: 'ball', category: 'leisure', euro: 19.99 },
  { id: '4054', image: 'pods', category: 'coffee', euro: 9.99, content: { amount: 0.165, unit: 'kg' } },
  { id: '4090', image: 'gift-card', category: 'gifts', euro: 25, giftCard: true },
  { id: '4091', image: 'gift-card#sage', category: 'gifts', euro: 50, giftCard: true },
  { id: '4095', image: 'praline', category: 'gifts', euro: 0 },
] as const satisfies readonly Product[];

/** A product's number in addresses and carts. */
export type ProductId = (typeof PRODUCTS)[number]['id'];

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
