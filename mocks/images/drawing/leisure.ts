import { box, type Drawing, FLOOR, INK, oval, VARIANT } from './brush.ts';

/** Outdoors, gifts, and what the shop's own pages show. */
export const leisure: Record<string, Drawing> = {
  tent: {
    variant: INK.sage,
    shadow: 170,
    art: ({ solid, flat, line }) =>
      [
        solid('M30 368Q90 110 200 96t170 272z', VARIANT),
        flat('M200 96Q120 180 118 368h164Q280 180 200 96z', '#20120a', { opacity: 0.16 }),
        flat('M200 150q-52 90-54 218h108q-2-128-54-218z', INK.ink),
        flat('M200 150q-52 90-54 218h40q-8-120 14-218z', INK.honey),
        line('M200 96q-110 30-170 272M200 96q110 30 170 272', INK.oak, 5),
        line('M30 368l-16 8M370 368l16 8', INK.iron, 6),
      ].join(''),
  },
  bike: {
    variant: INK.coral,
    shadow: 150,
    art: ({ solid, line }) =>
      [
        line(oval(96, 282, 78), INK.ink, 12),
        line(oval(304, 282, 78), INK.ink, 12),
        line('M96 204v156M18 282h156M304 204v156M226 282h156', INK.steel, 2),
        line(
          'M96 282l52-116h118l-70 120zM148 166l48 120M266 166l38 116M148 166l-8-26M266 166l-8-46h38',
          VARIANT,
          12,
        ),
        line('M196 286l20 28', INK.iron, 8),
        solid(oval(196, 286, 16), INK.steel),
        solid('M108 124h66q10 0 8 12-4 10-20 10h-40q-18-4-14-22z', INK.coffee),
        solid('M262 116h84l-12 60h-62z', INK.oak),
      ].join(''),
  },
  headphones: {
    variant: INK.ink,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        line('M88 236V200q0-128 112-128t112 128v36', VARIANT, 24),
        line('M108 160q20-62 92-62t92 62', '#fff', 5, { opacity: 0.3 }),
        solid(box(50, 212, 84, 136, 38), VARIANT),
        solid(box(266, 212, 84, 136, 38), VARIANT),
        solid(box(112, 222, 38, 116, 18), INK.iron),
        solid(box(250, 222, 38, 116, 18), INK.iron),
        flat(oval(84, 280, 14), INK.honey),
      ].join(''),
  },
  bear: {
    variant: INK.oak,
    shadow: 116,
    art: ({ solid, flat, line }) =>
      [
        solid(oval(132, 84, 38), VARIANT),
        solid(oval(268, 84, 38), VARIANT),
        flat(oval(132, 86, 18), INK.rose),
        flat(oval(268, 86, 18), INK.rose),
        solid(oval(104, 262, 34, 58), VARIANT, { transform: 'rotate(26 104 262)' }),
        solid(oval(296, 262, 34, 58), VARIANT, { transform: 'rotate(-26 296 262)' }),
        solid('M120 262q0-64 80-64t80 64q10 104-80 104t-80-104z', VARIANT),
        flat(oval(200, 296, 46, 54), INK.cream),
        solid(oval(134, 344, 44, 28), VARIANT),
        solid(oval(266, 344, 44, 28), VARIANT),
        solid(oval(200, 144, 88, 78), VARIANT),
        flat(oval(200, 172, 36, 28), INK.cream),
        flat(oval(200, 160, 13, 9), INK.bean),
        flat(oval(166, 134, 8), INK.bean),
        flat(oval(234, 134, 8), INK.bean),
        line('M160 214q40 20 80 0', INK.coral, 14),
      ].join(''),
  },
  'gift-card': {
    variant: INK.coral,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        `<g transform="rotate(-8 200 210)">`,
        solid(box(44, 112, 312, 196, 20), VARIANT),
        flat(box(44, 112, 312, 196, 20), '#fff', { opacity: 0.06 }),
        flat(box(120, 112, 34, 196), INK.cream),
        flat(box(44, 200, 312, 30), INK.cream),
        line('M137 214q-70-66-78-26t78 26q70-66 78-26t-78 26', INK.cream, 12),
        flat(box(232, 262, 96, 14, 7), INK.cream, { opacity: 0.85 }),
        '</g>',
      ].join(''),
  },
  gift: {
    variant: INK.coral,
    shadow: 122,
    art: ({ solid, line }) =>
      [
        solid(box(98, 190, 204, FLOOR - 190, 8), VARIANT),
        solid(box(180, 190, 40, FLOOR - 190), INK.cream),
        solid(box(82, 140, 236, 58, 8), VARIANT),
        solid(box(180, 140, 40, 58), INK.cream),
        line('M200 138q-90-80-98-30t98 30q90-80 98-30t-98 30', INK.cream, 18),
      ].join(''),
  },
  photobook: {
    variant: INK.sage,
    shadow: 0,
    art: ({ solid, flat }) =>
      [
        solid('M34 116q90-30 166 10v228q-76-40-166-10z', VARIANT),
        solid('M366 116q-90-30-166 10v228q76-40 166-10z', VARIANT),
        flat('M48 112q80-20 152 18v206q-72-36-152-16z', INK.paper),
        flat('M352 112q-80-20-152 18v206q72-36 152-16z', INK.white),
        flat('M68 142q54-10 106 10v80q-52-18-106-10z', INK.sky),
        flat('M68 222l34-38 24 22 20-16 28 42q-52-18-106-10z', INK.leaf),
        flat('M332 142q-54-10-106 10v132q52-20 106-10z', INK.honey),
        flat(oval(282, 196, 24), INK.paper),
        flat('M68 252q54-8 106 12v10q-52-20-106-12zM68 276q40-6 80 6v10q-40-12-80-6z', INK.sand),
      ].join(''),
  },
  phone: {
    variant: INK.ink,
    shadow: 84,
    art: ({ solid, flat, line }) =>
      [
        solid(box(120, 34, 160, FLOOR - 34, 26), VARIANT),
        flat(box(134, 50, 132, 302, 14), INK.glass),
        flat('M134 240q66-60 132-20v118q0 14-14 14H148q-14 0-14-14z', INK.sky, { opacity: 0.7 }),
        line('M172 186q28-26 56 0M186 202q14-12 28 0', INK.ink, 7),
        flat(oval(200, 216, 6), INK.ink),
        flat(box(180, 60, 40, 8, 4), VARIANT),
      ].join(''),
  },
  bouquet: {
    variant: INK.rose,
    shadow: 0,
    art: ({ solid, flat, line }) => {
      const flower = (x: number, y: number, r: number, fill: string) =>
        [
          ...[0, 72, 144, 216, 288].map((turn) =>
            solid(oval(x, y - r * 0.62, r * 0.5, r * 0.62), fill, { transform: `rotate(${turn} ${x} ${y})` }),
          ),
          flat(oval(x, y, r * 0.34), INK.honey),
        ].join('');
      return [
        line('M200 300L120 150M200 300V120M200 300l80-150', INK.moss, 8),
        solid('M60 190q50-20 90 40-66 14-90-40z', INK.leaf),
        solid('M340 190q-50-20-90 40 66 14 90-40z', INK.leaf),
        flower(122, 134, 56, INK.coral),
        flower(280, 136, 56, VARIANT),
        flower(200, 92, 58, INK.paper),
        flower(204, 188, 52, INK.honey),
        solid('M106 226q94 44 188 0l-62 146h-64z', INK.cream),
        flat('M106 226q94 44 188 0l-10 24q-84 36-168 0z', '#20120a', { opacity: 0.08 }),
        solid(box(164, 296, 72, 24, 8), INK.coral),
      ].join('');
    },
  },
  envelope: {
    variant: INK.cream,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        solid(box(104, 60, 192, 200, 8), INK.white),
        flat(oval(200, 126, 40), INK.honey),
        line('M184 142l32-32', INK.white, 7),
        flat(oval(188, 114, 8), INK.white),
        flat(oval(212, 138, 8), INK.white),
        solid('M44 176l156 108 156-108v168q0 16-16 16H60q-16 0-16-16z', VARIANT),
        solid('M44 352l120-104 36 24 36-24 120 104q-6 8-16 8H60q-10 0-16-8z', VARIANT),
      ].join(''),
  },
  'service-desk': {
    variant: INK.oak,
    shadow: 150,
    art: ({ solid, flat, line }) =>
      [
        solid('M84 268q0-96 116-96t116 96z', INK.honey),
        solid(oval(200, 164, 18, 14), INK.iron),
        solid(box(64, 262, 272, 26, 12), INK.iron),
        solid(box(40, 288, 320, FLOOR - 288, 10), VARIANT),
        flat(box(40, 304, 320, 8), '#20120a', { opacity: 0.14 }),
        line('M120 132l-16-22M200 112V82M280 132l16-22', INK.coffee, 9),
      ].join(''),
  },
  'shopping-bag': {
    variant: INK.oak,
    shadow: 116,
    art: ({ solid, flat, line }) =>
      [
        line('M152 150q0-82 48-82t48 82', INK.coffee, 10),
        solid('M104 130h192l18 238H86z', VARIANT),
        flat('M104 130h192l2 24H102z', '#20120a', { opacity: 0.1 }),
        flat('M200 206q-48 40-48 96h96q0-56-48-96z', INK.cream),
        line('M176 302q0-38 24-60q24 22 24 60', INK.oak, 5),
      ].join(''),
  },
  'empty-shelf': {
    variant: INK.oak,
    shadow: 150,
    art: ({ solid, flat, line }) =>
      [
        flat('M74 330V176Q74 44 200 44t126 132v154z', INK.honey, { opacity: 0.22 }),
        line('M74 330V176Q74 44 200 44t126 132v154', VARIANT, 12),
        solid('M150 330l8-46h84l8 46z', INK.cream),
        line('M168 306h64', INK.coffee, 6, { opacity: 0.5 }),
        solid(box(44, 326, 312, 30, 6), VARIANT),
        line('M110 250l14-58M290 250l-14-58', '#fff', 8, { opacity: 0.5 }),
      ].join(''),
  },
};

