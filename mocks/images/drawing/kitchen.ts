import { box, type Drawing, FLOOR, INK, oval, VARIANT } from './brush.ts';

/** Coffee kitchen and table. */
export const kitchen: Record<string, Drawing> = {
  cup: {
    variant: INK.cream,
    shadow: 130,
    art: ({ solid, flat, line }) =>
      [
        line('M276 218q66-10 62 42t-78 50', VARIANT, 22),
        line('M276 218q66-10 62 42t-78 50', '#2a1608', 22, { opacity: 0.12 }),
        solid('M92 190h196q2 108-48 148h-100q-50-40-48-148z', VARIANT),
        solid(oval(190, 190, 98, 26), VARIANT),
        flat(oval(190, 192, 86, 20), INK.bean),
        flat('M126 190q62-22 128 0q-60 12-128 0z', '#8a5c3e'),
        solid('M70 344h240q-10 24-50 24H120q-40 0-50-24z', VARIANT),
        line('M164 148q-20-22 0-44t0-44', '#fff', 9, { opacity: 0.75 }),
        line('M216 148q-20-22 0-44t0-44', '#fff', 9, { opacity: 0.75 }),
      ].join(''),
  },
  teapot: {
    variant: INK.sage,
    shadow: 132,
    art: ({ solid, line }) =>
      [
        line('M296 196q72 4 62 62t-84 62', VARIANT, 22),
        line('M296 196q72 4 62 62t-84 62', '#2a1608', 22, { opacity: 0.18 }),
        solid('M116 300q-44-12-60-76l-30-30q16-14 38-6q26 22 62 42z', VARIANT),
        solid('M104 254q0-96 98-96t98 96q0 80-46 114H150q-46-34-46-114z', VARIANT),
        solid('M138 166q4-38 64-38t64 38q-64 16-128 0z', VARIANT),
        solid(oval(202, 116, 17, 17), INK.oak),
      ].join(''),
  },
  pan: {
    variant: INK.iron,
    shadow: 150,
    art: ({ solid, flat }) =>
      [
        solid('M252 236l112-74q16-8 22 4t-8 22l-104 78z', INK.oak),
        solid('M40 232h248q6 60-26 96-20 20-46 20H112q-26 0-46-20-32-36-26-96z', VARIANT, {
          transform: 'translate(0 20)',
        }),
        solid(oval(164, 254, 126, 40), VARIANT),
        flat(oval(164, 257, 108, 31), INK.cream),
        flat('M70 250q60-32 150-18q-70-4-150 18z', '#fff', { opacity: 0.8 }),
      ].join(''),
  },
  knives: {
    variant: INK.oak,
    shadow: 122,
    art: ({ solid, flat }) =>
      [
        solid(box(142, 40, 30, 120, 12), INK.ink, { transform: 'rotate(-6 157 160)' }),
        solid(box(192, 28, 32, 130, 12), INK.ink),
        solid(box(244, 52, 26, 108, 12), INK.ink, { transform: 'rotate(6 257 160)' }),
        solid('M112 152h176l22 216H90z', VARIANT),
        flat('M132 152h44l-4 14h-42zM186 152h44l1 14h-46zM240 152h34l4 14h-37z', '#20120a', { opacity: 0.4 }),
        flat('M106 320h188l2 16H104z', '#20120a', { opacity: 0.12 }),
      ].join(''),
  },
  cutlery: {
    variant: INK.steel,
    shadow: 124,
    art: ({ solid, line }) =>
      [
        solid(
          'M96 52h10v76h10V52h12v76h10V52h10v96q0 30-16 40l6 168q0 12-14 12t-14-12l6-168q-20-10-20-40z',
          VARIANT,
        ),
        solid('M186 52q38 6 38 90v64h-14v150q0 12-12 12t-12-12z', VARIANT),
        solid('M282 52q36 0 36 62t-24 76l8 166q0 12-16 12t-16-12l8-166q-24-14-24-76t28-62z', VARIANT),
        line('M282 76q-12 10-12 40', '#fff', 6, { opacity: 0.7 }),
      ].join(''),
  },
  bowls: {
    variant: INK.sage,
    scale: 1.125,
    shadow: 138,
    art: ({ solid, flat, line }) =>
      [
        solid('M96 214h208q-4 60-48 74H144q-44-14-48-74z', INK.cream, { transform: 'translate(0 -66)' }),
        solid('M84 214h232q-4 66-56 82H140q-52-16-56-82z', VARIANT, { transform: 'translate(0 -14)' }),
        solid('M66 250h268q-4 92-66 118H132q-62-26-66-118z', INK.cream),
        flat('M66 250h268q0 14-4 28H70q-4-14-4-28z', VARIANT),
        line('M84 312q20-16 40 0t40 0 40 0 40 0 40 0 36-4', VARIANT, 7),
      ].join(''),
  },
  carafe: {
    variant: INK.glass,
    shadow: 104,
    art: ({ solid, flat }) =>
      [
        solid('M164 78h72v70q0 16 26 56t26 88v46q0 30-30 30H142q-30 0-30-30v-46q0-48 26-88t26-56z', VARIANT),
        flat('M120 254q40-12 80 0t80 0q8 20 8 38v46q0 30-30 30H142q-30 0-30-30v-46q0-18 8-38z', INK.sky, {
          opacity: 0.45,
        }),
        flat('M134 268q-12 32-8 70q-2 10 8 10q6-40 8-78z', '#fff', { opacity: 0.7 }),
        solid(box(170, 34, 60, 54, 8), INK.oak),
      ].join(''),
  },
  'coffee-machine': {
    variant: INK.ink,
    shadow: 140,
    art: ({ solid, flat, line }) =>
      [
        solid('M132 44h136l-12 40H144z', INK.glass),
        flat('M146 60h108l-6 22h-96z', INK.bean),
        solid(box(86, 78, 228, FLOOR - 78, 22), VARIANT),
        flat(box(118, 186, 164, 148, 12), '#0d1219', { opacity: 0.72 }),
        solid(box(168, 176, 64, 46, 8), INK.steel),
        line('M190 222v14M210 222v14', INK.bean, 6),
        solid('M166 262h68q0 54-22 62h-24q-22-8-22-62z', INK.cream),
        solid(box(104, 330, 192, 22, 8), INK.steel),
        solid(box(118, 104, 98, 44, 10), '#0d1219'),
        flat(box(130, 118, 42, 6, 3), INK.glass),
        flat(box(130, 130, 26, 6, 3), INK.glass, { opacity: 0.6 }),
        solid(oval(258, 126, 23), INK.steel),
        line('M258 126l8-12', INK.ink, 5),
      ].join(''),
  },
};
