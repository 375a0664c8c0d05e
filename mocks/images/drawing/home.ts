import { box, type Drawing, FLOOR, INK, oval, VARIANT } from './brush.ts';

/** Living, sleeping and what grows there. */
export const home: Record<string, Drawing> = {
  candle: {
    variant: INK.sand,
    shadow: 104,
    art: ({ solid, flat, line }) =>
      [
        flat('M200 62q34 40 20 66q-6 14-20 14t-20-14q-14-26 20-66z', INK.honey),
        flat('M200 92q16 20 10 36q-4 8-10 8t-10-8q-6-16 10-36z', INK.paper),
        line('M200 138v34', INK.bean, 6),
        solid(box(116, 166, 168, FLOOR - 166, 20), VARIANT),
        solid(oval(200, 176, 84, 20), INK.cream),
        solid(box(140, 224, 120, 92, 6), INK.paper),
        line('M200 300v-54M200 262l-20-14M200 262l20-14M200 282l-24-14M200 282l24-14', INK.leaf, 5),
      ].join(''),
  },
  lamp: {
    variant: INK.honey,
    shadow: 92,
    art: ({ solid, flat, line }) =>
      [
        flat('M96 180L48 330h304L304 180z', INK.honey, { opacity: 0.16 }),
        line('M200 176v168', INK.iron, 14),
        solid(oval(200, 350, 76, 18), INK.iron),
        solid('M148 52h104l60 130H88z', VARIANT),
        flat('M88 182h224l-4 8H92z', '#fff', { opacity: 0.6 }),
      ].join(''),
  },
  bedding: {
    variant: INK.sky,
    shadow: 150,
    art: ({ solid, flat, line }) =>
      [
        solid('M66 150q30-34 76-16t72 0 62-14 62 26q10 42-8 80H78q-24-34-12-76z', INK.paper),
        line('M100 190q100 24 200-4', INK.sand, 3),
        solid('M50 236q-4-22 20-22h260q24 0 20 22v54H50z', VARIANT),
        solid('M44 284q-2-14 14-14h284q16 0 14 14v70q0 14-14 14H58q-14 0-14-14z', VARIANT),
        flat('M44 284q-2-14 14-14h284q16 0 14 14v18q-156 20-312 0z', INK.paper, { opacity: 0.85 }),
      ].join(''),
  },
  chair: {
    variant: INK.sage,
    shadow: 112,
    art: ({ solid, line }) =>
      [
        line('M124 268l-20 100M276 268l20 100M150 268l-6 80M250 268l6 80', INK.oak, 15),
        solid('M112 66q6-26 34-26h108q28 0 34 26l-10 138q-78 18-156 0z', VARIANT),
        solid('M96 214q104-22 208 0q14 4 10 26-4 32-22 34H108q-18-2-22-34-4-22 10-26z', VARIANT),
      ].join(''),
  },
  mirror: {
    variant: INK.oak,
    shadow: 0,
    art: ({ solid, flat }) =>
      [
        solid(oval(200, 204, 150), VARIANT),
        flat(oval(200, 204, 130), INK.glass),
        flat('M104 254L250 88q30 12 48 36L136 316q-22-28-32-62z', '#fff', { opacity: 0.5 }),
        flat('M158 330L314 148q8 14 12 30L186 334q-14 0-28-4z', '#fff', { opacity: 0.32 }),
      ].join(''),
  },
  plant: {
    variant: INK.cream,
    shadow: 92,
    art: ({ solid, flat, line }) =>
      [
        line('M200 260V100M200 240q-40-60-84-66M200 244q44-50 88-56', INK.moss, 7),
        solid('M200 152q-46-60 0-124q46 64 0 124z', INK.leaf),
        solid('M188 204q-84 6-106-66q78-10 106 66z', INK.leaf),
        solid('M212 196q10-78 98-84q-4 82-98 84z', INK.moss),
        solid('M192 256q-66 26-116-28q64-40 116 28z', INK.moss),
        solid('M210 254q48-60 110-22q-46 58-110 22z', INK.leaf),
        solid('M122 256h156l-18 112H140z', VARIANT),
        flat('M122 256h156l-4 22H126z', '#20120a', { opacity: 0.12 }),
      ].join(''),
  },
  basket: {
    variant: INK.oak,
    shadow: 124,
    art: ({ solid, flat, line }) =>
      [
        line('M118 150q0-70 82-70t82 70', VARIANT, 16),
        solid('M104 172q96-64 192 0v20H104z', INK.paper),
        solid('M84 176h232l-28 192H112z', VARIANT),
        ...[0, 1, 2, 3].map((row) =>
          line(`M${92 + row * 5} ${214 + row * 40}q27-16 54 0t54 0 54 0 ${54 - row * 10} 0`, INK.coffee, 6, {
            opacity: 0.42,
          }),
        ),
        flat('M80 170h240v22H80z', INK.coffee, { opacity: 0.3 }),
      ].join(''),
  },
  clock: {
    variant: INK.coral,
    shadow: 108,
    art: ({ solid, flat, line }) =>
      [
        line('M128 330l-22 36M272 330l22 36', INK.iron, 16),
        solid(oval(112, 106, 44, 34), VARIANT, { transform: 'rotate(-38 112 106)' }),
        solid(oval(288, 106, 44, 34), VARIANT, { transform: 'rotate(38 288 106)' }),
        solid(oval(200, 226, 134), VARIANT),
        solid(oval(200, 226, 104), INK.paper),
        line('M200 226v-66M200 226l46 26', INK.ink, 10),
        flat(oval(200, 226, 10), INK.ink),
        line('M200 134v8M200 310v8M108 226h8M284 226h8', INK.iron, 6),
      ].join(''),
  },
  sofa: {
    variant: INK.sage,
    shadow: 164,
    art: ({ solid, line }) =>
      [
        line('M86 340v28M314 340v28', INK.oak, 14),
        solid('M78 168q0-34 34-34h176q34 0 34 34v120H78z', VARIANT),
        solid(box(84, 236, 116, 82, 16), VARIANT),
        solid(box(200, 236, 116, 82, 16), VARIANT),
        solid(box(34, 210, 64, 138, 28), VARIANT),
        solid(box(302, 210, 64, 138, 28), VARIANT),
        solid(box(120, 182, 78, 70, 12), INK.honey, { transform: 'rotate(-10 159 217)' }),
      ].join(''),
  },
  books: {
    variant: INK.coral,
    scale: 1.25,
    shadow: 132,
    art: ({ solid, flat }) =>
      [
        solid(box(70, 318, 260, 50, 8), INK.ink),
        flat(box(84, 328, 244, 30, 3), INK.paper),
        solid(box(92, 262, 220, 56, 8), VARIANT),
        flat(box(106, 273, 204, 34, 3), INK.paper),
        solid(box(84, 218, 210, 44, 8), INK.sage),
        flat(box(98, 228, 194, 25, 3), INK.paper),
      ].join(''),
  },
  fir: {
    variant: INK.leaf,
    shadow: 104,
    art: ({ solid, flat }) =>
      [
        solid(box(178, 318, 44, FLOOR - 318, 4), INK.coffee),
        solid('M200 170l106 158H94z', VARIANT),
        solid('M200 104l84 136H116z', VARIANT),
        solid('M200 40l62 112H138z', VARIANT),
        ...(
          [
            [176, 130],
            [226, 188],
            [158, 216],
            [248, 280],
            [172, 292],
          ] as const
        ).map(([x, y], at) => flat(oval(x, y, 10), at % 2 ? INK.coral : INK.honey)),
      ].join(''),
  },
  sprig: {
    variant: INK.leaf,
    shadow: 0,
    art: ({ solid, line }) =>
      [
        line('M120 368Q190 240 260 60', INK.moss, 8),
        ...(
          [
            [236, 120, 60],
            [214, 172, -130],
            [198, 214, 54],
            [174, 262, -134],
            [154, 302, 50],
          ] as const
        ).map(([x, y, turn]) =>
          solid('M0 0q44-40 92 0q-48 40-92 0z', VARIANT, {
            transform: `translate(${x} ${y}) rotate(${turn - 60})`,
          }),
        ),
        solid('M0 0q34-34 74 0q-40 34-74 0z', VARIANT, { transform: 'translate(258 66) rotate(-66)' }),
      ].join(''),
  },
};
