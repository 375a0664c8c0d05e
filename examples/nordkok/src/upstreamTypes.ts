// The shapes of the other shop system. Its amounts are in öre.

export interface Category {
  handle: string;
  name: string;
  children: Category[];
}

export interface Product {
  id: string;
  /** What is sold. */
  variant: string;
  handle: string;
  title: string;
  thumbnail: string;
  unit_price: number;
  stock: number;
}

export interface Basket {
  items: { product: Product; count: number; total: number }[];
  shipping_total: number;
  total: number;
}

/** Why the basket was not changed. */
export interface BasketRefusal {
  type: string;
  available?: number;
}
