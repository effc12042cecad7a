type Line = { d: string; colour?: string; fill?: string; isDashed?: boolean }

export type FieldLook = {
  /** What lies around, and what is played on. */
  ground: string
  lines: readonly Line[]
  /** Where the figures of the home side stand; those of the away side as far from the other end. None where there are no sides. */
  figures?: readonly [x: number, y: number]
  /** Where the ball of who serves lies. */
  serve?: readonly [x: number, y: number]
}

/** As large as every field is drawn. */
export const WIDTH = 320
export const HEIGHT = 180

const halves: readonly [number, number] = [80, 106]

/** What each sport is played on, by its number in the feed: drawn, not measured. */
export const fields: Readonly<Record<number, FieldLook>> = {
  // Football.
  1: {
    ground: '#2c7a47',
    lines: [
      {
        d: 'M8 8h38v164H8zM84 8h38v164H84zM160 8h38v164h-38zM236 8h38v164h-38z',
        colour: 'none',
        fill: '#348553',
      },
      {
        d: 'M8 8h304v164H8zM160 8v164M160 64a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM8 46h46v88H8M312 46h-46v88h46M8 68h17v44H8M312 68h-17v44h17M54 74a20 20 0 0 1 0 32M266 74a20 20 0 0 0 0 32M8 78H3v24h5M312 78h5v24h-5M40 90h.01M280 90h.01M160 90h.01M8 14a6 6 0 0 0 6-6M306 8a6 6 0 0 0 6 6M8 166a6 6 0 0 1 6 6M312 166a6 6 0 0 0-6 6',
      },
    ],
    figures: halves,
  },
  // Basketball.
  2: {
    ground: '#a8683a',
    lines: [
      { d: 'M8 62h62v56H8zM312 62h-62v56h62z', colour: 'none', fill: '#8f4f2b' },
      {
        d: 'M8 8h304v164H8zM160 8v164M160 66a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM8 62h62v56H8M312 62h-62v56h62M70 66a24 24 0 0 1 0 48M250 66a24 24 0 0 0 0 48M8 20h26c58 22 58 118 0 140H8M312 20h-26c-58 22-58 118 0 140h26M20 80v20M300 80v20',
      },
      { d: 'M26 85a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM294 85a5 5 0 1 0 0 10 5 5 0 0 0 0-10z', colour: '#ffb066' },
    ],
    figures: [104, 106],
  },
  // Baseball.
  3: {
    ground: '#2f7d45',
    lines: [
      { d: 'M160 172 30 62Q160-52 290 62Z', colour: 'none', fill: '#3a8f52' },
      { d: 'M160 174 100 116q60-66 120 0Z', colour: 'none', fill: '#b07a4a' },
      { d: 'M160 154 124 118l36-36 36 36Z', fill: '#3a8f52' },
      { d: 'M160 172 30 62Q160-52 290 62Z' },
      { d: 'M160 110a7 7 0 1 0 .1 0', colour: 'none', fill: '#b07a4a' },
      { d: 'M156 150h8v6l-4 4-4-4zM120 114h8v8h-8zM192 114h8v8h-8zM156 78h8v8h-8z', fill: '#ffffff' },
    ],
    figures: [52, 160],
  },
  // Ice hockey.
  4: {
    ground: '#dfe9f1',
    lines: [
      { d: 'M160 8v164', colour: '#c8324a' },
      { d: 'M112 8v164M208 8v164', colour: '#2b62b5' },
      { d: 'M30 14v152M290 14v152M160 66a24 24 0 1 0 0 48 24 24 0 0 0 0-48z', colour: '#c8324a' },
      {
        d: 'M66 28a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM66 116a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM254 28a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM254 116a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
        colour: '#c8324a',
      },
      { d: 'M30 78a13 13 0 0 1 0 24zM290 78a13 13 0 0 0 0 24z', colour: '#c8324a', fill: '#9cc5f0' },
      {
        d: 'M44 8h232a36 36 0 0 1 36 36v92a36 36 0 0 1-36 36H44a36 36 0 0 1-36-36V44A36 36 0 0 1 44 8z',
        colour: '#2b3f5c',
      },
    ],
    figures: [88, 106],
  },
  // Tennis.
  5: {
    ground: '#2b6a54',
    lines: [
      { d: 'M36 26h248v128H36z', colour: 'none', fill: '#33619b' },
      { d: 'M36 26h248v128H36zM36 42h248M36 138h248M98 42v96M222 42v96M98 90h124M36 90h4M284 90h-4' },
      { d: 'M160 18v144', colour: '#ffffff', isDashed: true },
    ],
    figures: [67, 106],
    serve: [30, 112],
  },
  // Handball.
  6: {
    ground: '#2a6a9a',
    lines: [
      {
        d: 'M8 44c34 0 48 18 48 46s-14 46-48 46zM312 44c-34 0-48 18-48 46s14 46 48 46z',
        colour: 'none',
        fill: '#d7a24a',
      },
      {
        d: 'M8 8h304v164H8zM160 8v164M8 44c34 0 48 18 48 46s-14 46-48 46M312 44c-34 0-48 18-48 46s14 46 48 46M8 76H3v28h5M312 76h5v28h-5M64 86v8M256 86v8',
      },
      { d: 'M8 22c56 0 72 30 72 68s-16 68-72 68M312 22c-56 0-72 30-72 68s16 68 72 68', isDashed: true },
    ],
    figures: [116, 106],
  },
  // Golf.
  9: {
    ground: '#2a6b3f',
    lines: [
      { d: 'M0 180C40 120 90 150 130 110S210 40 320 50v130z', colour: 'none', fill: '#358049' },
      { d: 'M62 118c18-40 84-58 142-46s76 50 34 72-198 16-176-26z', colour: 'none', fill: '#5cb46a' },
      {
        d: 'M254 40c16-8 40-6 46 6s-18 20-34 16-26-16-12-22zM30 50c12-8 32-4 32 6s-22 14-34 8-8-10 2-14z',
        colour: 'none',
        fill: '#e0cf9c',
      },
      { d: 'M168 118V44l34 12-34 12', fill: '#e4572e' },
      { d: 'M160 119a8 2.5 0 1 0 16 0 8 2.5 0 0 0-16 0z', colour: 'none', fill: '#0c2a16' },
      { d: 'M132 122a3.5 3.5 0 1 0 .1 0', colour: 'none', fill: '#ffffff' },
    ],
  },
  // American football.
  16: {
    ground: '#2c7a47',
    lines: [
      { d: 'M8 8h28v164H8z', colour: 'none', fill: '#1d4f86' },
      { d: 'M284 8h28v164h-28z', colour: 'none', fill: '#8c2f39' },
      {
        d: 'M8 8h304v164H8zM36 8v164M284 8v164M61 8v164M86 8v164M110 8v164M135 8v164M160 8v164M185 8v164M210 8v164M234 8v164M259 8v164',
      },
      { d: 'M36 66h248M36 114h248', isDashed: true },
      { d: 'M14 76v28M8 90h6M306 76v28M312 90h-6', colour: '#f5c84b' },
    ],
    figures: [98, 106],
  },
  // Table tennis.
  20: {
    ground: '#3a2a2f',
    lines: [
      { d: 'M46 34h228v112H46z', colour: '#ffffff', fill: '#1f5f8b' },
      { d: 'M46 90h228' },
      { d: 'M160 24v132', isDashed: true },
    ],
    figures: [103, 106],
  },
  // Cricket.
  21: {
    ground: '#2f6f42',
    lines: [
      { d: 'M160 10c84 0 150 36 150 80s-66 80-150 80S10 134 10 90s66-80 150-80z', fill: '#3f8f52' },
      { d: 'M160 42c44 0 80 22 80 48s-36 48-80 48-80-22-80-48 36-48 80-48z', isDashed: true },
      { d: 'M146 52h28v76h-28z', colour: 'none', fill: '#d2b98a' },
      { d: 'M142 62h36M142 118h36M156 57v5M160 57v5M164 57v5M156 118v5M160 118v5M164 118v5' },
    ],
    figures: [62, 106],
  },
  // Darts.
  22: {
    ground: '#2a2430',
    lines: [
      { d: 'M160 8a82 82 0 1 0 .1 0', colour: '#0c0c10', fill: '#16161c' },
      { d: 'M160 24a66 66 0 1 0 .1 0', colour: '#c8324a', fill: '#e9dcc0' },
      {
        d: 'm160 90 10.3-65.2a66 66 0 0 1 20.2 6.6zm0 0 46.7-46.7a66 66 0 0 1 12.1 16.5zm0 0 65.2-10.3a66 66 0 0 1 0 20.6zm0 0 58.8 30a66 66 0 0 1-12.1 16.7zm0 0 30.5 58.6a66 66 0 0 1-20.2 6.6zm0 0-10.3 65.2a66 66 0 0 1-20.2-6.6zm0 0-46.7 46.7a66 66 0 0 1-12.1-16.5zm0 0-65.2 10.3a66 66 0 0 1 0-20.6zm0 0-58.8-30a66 66 0 0 1 12.1-16.7zm0 0-30.5-58.6a66 66 0 0 1 20.2-6.6z',
        colour: 'none',
        fill: '#1d1d24',
      },
      { d: 'M160 24a66 66 0 1 0 .1 0', colour: '#2f8f5b' },
      { d: 'M160 52a38 38 0 1 0 .1 0', colour: '#c8324a' },
      { d: 'M160 82a8 8 0 1 0 .1 0', colour: '#2f8f5b', fill: '#c8324a' },
    ],
    figures: [40, 106],
    serve: [40, 126],
  },
  // Volleyball.
  23: {
    ground: '#2a6a6f',
    lines: [
      { d: 'M44 32h232v116H44z', colour: 'none', fill: '#d08b4a' },
      { d: 'M44 32h232v116H44zM122 32v116M198 32v116' },
      { d: 'M160 22v136', isDashed: true },
    ],
    figures: [83, 106],
  },
}