/** What the shop's own pages stand for. */
export const signs: Record<string, Drawing> = {
  storefront: {
    variant: INK.coral,
    shadow: 156,
    art: ({ solid, flat, line }) =>
      [
        solid(box(64, 150, 272, FLOOR - 150, 6), INK.cream),
        flat(box(88, 226, 104, 96, 6), INK.glass),
        flat('M88 300L160 226h26L96 322H88z', '#fff', { opacity: 0.5 }),
        solid(box(216, 226, 92, FLOOR - 226, 6), INK.coffee),
        flat(oval(230, 300, 6), INK.honey),
        solid(
          'M72 84h256l28 72q0 30-26 30t-26-30q0 30-26 30t-26-30q0 30-26 30t-26-30q0 30-26 30t-26-30q0 30-26 30t-26-30q0 30-26 30t-26-30z',
          VARIANT,
        ),
        flat(
          'M124 84h38l-14 72q0 30-26 30t-24-30zM202 84h38l12 72q0 30-26 30t-26-30zM280 84h38l34 72q0 30-24 30t-24-30z',
          INK.paper,
          { opacity: 0.85 },
        ),
        line('M64 366h272', INK.oak, 6),
      ].join(''),
  },
  parcel: {
    variant: INK.oak,
    shadow: 136,
    art: ({ solid, flat, line }) =>
      [
        solid(box(76, 150, 248, FLOOR - 150, 8), VARIANT),
        solid('M76 158l34-56h180l34 56z', VARIANT),
        flat('M176 102h48l8 56v64h-64v-64z', INK.cream, { opacity: 0.9 }),
        flat(box(212, 290, 88, 54, 4), INK.paper),
        line('M226 308h60M226 324h36', INK.iron, 5, { opacity: 0.6 }),
      ].join(''),
  },
  padlock: {
    variant: INK.honey,
    shadow: 112,
    art: ({ solid, flat, line }) =>
      [
        line('M136 196v-54q0-70 64-70t64 70v54', INK.steel, 26),
        solid(box(92, 184, 216, FLOOR - 184, 26), VARIANT),
        flat(oval(200, 262, 22), INK.bean),
        flat('M190 266h20l8 54h-36z', INK.bean),
      ].join(''),
  },
  'member-card': {
    variant: INK.coffee,
    shadow: 0,
    art: ({ solid, flat }) =>
      [
        `<g transform="rotate(-7 200 210)">`,
        solid(box(44, 112, 312, 196, 20), VARIANT),
        flat('M96 246v-54q0-34 30-34t30 34v54z', INK.honey, { opacity: 0.9 }),
        flat(box(188, 172, 130, 14, 7), INK.cream, { opacity: 0.9 }),
        flat(box(188, 200, 84, 10, 5), INK.cream, { opacity: 0.5 }),
        flat(box(88, 268, 230, 10, 5), INK.cream, { opacity: 0.3 }),
        '</g>',
      ].join(''),
  },
  beans: {
    variant: INK.glass,
    shadow: 108,
    art: ({ solid, flat }) => {
      const bean = (x: number, y: number, turn: number) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${flat(oval(0, 0, 24, 16), INK.bean)}<path d="M-20 0q10-9 20 0t20 0" fill="none" stroke="#8a5c3e" stroke-width="3.500"/></g>`;
      const places = [150, 200, 250].flatMap((x, column) =>
        [346, 310, 274, 238].map((y, row) => [x + (row % 2 ? 12 : -8), y, column * 47 + row * 61] as const),
      );
      return [
        solid('M116 140q-14 10-14 40v148q0 40 40 40h116q40 0 40-40V180q0-30-14-40z', VARIANT),
        ...places.map(([x, y, turn]) => bean(x, y, turn)),
        flat('M118 170q-6 90 4 170q6 8 10 0q-8-80 0-170z', '#fff', { opacity: 0.6 }),
        solid(box(118, 84, 164, 62, 14), INK.oak),
      ].join('');
    },
  },
  pods: {
    variant: INK.coffee,
    shadow: 128,
    art: ({ solid, flat }) => {
      const pod = (x: number, y: number, fill: string) =>
        solid(`M${x - 50} ${y}h100l-22 84h-56z`, fill) +
        solid(oval(x, y, 56, 15), INK.steel) +
        flat(oval(x, y, 42, 10), '#fff', { opacity: 0.4 });
      return pod(138, 284, VARIANT) + pod(262, 284, INK.honey) + pod(200, 180, INK.coral);
    },
  },
  soap: {
    variant: INK.sage,
    shadow: 136,
    art: ({ solid, flat, line }) =>
      [
        line('M142 128V86h52', INK.iron, 14),
        solid('M104 152q0-24 38-24t38 24v216h-76z', VARIANT),
        flat(box(114, 226, 56, 74, 4), INK.paper),
        solid(box(206, 252, 132, 38, 16), INK.sky),
        solid(box(206, 290, 132, 38, 16), INK.paper),
        solid(box(206, 328, 132, 40, 16), INK.rose),
      ].join(''),
  },
};

const pattern = (ground: string, art: Drawing['art']): Drawing => ({
  variant: ground,
  shadow: 0,
  art: (brush) => brush.flat(box(0, 0, 400, 400), VARIANT) + art(brush),
});

const PLACES = [
  [90, 90],
  [290, 60],
  [190, 200],
  [70, 300],
  [310, 300],
] as const;

/** Patterns that a product can come in, as square swatches. */
export const patterns: Record<string, Drawing> = {
  'pattern-leaf': pattern(INK.cream, ({ flat }) =>
    PLACES.map(([x, y], at) =>
      flat('M0 70q-56-70 0-140q56 70 0 140z', at % 2 ? INK.leaf : INK.sage, {
        transform: `translate(${x} ${y}) rotate(${at * 50 - 40})`,
      }),
    ).join(''),
  ),
  'pattern-wave': pattern(INK.glass, ({ line }) =>
    [60, 130, 200, 270, 340]
      .map((y) => line(`M-20 ${y}q35-50 70 0t70 0 70 0 70 0 70 0 70 0`, INK.sky, 20))
      .join(''),
  ),
  'pattern-blossom': pattern(INK.paper, ({ flat }) =>
    PLACES.map(([x, y]) =>
      [
        ...[0, 72, 144, 216, 288].map((turn) =>
          flat(oval(x, y - 38, 26, 36), INK.rose, { transform: `rotate(${turn} ${x} ${y})` }),
        ),
        flat(oval(x, y, 20), INK.honey),
      ].join(''),
    ).join(''),
  ),
};
