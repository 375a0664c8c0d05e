import { box, type Drawing, INK, oval, VARIANT } from './brush.ts';

/** Clothes and what is worn with them; their fabric follows the variant. */
export const fashion: Record<string, Drawing> = {
  shirt: {
    variant: INK.sand,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        solid(
          'M146 58q54 34 108 0l60 24q14 6 20 20l36 82-58 30-20-34v176q0 12-12 12H120q-12 0-12-12V180l-20 34-58-30 36-82q6-14 20-20z',
          VARIANT,
        ),
        flat('M146 58q54 34 108 0q-10 40-54 40t-54-40z', '#20120a', { opacity: 0.22 }),
        line('M146 58q10 50 54 50t54-50', '#fff', 6, { opacity: 0.35 }),
        line('M108 180q-6-26-14-40M292 180q6-26 14-40', '#20120a', 3, { opacity: 0.2 }),
      ].join(''),
  },
  blouse: {
    variant: INK.sky,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        solid(
          'M152 56h96l52 26q18 10 24 32l40 158-56 18-24-70 8 136q-92 22-184 0l8-136-24 70-56-18 40-158q6-22 24-32z',
          VARIANT,
        ),
        solid('M150 46h42l8 18 8-18h42l4 30-54 26-54-26z', VARIANT),
        line('M200 100v262', '#20120a', 3, { opacity: 0.25 }),
        ...[136, 184, 232, 280, 328].map((y) => flat(oval(200, y, 6), INK.paper)),
        line('M302 266l54-16M98 266l-54-16', '#20120a', 3, { opacity: 0.25 }),
      ].join(''),
  },
  jeans: {
    variant: INK.ink,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        solid(
          'M112 34h176q6 40 12 120l14 206q0 10-10 10h-70q-10 0-11-10l-21-190h-4l-21 190q-1 10-11 10H96q-10 0-10-10l14-206q6-80 12-120z',
          VARIANT,
        ),
        flat('M112 34h176l4 30H108z', '#20120a', { opacity: 0.22 }),
        line('M200 66v96M112 78q6 34 44 40M288 78q-6 34-44 40', INK.honey, 3, { opacity: 0.75 }),
        flat(oval(200, 50, 7), INK.honey),
        line('M90 346h78M232 346h78', INK.honey, 3, { opacity: 0.6 }),
      ].join(''),
  },
  dress: {
    variant: INK.coral,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        line('M158 92l-8-52M242 92l8-52', VARIANT, 12),
        solid('M146 80q24 26 54 26t54-26l14 96-4 16 62 160q-126 40-252 0l62-160-4-16z', VARIANT),
        flat('M134 176h132l4 24H130z', '#20120a', { opacity: 0.22 }),
        line('M168 210l-26 140M200 206v156M232 210l26 140', '#20120a', 3, { opacity: 0.16 }),
      ].join(''),
  },
  coat: {
    variant: INK.sand,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        solid(
          'M152 44h96l50 22q20 10 26 32l42 186-50 14-24-94 8 164H100l8-164-24 94-50-14L76 98q6-22 26-32z',
          VARIANT,
        ),
        flat('M200 128l-50-84h100z', '#20120a', { opacity: 0.3 }),
        solid('M150 44l50 84-26 40-52-90z', VARIANT),
        solid('M250 44l-50 84 26 40 52-90z', VARIANT),
        line('M200 130v238', '#20120a', 3, { opacity: 0.3 }),
        ...[188, 238, 288].map((y) => flat(oval(216, y, 8), INK.bean)),
        line('M120 262h44M236 262h44', '#20120a', 5, { opacity: 0.3 }),
      ].join(''),
  },
  socks: {
    variant: INK.ink,
    shadow: 0,
    art: ({ solid, flat }) => {
      const sock = (transform: string, fill: string) =>
        [
          `<g transform="${transform}">`,
          solid('M0 0h84v140q0 20 20 40l50 46q24 26 4 46t-50 6L18 206Q0 186 0 160z', fill),
          flat('M0 0h84v30H0z', '#fff', { opacity: 0.28 }),
          flat('M158 226q24 26 4 46t-50 6l-14-12q4-44 50-50z', '#20120a', { opacity: 0.2 }),
          '</g>',
        ].join('');
      return [
        sock('translate(210 34) rotate(8)', INK.sage),
        sock('translate(134 52)', INK.sand),
        sock('translate(46 74) rotate(-6)', VARIANT),
      ].join('');
    },
  },
  scarf: {
    variant: INK.coral,
    shadow: 0,
    art: ({ solid, line }) =>
      [
        solid('M240 130l64 4 18 190-76 8z', VARIANT),
        solid('M96 118q-8-70 104-72t104 72q-4 56-104 60T96 118z', VARIANT),
        solid('M144 116q0-22 56-22t56 22-56 22-56-22z', 'color-mix(in oklab,var(--variant),#20120a 42%)'),
        solid('M140 150l84 0q-8 60-18 214l-84-6q4-120 18-208z', VARIANT),
        ...[190, 216, 242, 268, 294, 320].map((y) =>
          line(`M${134 - (y - 190) / 16} ${y}h78`, '#fff', 5, { opacity: 0.3 }),
        ),
        line('M126 360l-4 22M146 362l-4 22M166 364l-3 22M186 366l-2 20M204 366v18', VARIANT, 7),
        line('M252 332l2 20M272 330l4 20M292 328l4 20M312 326l5 18', VARIANT, 7),
      ].join(''),
  },
  gloves: {
    variant: INK.ink,
    shadow: 0,
    art: ({ solid, flat }) => {
      const glove = (transform: string) =>
        [
          `<g transform="${transform}">`,
          solid(
            'M20 170q-40-40-34-56t30-4l12 12-4-84q0-18 14-18t16 18l4 56 2-74q2-18 16-18t16 18v74l6-64q2-16 16-15t14 17l-4 68 8-38q4-14 16-11t11 18l-16 108q-6 40-40 40H50q-20-12-30-47z',
            VARIANT,
          ),
          solid(box(38, 204, 96, 62, 12), VARIANT),
          flat(box(38, 222, 96, 8, 4), '#fff', { opacity: 0.35 }),
          flat(box(38, 240, 96, 8, 4), '#fff', { opacity: 0.35 }),
          flat(oval(38, 36, 11, 14), INK.honey),
          '</g>',
        ].join('');
      return (
        glove('translate(50 92) rotate(-10 80 120)') +
        glove('translate(352 76) scale(-1 1) rotate(-10 80 120)')
      );
    },
  },
  sneaker: {
    variant: INK.sky,
    shadow: 156,
    art: ({ solid, flat, line }) =>
      [
        solid('M60 214q50 34 96-30l30-24q20 40 66 66t92 30q26 10 22 62H46q-18-60 14-104z', VARIANT),
        flat('M236 216q46 26 100 38q30 10 30 56q-70 0-130-94z', '#20120a', { opacity: 0.12 }),
        solid('M40 312h332q12 40-24 56H66q-30-6-26-56z', INK.paper),
        line('M170 190l30-20M192 212l30-20M216 232l28-22', INK.paper, 9),
        line('M94 300q50-14 92-66', INK.paper, 12),
        line('M44 338h326', INK.sand, 4),
      ].join(''),
  },
  boots: {
    variant: INK.coffee,
    shadow: 150,
    art: ({ solid, flat, line }) =>
      [
        solid('M94 64q56-22 112 0l6 130q6 26 62 40t74 40q14 20 10 54H78q-14-130 16-264z', VARIANT),
        flat('M90 72q60-24 118-6l1 26q-60-14-122 4z', INK.sand),
        solid('M70 320h294q8 30-6 48h-32l-14-14-14 14H96q-34-4-26-48z', INK.bean),
        line('M160 128l52-8M162 158l52-6M166 188l52-2M180 216l50 4', INK.honey, 8),
        line('M80 260q100 20 160-20', '#20120a', 3, { opacity: 0.3 }),
      ].join(''),
  },
  cap: {
    variant: INK.ink,
    shadow: 150,
    art: ({ solid, flat, line }) =>
      [
        solid('M86 300q-10-160 114-160t120 160z', VARIANT),
        solid('M196 268q120-20 178 50q4 18-16 16-90-26-166 0-70 16-106 0V286q56-4 110-18z', VARIANT),
        line('M200 142q-44 40-46 152M204 142q44 40 46 120', '#20120a', 3, { opacity: 0.25 }),
        flat(oval(202, 140, 14, 9), VARIANT),
        flat(oval(202, 140, 14, 9), '#20120a', { opacity: 0.2 }),
      ].join(''),
  },
  swimsuit: {
    variant: INK.coral,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        line('M146 98l10-62M254 98l-10-62', VARIANT, 14),
        solid(
          'M132 92q20 34 68 34t68-34q6 70-12 110 44 60 36 92-62 0-72 70h-40q-10-70-72-70-8-32 36-92-18-40-12-110z',
          VARIANT,
        ),
        flat('M144 200q56 16 112 0l4 12q-60 16-120 0z', '#fff', { opacity: 0.4 }),
        flat('M138 220q62 18 124 0l5 12q-66 18-134 0z', '#fff', { opacity: 0.4 }),
      ].join(''),
  },
  handbag: {
    variant: INK.coffee,
    shadow: 134,
    art: ({ solid, flat, line }) =>
      [
        line('M132 176q0-116 68-116t68 116', VARIANT, 16),
        line('M132 176q0-116 68-116t68 116', '#20120a', 16, { opacity: 0.2 }),
        solid('M96 166h208q14 0 18 16l22 160q2 26-26 26H82q-28 0-26-26l22-160q4-16 18-16z', VARIANT),
        solid('M88 168h224l10 74q-122 60-244 0z', VARIANT),
        solid(oval(200, 268, 20), INK.honey),
        flat(oval(200, 268, 8), '#20120a', { opacity: 0.4 }),
      ].join(''),
  },
  backpack: {
    variant: INK.sage,
    shadow: 118,
    art: ({ solid, flat, line }) =>
      [
        line('M164 74q0-36 36-36t36 36', VARIANT, 16),
        solid(box(62, 214, 60, 120, 24), VARIANT),
        solid(box(278, 214, 60, 120, 24), VARIANT),
        solid('M94 160q0-96 106-96t106 96v176q0 32-32 32H126q-32 0-32-32z', VARIANT),
        solid('M122 236q0-14 14-14h128q14 0 14 14v84q0 18-18 18H140q-18 0-18-18z', VARIANT),
        line('M130 258h140', INK.paper, 6),
        line('M112 168q88 26 176 0', '#20120a', 5, { opacity: 0.3 }),
        solid(box(184, 182, 32, 44, 6), INK.oak),
        flat(oval(244, 258, 8), INK.honey),
      ].join(''),
  },
  umbrella: {
    variant: INK.coral,
    shadow: 0,
    art: ({ solid, flat, line }) =>
      [
        line('M200 60v-24', INK.iron, 10),
        line('M200 196v128q0 34 30 34t30-30', INK.iron, 12),
        solid(
          'M40 216q10-150 160-156t160 156q-24-22-54 0-26-22-53 0-27-22-53 0-26-22-53 0-27-22-53 0-30-22-54 0z',
          VARIANT,
        ),
        flat('M200 60q-60 40-53 156 27-22 53 0z', '#fff', { opacity: 0.2 }),
        flat('M200 60q120 20 106 156 30-22 54 0-10-150-160-156z', '#20120a', { opacity: 0.12 }),
      ].join(''),
  },
};
