import preview from '#.storybook/preview.tsx';
import { MiniCart } from '#src/features/mini-cart/index.ts';

const meta = preview.meta({ title: 'Features/Mini cart', component: MiniCart });

/** A shopper looks into a cart with one line of every kind, broken ones among them (MC-05). */
export const Default = meta.story({ parameters: { scenario: 'cart-full' } });
