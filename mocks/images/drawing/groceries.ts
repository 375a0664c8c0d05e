import { box, type Drawing, FLOOR, INK, oval, VARIANT } from './brush.ts';

const bean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${oval(0, 0, 15, 10)}" fill="${INK.bean}"/><path d="M-12 0q6-6 12 0t12 0" fill="none" stroke="#8a5c3e" stroke-width="2.4"/></g>`;

/** Coffee, tea and sweets. */
export const groceries: Record<string, Drawing> = {
  'coffee-bag': {
    variant: INK.coffee,
    shadow: 112,
    art: ({ solid, flat, line }) =>
      [
        solid('M118 92q-14 140-4 276h172q10-136-4-276z', VARIANT),
        solid('M112 62h176l-6 38H118z', VARIANT),
        flat('M112 62h176l-1.500 10H113.500z', '#fff', { opacity: 0.25 }),
        line('M124 100h152', '#20120a', 2, { opacity: 0.25 }),
        solid(box(134, 168, 132, 128, 10), INK.cream),
        flat(oval(200, 216, 26, 26), VARIANT),
        line('M186 230q8-16 28-28', INK.cream, 5),
        flat(box(156, 258, 88, 7, 3.5), INK.coffee, { opacity: 0.7 }),
        flat(box(170, 273, 60, 5, 2.5), INK.coffee, { opacity: 0.4 }),
        flat(oval(200, 134, 8), '#20120a', { opacity: 0.3 }),
      ].join(''),
    beside: [bean(304, 358, -20), bean(330, 361, 24)].join(''),
  },
  'cold-brew': {
    variant: INK.bean,
    shadow: 128,
    art: ({ solid, flat }) =>
      [-74, 74, 0]
        .map((x) =>
          [
            `<g transform="translate(${x} ${x === 0 ? 0 : -10})">`,
            solid(
              'M176 100h48v44q0 16 14 30t12 40v140q0 14-14 14h-72q-14 0-14-14V214q-2-26 12-40t14-30z',
              VARIANT,
            ),
            solid(box(172, 78, 56, 28, 6), INK.honey),
            solid(box(150, 222, 100, 88, 4), INK.cream),
            flat('M182 286q-8-30 18-50q26 20 18 50q-18 10-36 0z', INK.sky),
            '</g>',
          ].join(''),
        )
        .join(''),
  },
  'tea-tin': {
    variant: INK.sage,
    shadow: 108,
    art: ({ solid, flat, line }) =>
      [
        solid(box(112, 130, 176, FLOOR - 130, 14), VARIANT),
        solid(box(104, 92, 192, 50, 12), VARIANT),
        flat(box(104, 132, 192, 10, 5), '#20120a', { opacity: 0.16 }),
        solid(oval(200, 248, 66, 66), INK.cream),
        flat('M200 292q-50-28-14-88q12 10 14 30q2-20 14-30q36 60-14 88z', INK.leaf),
        line('M200 292v-52', INK.cream, 4),
      ].join(''),
  },
  chocolate: {
    variant: INK.coral,
    shadow: 118,
    art: ({ solid, flat, line }) =>
      [
        `<g transform="rotate(-9 200 230)">`,
        solid(box(150, 64, 118, 236, 6), INK.bean),
        ...[0, 1, 2].flatMap((row) =>
          [0, 1].map((column) => solid(box(160 + column * 52, 74 + row * 38, 46, 32, 4), '#5c3a28')),
        ),
        solid('M138 182l16-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14v186H138z', VARIANT),
        solid(box(152, 224, 114, 90, 6), INK.cream),
        flat(box(170, 246, 78, 9, 4.5), INK.coffee, { opacity: 0.75 }),
        line('M180 280h58', INK.coffee, 5, { opacity: 0.4 }),
        '</g>',
      ].join(''),
  },
  cookies: {
    variant: INK.oak,
    scale: 1.125,
    shadow: 126,
    art: ({ solid, flat }) => {
      const cookie = (x: number, y: number, r: number) =>
        [
          solid(oval(x, y, r, r), VARIANT),
          ...(
            [
              [-0.4, -0.3],
              [0.3, -0.45],
              [0.05, 0.08],
              [-0.35, 0.42],
              [0.48, 0.3],
            ] as const
          ).map(([dx, dy], at) =>
            flat(oval(x + dx * r, y + dy * r, r * (at % 2 ? 0.13 : 0.17), r * 0.13), INK.bean),
          ),
        ].join('');
      return [cookie(146, 272, 92), cookie(262, 290, 78), cookie(206, 186, 86)].join('');
    },
  },
  honey: {
    variant: INK.honey,
    shadow: 108,
    art: ({ solid, flat, line }) =>
      [
        solid('M124 148q-22 22-22 56v124q0 40 40 40h116q40 0 40-40V204q0-34-22-56z', VARIANT),
        flat('M124 148q-22 22-22 56v20q48 22 98 4t98 2v-26q0-34-22-56z', INK.glass, { opacity: 0.55 }),
        solid(box(116, 96, 168, 56, 12), INK.cream),
        line('M116 136h168', INK.oak, 3, { opacity: 0.5 }),
        solid('M200 214l52 30v60l-52 30-52-30v-60z', INK.paper),
        flat('M200 244l26 15v30l-26 15-26-15v-30z', INK.honey),
      ].join(''),
  },
  praline: {
    variant: INK.coffee,
    shadow: 124,
    art: ({ solid, flat, line }) =>
      [
        solid('M96 300h208l-20 68H116z', INK.cream),
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
          line(`M${116 + at * 24} 304l${at < 4 ? 6 : -6} 60`, INK.oak, 2, { opacity: 0.5 }),
        ),
        solid('M104 300q0-116 96-116t96 116q-96 26-192 0z', VARIANT),
        line('M132 262q22-50 40-10t34-22t34 10t30-4', INK.cream, 7),
        flat(oval(200, 182, 16, 11), INK.oak),
      ].join(''),
  },
  bread: {
    variant: INK.oak,
    scale: 1.25,
    shadow: 130,
    art: ({ solid, line }) =>
      [
        solid('M76 300q-10-120 124-124t124 124q2 68-40 68H116q-42 0-40-68z', VARIANT),
        line('M136 226l34 44M192 208l34 50M250 222l24 42', INK.cream, 12, { opacity: 0.85 }),
      ].join(''),
  },
};
